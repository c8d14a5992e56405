import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router'
import { CustomerPage } from '../../customer/customer-page.tsx'
import { answerPost, openPage } from '../../customer/open-page.server.ts'
import { answerPayment } from './answer-payment.server.ts'
import type { PayPageAnswer } from './pay-answer.ts'
import { Payment } from './payment.tsx'

export {
  clientAction,
  clientLoader,
  headers,
  meta,
  shouldRevalidate,
} from '../../customer/customer-route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { web, data } = await openPage(args)
  return { ...data, ways: data.view && (await web.customer.payWays()) }
}

export const action = (args: ActionFunctionArgs) => answerPost(args, answerPayment)

export default function Page({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const answer = useActionData<PayPageAnswer>()
  return (
    <CustomerPage data={loaderData}>
      {(view) => <Payment view={view} held={loaderData.held} ways={loaderData.ways} answer={answer} />}
    </CustomerPage>
  )
}
