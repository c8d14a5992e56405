import type { smartLockerReservations } from '../../db/schema/lockers.ts'
import { type LockerWindow, lockerWindow, returnWindow } from '../../domain/booking/locker-window.ts'
import { lockerRows } from '../lockers.ts'
import type { Row } from '../rows.ts'

type Reservation = Row<typeof smartLockerReservations>
type Rented = {
  id: number
  rentDate: Date
  returnDate: Date
  handedOverAt?: Date | null | undefined
  actualReturnDate?: Date | null | undefined
}

/** Gives each key the first locker that nobody else needs at that time. */
export class LockerBook {
  readonly rows: Reservation[] = []
  /** In milliseconds: thousands of dates would take a noticeable while to compare. */
  readonly #taken = new Map<number, { start: number; end: number }[]>(
    lockerRows.map(({ id = 0 }) => [id, []]),
  )

  pickUp({ id, rentDate, handedOverAt }: Rented): void {
    this.#reserve(lockerWindow(rentDate), { bookingId: id, purpose: 'pick-up', keyTakenAt: handedOverAt })
  }

  giveBack({ id, returnDate, actualReturnDate }: Rented): void {
    this.#reserve(returnWindow(returnDate), {
      bookingId: id,
      purpose: 'return',
      keyReturnedAt: actualReturnDate,
    })
  }

  /** When all are taken the desk hands the key out, as it would. */
  #reserve(window: LockerWindow, row: Omit<Reservation, 'smartLockerId' | 'start' | 'end'>): void {
    const wanted = { start: window.start.getTime(), end: window.end.getTime() }
    for (const [smartLockerId, taken] of this.#taken) {
      if (taken.some(({ start, end }) => start < wanted.end && wanted.start < end)) continue
      taken.push(wanted)
      this.rows.push({ keyTakenAt: null, keyReturnedAt: null, ...row, smartLockerId, ...window })
      return
    }
  }
}
