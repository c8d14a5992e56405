import type { Database } from '../../db/client.ts'
import { isCollision } from '../../db/violated-constraint.ts'
import type { PaymentProvider } from '../../infra/payments/payment-provider.ts'
import type { BookingDesk } from '../booking-desk.ts'

/** What handling money needs; the composition root builds it. */
export type Till = { desk: BookingDesk; bank: PaymentProvider; paymentMinutes: number }

const MOST_TRIES = 10

/** Two transactions in each other's way take turns: nothing was wrong with either. */
export async function inTurn<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (!isCollision(error) || tries === MOST_TRIES) throw error
    }
  }
}
