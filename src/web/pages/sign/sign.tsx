import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router'
import { CustomerPage } from '../../customer/customer-page.tsx'
import { answerPost, openPage } from '../../customer/open-page.server.ts'
import { answerSigning } from './answer-signing.server.ts'
import type { SignPageAnswer } from './sign-answer.ts'
import { Signing } from './signing.tsx'

export {
  clientAction,
  clientLoader,
  headers,
  meta,
  shouldRevalidate,
} from '../../customer/customer-route.ts'

export const loader = async (args: LoaderFunctionArgs) => (await openPage(args)).data

export const action = (args: ActionFunctionArgs) => answerPost(args, answerSigning)

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<SignPageAnswer>()
  return <CustomerPage data={loaderData}>{(view) => <Signing view={view} answer={answer} />}</CustomerPage>
}
