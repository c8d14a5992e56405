import { z } from 'zod'
import { type Cents, cents, eurosFromCents } from '../../domain/money.ts'
import type { NewOrder, Notice, OrderState, PaymentMethods, RefundState } from './payment-provider.ts'

/** Euros as Montonio writes them, a number here and a string there. Read digit by digit: no cent is guessed. */
export function centsFromWire(amount: string | number): Cents | undefined {
  const parts = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(amount))
  return parts ? cents(Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))) : undefined
}

const amount = z.union([z.string(), z.number()]).transform((value, context) => {
  const cents = centsFromWire(value)
  if (cents !== undefined) return cents
  context.addIssue({ code: 'custom', message: 'not an amount' })
  return z.NEVER
})
const orderStatus = z.enum([
  'PENDING',
  'PAID',
  'ABANDONED',
  'AUTHORIZED',
  'VOIDED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
])
const refundStatus = z.enum(['PENDING', 'PROCESSING', 'SUCCESSFUL', 'REJECTED', 'CANCELED'])

const description = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

export const refundAnswer = z
  .object({ uuid: z.string(), status: refundStatus, amount, refundStatusDescription: description })
  .transform((refund): RefundState => {
    const { uuid: refundId, status, refundStatusDescription } = refund
    return { refundId, status, amount: refund.amount, description: refundStatusDescription }
  })

export const orderAnswer = z
  .object({
    uuid: z.string(),
    merchantReference: z.string(),
    paymentStatus: orderStatus,
    grandTotal: amount,
    currency: z.string(),
    paymentUrl: z.string().nullish(),
    refunds: z.array(refundAnswer).nullish(),
  })
  .transform(
    (order): OrderState => ({
      orderId: order.uuid,
      reference: order.merchantReference,
      status: order.paymentStatus,
      amount: order.grandTotal,
      currency: order.currency,
      paymentUrl: order.paymentUrl ?? null,
      refunds: order.refunds ?? [],
    }),
  )

const bankList = z.object({
  paymentMethods: z.array(
    z.object({
      name: z.string(),
      code: z.string(),
      supportedCurrencies: z.array(z.string()),
      uiPosition: z.number().default(Number.MAX_SAFE_INTEGER),
    }),
  ),
})

export const methodsAnswer = z
  .object({
    paymentMethods: z.object({
      cardPayments: z.object({}).nullish(),
      paymentInitiation: z.object({ setup: z.record(z.string(), bankList) }).nullish(),
    }),
  })
  .transform(({ paymentMethods: { cardPayments, paymentInitiation } }): PaymentMethods => {
    const countries = Object.entries(paymentInitiation?.setup ?? {})
    return {
      hasCards: Boolean(cardPayments),
      banks: countries.flatMap(([country, { paymentMethods }]) =>
        paymentMethods
          .filter(({ supportedCurrencies }) => supportedCurrencies.includes('EUR'))
          .toSorted((one, other) => one.uiPosition - other.uiPosition)
          .map(({ code, name }) => ({ code, name, country })),
      ),
    }
  })

/** Messages are one sentence or several. */
export const failureAnswer = z
  .object({ message: z.union([z.string().transform((text) => [text]), z.array(z.string())]) })
  .transform(({ message }) => message.join('; '))

const orderNotice = z
  .object({
    uuid: z.string(),
    merchantReference: z.string(),
    paymentStatus: orderStatus,
    grandTotal: amount,
    currency: z.string(),
  })
  .transform(
    (claims): Notice => ({
      kind: 'order',
      orderId: claims.uuid,
      reference: claims.merchantReference,
      status: claims.paymentStatus,
      amount: claims.grandTotal,
      currency: claims.currency,
    }),
  )

const refundNotice = z
  .object({
    refundUuid: z.string(),
    orderUuid: z.string(),
    refundStatus,
    refundAmount: amount,
    refundStatusDescription: description,
  })
  .transform(
    (claims): Notice => ({
      kind: 'refund',
      refundId: claims.refundUuid,
      orderId: claims.orderUuid,
      status: claims.refundStatus,
      amount: claims.refundAmount,
      description: claims.refundStatusDescription,
    }),
  )

export const noticeClaims = z.union([orderNotice, refundNotice])

/** The claims of `POST /orders`. */
export function orderClaims(order: NewOrder): Record<string, unknown> {
  const total = eurosFromCents(order.amount)
  const { choice, payer } = order
  return {
    merchantReference: order.reference,
    merchantReferenceDisplay: order.display,
    returnUrl: order.returnUrl,
    notificationUrl: order.notificationUrl,
    grandTotal: total,
    currency: 'EUR',
    locale: order.locale,
    expiresIn: order.expiresInMinutes,
    payment: {
      method: choice.kind === 'bank' ? 'paymentInitiation' : 'cardPayments',
      amount: total,
      currency: 'EUR',
      methodOptions:
        choice.kind === 'bank'
          ? {
              preferredProvider: choice.code,
              preferredCountry: choice.country,
              preferredLocale: order.locale,
              paymentDescription: order.description,
              paymentReference: order.paymentReference,
            }
          : { preferredMethod: choice.kind },
    },
    billingAddress: { firstName: payer.firstName, lastName: payer.lastName, email: payer.email },
  }
}
