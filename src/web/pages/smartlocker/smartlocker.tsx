import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router'
import { CustomerPage } from '../../customer/customer-page.tsx'
import { answerPost, openPage } from '../../customer/open-page.server.ts'
import { answerLocker } from './answer-locker.server.ts'
import { Locker } from './locker.tsx'
import type { LockerPageAnswer } from './locker-answer.ts'

export {
  clientAction,
  clientLoader,
  headers,
  meta,
  shouldRevalidate,
} from '../../customer/customer-route.ts'

export const loader = async (args: LoaderFunctionArgs) => (await openPage(args)).data

export const action = (args: ActionFunctionArgs) => answerPost(args, answerLocker)

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<LockerPageAnswer>()
  return <CustomerPage data={loaderData}>{(view) => <Locker view={view} answer={answer} />}</CustomerPage>
}
