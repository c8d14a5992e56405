import type { smartLockerReservations } from '../../db/schema/lockers.ts'
import { type LockerWindow, lockerWindow } from '../../domain/booking/locker-window.ts'
import type { Row } from '../factories.ts'
import { lockerRows } from '../lockers.ts'

type Reservation = Row<typeof smartLockerReservations>

/** The first locker that nobody else needs at that time; undefined when all are taken. */
export function reserveLocker(
  reserved: readonly Reservation[],
  bookingId: number,
  pickUp: Date,
): Reservation | undefined {
  const window = lockerWindow(pickUp)
  const locker = lockerRows.find(
    ({ id }) => !reserved.some((other) => other.smartLockerId === id && overlap(other, window)),
  )
  return locker?.id === undefined ? undefined : { smartLockerId: locker.id, bookingId, ...window }
}

function overlap(a: LockerWindow, b: LockerWindow): boolean {
  return a.start < b.end && b.start < a.end
}
