import { z } from 'zod'
import { centsFromWire } from '../../infra/payments/montonio-wire.ts'

/** Amounts come in major units with no more than two decimals, from some shops as numbers and from some as strings. */
const amount = z.union([z.number(), z.string()]).transform((value, context) => {
  const read = centsFromWire(value)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'must be positive with at most two decimals' })
  return z.NEVER
})
const currency = z.enum(['EUR', 'PLN'])

/** What is left out is answered as null. */
const text = z.string().nullish().default(null)
const address = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  phoneCountry: text,
  addressLine1: text,
  addressLine2: text,
  locality: text,
  region: text,
  country: text,
  postalCode: text,
  companyName: text,
  companyLegalName: text,
  companyRegCode: text,
  companyVatNumber: text,
})
const noAddress = address.parse({})
const lineItem = z.object({ name: z.string(), quantity: z.number(), finalPrice: z.number() })

export const orderClaims = z
  .object({
    merchantReference: z.string().min(1),
    merchantReferenceDisplay: z.string().optional(),
    returnUrl: z.url(),
    notificationUrl: z.url(),
    grandTotal: amount,
    currency,
    locale: z.enum(['de', 'en', 'et', 'fi', 'lt', 'lv', 'pl', 'ru']).default('en'),
    payment: z.object({
      method: z.enum(['paymentInitiation', 'cardPayments']),
      amount,
      currency,
      methodOptions: z
        .object({
          preferredProvider: z.string().optional(),
          preferredCountry: z.string().optional(),
          preferredLocale: z.string().optional(),
          paymentDescription: z.string().optional(),
          paymentReference: z.string().optional(),
          preferredMethod: z.enum(['card', 'wallet']).optional(),
        })
        .default({}),
    }),
    billingAddress: address.default(noAddress),
    shippingAddress: address.default(noAddress),
    lineItems: z.array(lineItem).default([]),
    expiresIn: z.int().min(5).max(44_640).optional(),
  })
  .refine(({ payment, grandTotal }) => payment.amount === grandTotal, {
    path: ['payment', 'amount'],
    message: 'must equal grandTotal',
  })
  .refine(({ payment, currency }) => payment.currency === currency, {
    path: ['payment', 'currency'],
    message: 'must equal currency',
  })

export type OrderClaims = z.infer<typeof orderClaims>

export const refundClaims = z.object({
  orderUuid: z.string(),
  amount: amount.refine((value) => value >= 5, 'must not be less than 0.05'),
  idempotencyKey: z.string().min(1).max(255),
})

export type RefundClaims = z.infer<typeof refundClaims>

/** One sentence a fault, each with its field: this API answers with a list of them. */
export function sentences(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}
