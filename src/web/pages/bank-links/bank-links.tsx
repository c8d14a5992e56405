import type { LoaderFunctionArgs } from 'react-router'
import { customerPage } from '../../customer/customer-page.tsx'
import { customerAction, openPage } from '../../customer/open-page.server.ts'
import { answerPayment } from './answer-payment.server.ts'
import { Payment } from './payment.tsx'

export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { web, data } = await openPage(args)
  return { ...data, ways: data.view && (await web.customer.payWays()) }
}

export const action = customerAction(answerPayment)

export default customerPage(Payment)
