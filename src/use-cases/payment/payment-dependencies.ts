import type { PaymentProvider } from '../../infra/payments/payment-provider.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'

/** What handling money needs; the composition root builds it. */
export type PaymentDependencies = BookingDependencies & { bank: PaymentProvider; paymentMinutes: number }
