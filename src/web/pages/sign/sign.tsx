import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
} from 'react-router'
import { failedOr, isCustomerReadAgain } from '../../customer/customer-answer.ts'
import { CustomerPage, customerHeaders, customerMeta } from '../../customer/customer-page.tsx'
import { lastSeenOr } from '../../customer/last-seen.ts'
import { answerPost, openPage } from '../../customer/open-page.server.ts'
import { answerSigning } from './answer-signing.server.ts'
import type { SignPageAnswer } from './sign-answer.ts'
import { Signing } from './signing.tsx'

export const loader = async (args: LoaderFunctionArgs) => (await openPage(args)).data

export const action = (args: ActionFunctionArgs) => answerPost(args, answerSigning)

export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
  lastSeenOr(url.pathname + url.search, () => serverLoader<typeof loader>())

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  failedOr(() => serverAction<typeof action>())

export const shouldRevalidate = isCustomerReadAgain
export const headers = customerHeaders
export const meta = customerMeta

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<SignPageAnswer>()
  return <CustomerPage data={loaderData}>{(view) => <Signing view={view} answer={answer} />}</CustomerPage>
}
