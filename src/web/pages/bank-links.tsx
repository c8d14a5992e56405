import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
} from 'react-router'
import { lastSeenOr } from '../own/last-seen.ts'
import { answerPost, openPage } from '../own/open-page.server.ts'
import { failedOr, isOwnReadAgain } from '../own/own-answer.ts'
import { OwnPage, ownHeaders, ownMeta } from '../own/own-page.tsx'
import { answerPayment } from '../own/pay/answer-payment.server.ts'
import type { PayPageAnswer } from '../own/pay/pay-answer.ts'
import { Payment } from '../own/pay/payment.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { web, data } = await openPage(args)
  return { ...data, ways: data.view && (await web.own.payWays()) }
}

export const action = (args: ActionFunctionArgs) => answerPost(args, answerPayment)

export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
  lastSeenOr(url.pathname + url.search, () => serverLoader<typeof loader>())

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  failedOr(() => serverAction<typeof action>())

export const shouldRevalidate = isOwnReadAgain
export const headers = ownHeaders
export const meta = ownMeta

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<PayPageAnswer>()
  return (
    <OwnPage data={loaderData}>
      {(view) => <Payment view={view} held={loaderData.held} ways={loaderData.ways} answer={answer} />}
    </OwnPage>
  )
}
