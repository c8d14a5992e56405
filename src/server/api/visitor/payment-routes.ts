import { Hono } from 'hono'
import type { PaymentDependencies } from '../../../use-cases/payment/payment-dependencies.ts'
import { takeNotice } from '../../../use-cases/payment/take-notice.ts'
import { readJson } from '../read-json.ts'
import type { RequestContext } from '../request-context.ts'

/**
 * Where the bank tells what became of a payment or refund. A word that is not the bank's is refused; one about nothing
 * of ours is taken quietly, because the bank would only repeat it.
 */
export function paymentRoutes(payments: PaymentDependencies, now: () => Date): Hono<RequestContext> {
  const app = new Hono<RequestContext>()
  app.post('/notice', async (context) => {
    const body = await readJson(context.req.raw)
    const told = body.ok && body.value && typeof body.value === 'object' ? body.value : {}
    const tokens = [
      'orderToken' in told ? told.orderToken : undefined,
      'refundToken' in told ? told.refundToken : undefined,
      context.req.query('order-token'),
      context.req.query('refund-token'),
    ]
    const token = tokens.find((one) => typeof one === 'string')
    const notice = token === undefined ? undefined : await payments.bank.readToken(token)
    if (!notice) return context.json({ status: 'refused' }, 403)
    return context.json({ status: await takeNotice(payments, notice, now()) })
  })
  return app
}
