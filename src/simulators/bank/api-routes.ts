import { type Context, Hono } from 'hono'
import { type Cents, cents, eurosFromCents } from '../../domain/money.ts'
import { paymentMethodsJson } from './bank-list.ts'
import { orderClaims, refundClaims, sentences } from './claims.ts'
import { availableForRefund, type RefundFault, type SimulatedOrder } from './order-book.ts'
import { orderJson, refundJson } from './order-json.ts'
import type { SimulatedBank } from './simulated-bank.ts'
import type { ReadRequest } from './store-tokens.ts'

const STORE_UUID = '7e0f3a52-6f1c-4c1e-9a55-51d0e6c1a001'

type Refusal = { status: keyof typeof names; message: string | string[] }

/** Before the money of a payment has come to it, Montonio speaks as if too much were asked for. */
const exceeds = (asked: Cents, refundable: Cents): Refusal => ({
  status: 400,
  message: `Refund amount [${eurosFromCents(asked)}] exceeds the total amount refundable [${eurosFromCents(refundable)}]`,
})

function refundFault(fault: RefundFault, asked: Cents, order: SimulatedOrder | undefined): Refusal {
  if (fault === 'same_key')
    return { status: 400, message: 'Order already has a refund with the same idempotency key' }
  if (fault === 'not_paid') return { status: 400, message: 'Order is not paid' }
  if (fault === 'unsettled') return exceeds(asked, cents(0))
  return order ? exceeds(asked, availableForRefund(order)) : { status: 404, message: 'Order not found' }
}

/** The four calls of Montonio's API. */
export function apiRoutes(bank: SimulatedBank, publicUrl: string): Hono {
  const app = new Hono()
  const asJson = (order: SimulatedOrder) =>
    orderJson(order, { publicUrl, storeUuid: STORE_UUID, isSettled: !bank.faults.isUnsettled })

  app.get('/stores/payment-methods', async (context) => {
    const request = await readBearer(bank, context)
    return request.ok ? context.json(paymentMethodsJson(STORE_UUID)) : refuse(context, request)
  })

  app.post('/orders', async (context) => {
    const request = await readBody(bank, context)
    if (!request.ok) return refuse(context, request)
    const claims = orderClaims.safeParse(request.claims)
    if (!claims.success) return refuse(context, { status: 400, message: sentences(claims.error) })
    const order = bank.place(claims.data)
    return order
      ? context.json(asJson(order), 201)
      : refuse(context, { status: 400, message: 'ALREADY_PAID_FOR' })
  })

  app.get('/orders/:uuid', async (context) => {
    const request = await readBearer(bank, context)
    if (!request.ok) return refuse(context, request)
    const order = bank.book.byUuid(context.req.param('uuid'))
    return order ? context.json(asJson(order)) : refuse(context, { status: 404, message: 'Order not found' })
  })

  app.post('/refunds', async (context) => {
    const request = await readBody(bank, context)
    if (!request.ok) return refuse(context, request)
    const claims = refundClaims.safeParse(request.claims)
    if (!claims.success) return refuse(context, { status: 400, message: sentences(claims.error) })
    const made = bank.refund(claims.data)
    return typeof made === 'string'
      ? refuse(context, refundFault(made, claims.data.amount, bank.book.byUuid(claims.data.orderUuid)))
      : context.json(refundJson(made.order, made.refund), 201)
  })

  app.all('*', (context) => refuse(context, { status: 404, message: 'Not found' }))
  return app
}

function readBearer(bank: SimulatedBank, context: Context): Promise<ReadRequest> {
  return bank.tokens.read((context.req.header('authorization') ?? '').replace(/^Bearer /, ''))
}

async function readBody(bank: SimulatedBank, context: Context): Promise<ReadRequest> {
  const body: unknown = await context.req.json().catch(() => undefined)
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  return bank.tokens.read(typeof data === 'string' ? data : '')
}

const names = { 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found' } as const

function refuse(context: Context, { status, message }: Refusal): Response {
  return context.json({ statusCode: status, message, error: names[status] }, status)
}
