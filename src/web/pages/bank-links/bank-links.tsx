import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { customerPage } from '../../customer/customer-page.tsx'
import { answerPost, openPage } from '../../customer/open-page.server.ts'
import type { PayPageAnswer } from './answer-payment.server.ts'
import { answerPayment } from './answer-payment.server.ts'
import { Payment } from './payment.tsx'

export { clientAction, clientLoader, headers, meta, shouldRevalidate } from '../../customer/route.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { web, data } = await openPage(args)
  return { ...data, ways: data.view && (await web.customer.payWays()) }
}

export const action = (args: ActionFunctionArgs) => answerPost(args, answerPayment)

type Data = Awaited<ReturnType<typeof loader>>

export default customerPage((view, answer: PayPageAnswer | undefined, { held, ways }: Data) => (
  <Payment view={view} held={held} ways={ways} answer={answer} />
))
