import { Hono } from 'hono'
import type { PaymentDependencies } from '../../../use-cases/payment/payment-dependencies.ts'
import { takeNotice } from '../../../use-cases/payment/take-notice.ts'
import type { Limits } from '../../limits.ts'
import { readJson } from '../read-json.ts'
import { refuseIn } from '../refuse-in.ts'
import type { RequestContext, Texts } from '../request-context.ts'

/** A word of the bank has some 20 fields. */
const MOST = { bytes: 16 * 1024, values: 200 }

/**
 * Where the bank tells what became of a payment or refund. A word that is not the bank's is refused; one about nothing
 * of ours is taken quietly, because the bank would only repeat it.
 */
export function paymentRoutes(
  payments: PaymentDependencies,
  { badNotices }: Pick<Limits, 'badNotices'>,
  texts: Texts,
  now: () => Date,
): Hono<RequestContext> {
  const refuse = refuseIn(texts)
  const app = new Hono<RequestContext>()
  app.post('/notice', async (context) => {
    const body = await readJson(context.req.raw, MOST)
    const told = body.ok && body.value && typeof body.value === 'object' ? body.value : {}
    const tokens = [
      'orderToken' in told ? told.orderToken : undefined,
      'refundToken' in told ? told.refundToken : undefined,
      context.req.query('order-token'),
      context.req.query('refund-token'),
    ]
    const token = tokens.find((one) => typeof one === 'string')
    const notice = token === undefined ? undefined : await payments.bank.readToken(token)
    if (!notice) {
      // Only what is not the bank's is counted: whoever shouts here cannot make us deaf to the bank.
      const wait = badNotices.take(context.get('visitor'), performance.now())
      return wait > 0
        ? refuse(context, 'too_many_requests', {}, { 'retry-after': String(wait) })
        : context.json({ status: 'refused' }, 403)
    }
    return context.json({ status: await takeNotice(payments, notice, now()) })
  })
  return app
}
