import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { cents, eurosFromCents, plus } from '../../domain/money.ts'
import { bankName } from './bank-list.ts'
import type { MontonioFaults } from './faults.ts'
import type { SimulatedOrder, SimulatedRefund } from './order-book.ts'

export type StoreKeys = { accessKey: string; secretKey: string; now: () => Date }

export type ReadRequest =
  | { ok: true; claims: JWTPayload }
  | { ok: false; status: 401 | 403; message: 'STORE_NOT_FOUND' | 'INVALID_TOKEN' }

const ORDER_SECONDS = 2 * 24 * 3600
const REFUND_SECONDS = 7 * 24 * 3600

/** Reads what the store sends and signs what the bank sends, wrongly when asked to. */
export class StoreTokens {
  readonly #keys: StoreKeys

  constructor(keys: StoreKeys) {
    this.#keys = keys
  }

  async read(token: string): Promise<ReadRequest> {
    try {
      if (decodeJwt(token).accessKey !== this.#keys.accessKey) {
        return { ok: false, status: 401, message: 'STORE_NOT_FOUND' }
      }
      const { payload } = await jwtVerify(token, secretOf(this.#keys.secretKey), {
        algorithms: ['HS256'],
        requiredClaims: ['iat', 'exp'],
        currentDate: this.#keys.now(),
      })
      return { ok: true, claims: payload }
    } catch {
      return { ok: false, status: 403, message: 'INVALID_TOKEN' }
    }
  }

  order(order: SimulatedOrder, faults: MontonioFaults): Promise<string> {
    const { claims } = order
    const { preferredProvider, preferredCountry } = claims.payment.methodOptions
    const isPaid = order.status !== 'PENDING' && order.status !== 'ABANDONED'
    const isBank = claims.payment.method === 'paymentInitiation'
    const said = {
      uuid: order.uuid,
      merchantReference: claims.merchantReference,
      merchantReferenceDisplay: claims.merchantReferenceDisplay ?? claims.merchantReference,
      merchant_reference: claims.merchantReference,
      merchant_reference_display: claims.merchantReferenceDisplay ?? claims.merchantReference,
      paymentStatus: order.status,
      payment_status: order.status,
      paymentMethod: claims.payment.method,
      grandTotal: eurosFromCents(plus(order.amount, faults.wrongAmount ? cents(100) : cents(0))),
      currency: claims.currency,
      senderIban: isPaid && isBank ? 'EE471000001020145685' : null,
      senderName: isPaid && isBank ? 'SIMULATED PAYER' : null,
      paymentProviderName: isBank ? (bankName(preferredProvider, preferredCountry) ?? 'Bank') : 'Card',
    }
    return this.#sign(said, ORDER_SECONDS, faults)
  }

  refund(order: SimulatedOrder, refund: SimulatedRefund, faults: MontonioFaults): Promise<string> {
    const said = {
      refundUuid: refund.uuid,
      orderUuid: order.uuid,
      refundStatus: refund.status,
      refundAmount: eurosFromCents(plus(refund.amount, faults.wrongAmount ? cents(100) : cents(0))),
      refundStatusDescription: refund.status === 'REJECTED' ? 'DECLINED' : null,
    }
    return this.#sign(said, REFUND_SECONDS, faults)
  }

  #sign(claims: JWTPayload, seconds: number, faults: MontonioFaults): Promise<string> {
    const { accessKey, secretKey, now } = this.#keys
    const issued = Math.floor(now().getTime() / 1000)
    return new SignJWT({ ...claims, accessKey: faults.foreignAccessKey ? `${accessKey}-foreign` : accessKey })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(secretOf(faults.wrongSignature ? `${secretKey}-wrong` : secretKey))
  }
}

const secretOf = (key: string): Uint8Array => new TextEncoder().encode(key)
