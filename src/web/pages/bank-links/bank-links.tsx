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
import { answerPayment } from './answer-payment.server.ts'
import type { PayPageAnswer } from './pay-answer.ts'
import { Payment } from './payment.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { web, data } = await openPage(args)
  return { ...data, ways: data.view && (await web.customer.payWays()) }
}

export const action = (args: ActionFunctionArgs) => answerPost(args, answerPayment)

export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
  lastSeenOr(url.pathname + url.search, () => serverLoader<typeof loader>())

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  failedOr(() => serverAction<typeof action>())

export const shouldRevalidate = isCustomerReadAgain
export const headers = customerHeaders
export const meta = customerMeta

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<PayPageAnswer>()
  return (
    <CustomerPage data={loaderData}>
      {(view) => <Payment view={view} held={loaderData.held} ways={loaderData.ways} answer={answer} />}
    </CustomerPage>
  )
}
