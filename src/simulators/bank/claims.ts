import { z } from 'zod'

/** Amounts come as numbers in major units with no more than two decimals. */
const amount = z
  .number()
  .positive()
  .refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), 'must have at most two decimals')
const currency = z.enum(['EUR', 'PLN'])
const address = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  email: z.string().optional(),
})

export const orderClaims = z
  .object({
    merchantReference: z.string().min(1),
    merchantReferenceDisplay: z.string().optional(),
    returnUrl: z.url(),
    notificationUrl: z.url(),
    grandTotal: amount,
    currency,
    locale: z.enum(['de', 'en', 'et', 'fi', 'lt', 'lv', 'pl', 'ru']),
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
    billingAddress: address.optional(),
    expiresIn: z.int().min(5).max(44_640).default(30),
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
  amount: amount.refine((value) => value >= 0.05, 'must not be less than 0.05'),
  idempotencyKey: z.uuidv4(),
})

export type RefundClaims = z.infer<typeof refundClaims>

/** One sentence a fault, each with its field: this API answers with a list of them. */
export function sentences(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
}
