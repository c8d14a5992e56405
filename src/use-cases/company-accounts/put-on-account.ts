import { eq } from 'drizzle-orm'
import { recordEvent } from '../../db/record-event.ts'
import { schema } from '../../db/schema.ts'
import { isWithinCredit } from '../../domain/booking/credit.ts'
import { nextStatus } from '../../domain/booking/life.ts'
import { eurosFromCents } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { keepOwnCar } from '../booking/keep-car.ts'
import { type Refused, recordDone, refused, staffAction } from '../booking/staff-action.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { reserveLockers } from '../locker/reserve-locker.ts'
import { lifeOf } from '../payment/booking-balance.ts'
import { heedLockers } from '../payment/settle-booking.ts'
import { readAccountDebt } from './read-account-debt.ts'

type OnAccount = { kind: 'on_account' } | Refused<'car_taken' | 'over_credit' | 'account_closed'>

/**
 * A company's rental is paid for with its collective invoice: it is confirmed now, and what is due stays due until then.
 * Beyond what the company may owe only an owner takes it, and says why.
 */
export function putOnAccount(
  { db, hasLockers }: BookingDependencies,
  id: number,
  reason: string,
  staff: ByStaff,
): Promise<OnAccount> {
  const { now, by } = staff
  const { companyAccounts } = schema
  return staffAction(
    db,
    id,
    'put-on-account',
    staff,
    async (tx, { booking, balance }): Promise<OnAccount> => {
      // Two rentals of one company take turns: together they may be too much.
      const [account] = await tx
        .select()
        .from(companyAccounts)
        .where(eq(companyAccounts.id, booking.accountId ?? 0))
        .for('update')
      if (!account?.isActive) return refused('account_closed')
      const owed = await readAccountDebt(tx, account.id)
      const isOver = !isWithinCredit(owed, balance.rentDue, account.creditLimit)
      if (isOver && (by.role !== 'owner' || reason === '')) {
        const { creditLimit } = account
        const more = {
          owed: eurosFromCents(owed),
          limit: creditLimit === null ? null : eurosFromCents(creditLimit),
        }
        return { ...refused('over_credit'), more }
      }
      if (!(await keepOwnCar(tx, booking, now))) return refused('car_taken')
      const step = nextStatus(lifeOf(booking), 'accept', 'staff')
      const status = step.ok ? step.status : booking.status
      await writeBooking(tx, id, { status, isOnAccount: true })
      if (step.ok) {
        if (hasLockers) await heedLockers(tx, booking, await reserveLockers(tx, booking), now)
        await recordEvent(tx, 'contract-changed', { bookingId: id, isAgain: false }, now)
      }
      await recordDone(tx, staff, booking, 'put-on-account', isOver ? { after: { reason } } : {})
      return { kind: 'on_account' }
    },
  )
}
