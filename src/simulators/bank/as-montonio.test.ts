import { Hono } from 'hono'
import { decodeJwt, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  recordedOrder,
  recordedOrderToken,
  recordedRefund,
  recordedRefundedOrder,
  recordedRefundToken,
  recordedRefusals,
} from '../../../tests/support/montonio-recorded.ts'
import { type LocalServer, listenLocally } from '../../infra/local-server.ts'
import { noticeClaims, orderAnswer, refundAnswer } from '../../infra/payments/montonio-wire.ts'
import { MontonioSimulator } from './montonio-simulator.ts'

const keys = { accessKey: 'access-of-test', secretKey: 'secret-of-test-secret-of-test-32' }
const now = () => new Date('2026-11-15T10:00:00Z')

type Told = { query: Record<string, string>; body: Record<string, string> }
let server: LocalServer
let bank: MontonioSimulator
let told: Told[] = []

beforeEach(async () => {
  const app = new Hono()
  server = await listenLocally(() => (request) => app.fetch(request))
  told = []
  const publicUrl = `${server.url}/bank`
  bank = new MontonioSimulator({ ...keys, publicUrl, now, wait: async () => {} })
  app.mount('/bank', (request) => bank.app.fetch(request))
  app.post('/notify', async (context) => {
    told.push({ query: context.req.query(), body: await context.req.json() })
    return context.text('')
  })
})
afterEach(async () => {
  await bank.settled()
  await server.close()
})

/** A program of another shop: its own signing, and the bank's answers as they come. */
const sign = (claims: object) =>
  new SignJWT({ ...claims, accessKey: keys.accessKey })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(now().getTime() / 1000)
    .setExpirationTime(now().getTime() / 1000 + 600)
    .sign(new TextEncoder().encode(keys.secretKey))

type Json = Record<string, unknown>
async function post(path: string, claims: object): Promise<{ status: number; body: Json }> {
  const answer = await fetch(`${server.url}/bank/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: await sign(claims) }),
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}
async function find(uuid: string): Promise<Json> {
  const headers = { authorization: `Bearer ${await sign({})}` }
  return (await (await fetch(`${server.url}/bank/api/orders/${uuid}`, { headers })).json()) as Json
}

const { billingAddress, lineItems, paymentIntents } = recordedOrder
const order = (changed: object = {}) => ({
  merchantReference: 'ORDER-123',
  returnUrl: 'https://shop.example/return',
  notificationUrl: `${server.url}/notify?shop=1`,
  grandTotal: 99.99,
  currency: 'EUR',
  locale: 'et',
  payment: {
    method: 'paymentInitiation',
    amount: 99.99,
    currency: 'EUR',
    methodOptions: paymentIntents[0]?.paymentMethodMetadata,
  },
  billingAddress,
  shippingAddress: billingAddress,
  lineItems,
  ...changed,
})

async function paid(): Promise<Json> {
  const { body } = await post('/orders', order())
  await fetch(String(body.paymentUrl), {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  return body
}

/** The names in it and the form of each value: what a program of the shop can see of the other side. */
function formOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(formOf)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, inner]) => [name, formOf(inner)] as const)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    )
  if (typeof value !== 'string') return value === null ? null : typeof value
  if (/^[A-Z_]{4,}$/.test(value)) return value
  const forms = {
    uuid: /^[0-9a-f-]{36}$/,
    '0.00': /^\d+\.\d\d$/,
    '0': /^\d+$/,
    date: /^\d{4}-.*Z$/,
    address: /^https?:/,
  }
  return Object.entries(forms).find(([, form]) => form.test(value))?.[0] ?? 'text'
}

describe('T11: the simulator answers in the forms that Montonio documents', () => {
  it('an order, before it is paid and after part of it went back', async () => {
    const placed = await paid()
    expect(formOf(placed)).toEqual(formOf(recordedOrder))
    const refund = await post('/refunds', { orderUuid: placed.uuid, amount: 25, idempotencyKey: 'any' })
    expect(formOf(refund.body)).toEqual(formOf(recordedRefund))
    await bank.settled()
    expect(formOf(await find(String(placed.uuid)))).toEqual(formOf(recordedRefundedOrder))
  })

  it('its tokens, in the address and in the body', async () => {
    const { uuid: orderUuid } = await paid()
    await post('/refunds', { orderUuid, amount: 25, idempotencyKey: 'any' })
    await bank.settled()
    const [order, refund] = told
    expect(order?.query).toEqual({ shop: '1', 'order-token': order?.body.orderToken })
    expect(refund?.query).toEqual({ shop: '1', 'refund-token': refund?.body.refundToken })
    expect(formOf(decodeJwt(order?.body.orderToken ?? ''))).toEqual(formOf(recordedOrderToken))
    expect(formOf(decodeJwt(refund?.body.refundToken ?? ''))).toEqual(formOf(recordedRefundToken))
  })

  it('takes what shops send: amounts as strings, no language, a key of their own', async () => {
    const payment = { ...order().payment, amount: '99.99' }
    const asText = order({ grandTotal: '99.99', payment, locale: undefined })
    expect(await post('/orders', asText)).toMatchObject({ status: 201, body: { grandTotal: '99.99' } })
    const { uuid: orderUuid } = await paid()
    const refund = { orderUuid, amount: '5.00', idempotencyKey: 'wc_order_1-1731662400' }
    expect(await post('/refunds', refund)).toMatchObject({ status: 201, body: { amount: 5 } })
  })

  it('gives nothing back before the money has come, and says so in its words', async () => {
    const { uuid: orderUuid } = await paid()
    bank.set({ isUnsettled: true })
    expect(await find(String(orderUuid))).toMatchObject({ availableForRefund: 0 })
    const { status, body } = await post('/refunds', { orderUuid, amount: 99.9, idempotencyKey: 'any' })
    const { message } = recordedRefusals.unsettled
    expect({ status, body }).toEqual({
      status: 400,
      body: { ...recordedRefusals.unsettled, message: message.replace('231.8', '99.9') },
    })
  })

  it('only when it has run out of time by its own rule says when that is', async () => {
    const soon = order({ expiresIn: 15 })
    expect((await post('/orders', soon)).body.expiresAt).toBe('2026-11-15T10:15:00.000Z')
  })
})

describe('what Montonio documents is read by the adapter', () => {
  it('to the cent', () => {
    expect(orderAnswer.parse(recordedOrder)).toMatchObject({ amount: 9999, status: 'PENDING', refunds: [] })
    expect(orderAnswer.parse(recordedRefundedOrder)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunds: [{ amount: 2500, status: 'SUCCESSFUL' }],
    })
    expect(refundAnswer.parse(recordedRefund)).toMatchObject({ amount: 2500, status: 'PENDING' })
    expect(noticeClaims.parse(recordedOrderToken)).toMatchObject({ kind: 'order', amount: 9999 })
    expect(noticeClaims.parse(recordedRefundToken)).toMatchObject({ kind: 'refund', amount: 2500 })
  })
})
