import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { z } from 'zod'
import { eurosFromCents } from '../../domain/money.ts'
import { callJson, type JsonAnswer } from '../call-json.ts'
import {
  failureAnswer,
  methodsAnswer,
  noticeClaims,
  orderAnswer,
  orderClaims,
  refundAnswer,
} from './montonio-wire.ts'
import type {
  Answered,
  NewOrder,
  NewRefund,
  Notice,
  OrderState,
  PaymentMethods,
  PaymentProvider,
  ProviderFailure,
  RefundState,
} from './payment-provider.ts'

export type MontonioSettings = {
  /** With its `/api`: `https://stargate.montonio.com/api`, the sandbox's, or the simulator's. */
  baseUrl: string
  accessKey: string
  secretKey: string
  now: () => Date
  timeoutMs?: number
  /** Whether the bank was there. */
  told?: ((isThere: boolean) => void) | undefined
}

const METHODS_KEPT_MS = 6 * 3_600_000
const READING_SECONDS = 3600
const POSTING_SECONDS = 600
/** Clocks of two companies are never quite the same. */
const CLOCK_TOLERANCE_SECONDS = 300

/** Montonio Stargate: every request and every notice is one HS256 token under the secret that both sides know. */
export class Montonio implements PaymentProvider {
  readonly #settings: MontonioSettings
  readonly #secret: Uint8Array
  #methods: { value: PaymentMethods; at: number } | undefined

  constructor(settings: MontonioSettings) {
    this.#settings = settings
    this.#secret = new TextEncoder().encode(settings.secretKey)
  }

  /** Asked for every few hours; when that fails the list of before is better than none. */
  async methods(): Promise<Answered<PaymentMethods>> {
    const at = this.#settings.now().getTime()
    if (this.#methods && at - this.#methods.at < METHODS_KEPT_MS)
      return { ok: true, value: this.#methods.value }
    const answer = await this.#get('/stores/payment-methods', methodsAnswer)
    if (answer.ok) this.#methods = { value: answer.value, at }
    return answer.ok || !this.#methods ? answer : { ok: true, value: this.#methods.value }
  }

  placeOrder(order: NewOrder): Promise<Answered<OrderState>> {
    return this.#post('/orders', orderClaims(order), orderAnswer)
  }

  findOrder(orderId: string): Promise<Answered<OrderState>> {
    return this.#get(`/orders/${encodeURIComponent(orderId)}`, orderAnswer)
  }

  refund({ orderId, amount, idempotencyKey }: NewRefund): Promise<Answered<RefundState>> {
    const claims = { orderUuid: orderId, amount: eurosFromCents(amount), idempotencyKey }
    return this.#post('/refunds', claims, refundAnswer)
  }

  async readToken(token: string): Promise<Notice | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, {
        algorithms: ['HS256'],
        requiredClaims: ['iat', 'accessKey'],
        currentDate: this.#settings.now(),
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      })
      // The secret alone does not say whose order it is: one secret may serve several stores.
      if (payload.accessKey !== this.#settings.accessKey) return undefined
      return noticeClaims.safeParse(payload).data
    } catch {
      return undefined
    }
  }

  async #get<Value>(path: string, schema: z.ZodType<Value>): Promise<Answered<Value>> {
    const token = await this.#sign({}, READING_SECONDS)
    return this.#call(path, { method: 'GET', headers: { authorization: `Bearer ${token}` } }, schema)
  }

  async #post<Value>(path: string, claims: JWTPayload, schema: z.ZodType<Value>): Promise<Answered<Value>> {
    const data = await this.#sign(claims, POSTING_SECONDS)
    return this.#call(path, { method: 'POST', body: { data } }, schema)
  }

  async #call<Value>(
    path: string,
    request: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: unknown },
    schema: z.ZodType<Value>,
  ): Promise<Answered<Value>> {
    const { baseUrl, timeoutMs = 10_000, told } = this.#settings
    const answer = await callJson(`${baseUrl}${path}`, { ...request, timeoutMs, told })
    if (!answer) return { ok: false, code: 'unreachable' }
    if (answer.status !== 200 && answer.status !== 201) return failure(answer)
    const value = schema.safeParse(answer.body)
    return value.success
      ? { ok: true, value: value.data }
      : { ok: false, code: 'unreachable', status: answer.status }
  }

  #sign(claims: JWTPayload, seconds: number): Promise<string> {
    const issued = Math.floor(this.#settings.now().getTime() / 1000)
    return new SignJWT({ ...claims, accessKey: this.#settings.accessKey })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(this.#secret)
  }
}

const failure = ({ status, body }: JsonAnswer): ProviderFailure => ({
  ok: false,
  // Whatever answers without JSON stands in front of the bank and does not speak for it.
  code: body === undefined ? 'unreachable' : failureCode(status, failureAnswer.safeParse(body).data ?? ''),
  status,
})

function failureCode(status: number, message: string): ProviderFailure['code'] {
  if (message.includes('ALREADY_PAID_FOR')) return 'already_paid'
  if (/same idempotency key/i.test(message)) return 'same_refund_key'
  if (/exceeds the total amount refundable \[/i.test(message)) return 'not_refundable_yet'
  if (status === 404) return 'not_found'
  // 408 and 429 ask to come again; a redirect or a broken machine has said nothing about the payment.
  return status < 400 || status >= 500 || status === 408 || status === 429 ? 'unreachable' : 'refused'
}
