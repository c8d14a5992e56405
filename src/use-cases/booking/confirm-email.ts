import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import { confirmedHoldExpiry, type UnpaidRules, unpaidUnder } from '../../domain/booking/hold.ts'
import { type BookingRow, lockAccount } from '../payment/booking-balance.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { hasRoomUnpaid } from './has-room-unpaid.ts'
import { lockCar } from './occupy-car.ts'
import { readParties } from './read-parties.ts'
import { occupyReachableCar } from './whereabouts-of.ts'
import { writeBooking } from './write-booking.ts'

/** The request that a letter's code speaks of; undefined when the code is none, or of another address than is kept now. */
export async function readRequest({ db, codes }: BookingDependencies, code: string) {
  const bookingId = codes.subjectOf(code)
  if (bookingId === undefined) return undefined
  const { bookings } = schema
  const [known] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId))
  if (!known) return undefined
  const parties = await readParties(db, bookingId)
  const { booking, client } = parties
  return codes.isConfirmation(code, booking, client.email) ? parties : undefined
}

/** What was promised with a request about waiting for its answer. */
export const agreedUnpaid = async (
  db: Database,
  { unpaid }: Pick<BookingDependencies, 'unpaid'>,
  booking: Pick<BookingRow, 'rulesId'>,
): Promise<UnpaidRules> => unpaidUnder(unpaid, await readAgreedRules(db, booking))

/** Until when the car would be held if the address were confirmed now. Undefined: there is nothing to confirm. */
export function confirmableUntil(booking: BookingRow, rules: UnpaidRules, now: Date): Date | undefined {
  const { status, cancelledAt, paymentMethod, emailConfirmedAt, createdAt } = booking
  const isAnswered = status === 'CONFIRMED' || status === 'SIGNED'
  if (isAnswered || cancelledAt || emailConfirmedAt || paymentMethod !== 'ON_REQUEST') return undefined
  const until = confirmedHoldExpiry(createdAt, { from: booking.rentDate, to: booking.returnDate }, rules)
  return until && until > now ? until : undefined
}

/** Whoever reads the letters wants the car: it waits as long as a request does, when it is still there. */
export async function confirmEmail(
  deps: BookingDependencies,
  code: string,
  now: Date,
): Promise<{ id: number; linkSeed: string } | undefined> {
  const found = await readRequest(deps, code)
  if (!found) return undefined
  return inTurn(deps.db, async (tx) => {
    const account = await lockAccount(tx, found.booking.id)
    if (!account) return undefined
    const { booking } = account
    if (!booking.emailConfirmedAt) {
      await writeBooking(tx, booking.id, { emailConfirmedAt: now })
      await holdForAnswer(tx, deps, booking, now)
    }
    return { id: booking.id, linkSeed: booking.linkSeed }
  })
}

async function holdForAnswer(
  tx: Database,
  deps: BookingDependencies,
  booking: BookingRow,
  now: Date,
): Promise<void> {
  const { carOccupancies: taken } = schema
  const { id: bookingId, carId, rentDate, returnDate } = booking
  const period = { from: rentDate, to: returnDate }
  const until = confirmableUntil(booking, await agreedUnpaid(tx, deps, booking), now)
  if (!until) return
  const [own] = await tx.select().from(taken).where(eq(taken.bookingId, bookingId)).for('update')
  if (own) {
    // What staff keep without an end stays so.
    if (own.holdExpiresAt && own.holdExpiresAt < until) {
      await tx.update(taken).set({ holdExpiresAt: until }).where(eq(taken.id, own.id))
    }
    return
  }
  await lockCar(tx, carId)
  if (!(await hasRoomUnpaid(tx, deps, { carId, period, bookingId }, now))) return
  await occupyReachableCar(tx, deps.catalogue.current, booking, until, now)
}
