import type { smartLockerReservations } from '../../schema/lockers.ts'
import type { Row } from '../factories.ts'
import { lockerRows } from '../lockers.ts'

type Reservation = Row<typeof smartLockerReservations>

/** A locker is one customer's from half an hour before pick-up to an hour after it. */
const APART = 90 * 60_000

/** The first locker that nobody else needs at that time; undefined when all are taken. */
export function reserveLocker(
  reserved: readonly Reservation[],
  bookingId: number,
  start: Date,
): Reservation | undefined {
  const locker = lockerRows.find(
    ({ id }) =>
      !reserved.some(
        (other) => other.smartLockerId === id && Math.abs(other.start.getTime() - start.getTime()) < APART,
      ),
  )
  return locker?.id === undefined ? undefined : { smartLockerId: locker.id, bookingId, start }
}
