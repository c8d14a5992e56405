import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { schema } from '../../../db/schema.ts'
import { keptIf } from '../../../db/trial.ts'
import { actionOf } from '../../../domain/booking/change.ts'
import { type Cents, cents } from '../../../domain/money.ts'
import { readBalance } from '../../payment/booking-balance.ts'
import type { PaymentDependencies } from '../../payment/payment-dependencies.ts'
import { readOpenRefunds } from '../../payment/read-open-refunds.ts'
import { planRefund, sendRefunds } from '../../payment/refund-money.ts'
import { needPeople } from '../attentions.ts'
import { writeBooking } from '../write-booking.ts'
import { type ChangedBooking, type ChangeResult, changeWithin } from './change-booking.ts'
import { type ChangeWish, changeFromWish } from './change-wish.ts'
import { chargeChangeFee } from './charge-change-fee.ts'
import { judgeOnline, type OnlineRefusal } from './judge-online.ts'
import type { ChangingBooking } from './plan-change.ts'

export type OnlineChange =
  | ({ kind: 'changed'; fee: Cents; isOtherPrice: boolean } & ChangedBooking)
  | OnlineRefusal
  | Exclude<ChangeResult, { kind: 'changed' | 'changed_meanwhile' | 'car_too_far' }>

/** What the customer saw before they agreed; without it the change is only tried. */
export type SeenPrice = { price: Cents; deposit: Cents; fee: Cents }

/**
 * Their customer changes a booking, by the same rules as staff and within those of the house. What becomes due is paid
 * as anything else; what is owed back goes back at once, as far as it came through the bank.
 */
export async function changeOnline(
  deps: PaymentDependencies,
  bookingId: number,
  wish: ChangeWish,
  now: Date,
  seen?: SeenPrice,
): Promise<OnlineChange> {
  const isKept = (result: OnlineChange) =>
    seen !== undefined && result.kind === 'changed' && !result.isOtherPrice
  const result = await keptIf(
    deps.db,
    isKept,
    (tx) => changeOnlineWithin(tx, { ...deps, isOnTrial: seen === undefined }, bookingId, wish, now, seen),
    (error) => deps.catalogue.isRenewedAfter(error),
  )
  if (isKept(result)) await sendRefunds(deps, now, bookingId)
  return result
}

async function changeOnlineWithin(
  tx: Database,
  deps: PaymentDependencies,
  bookingId: number,
  wish: ChangeWish,
  now: Date,
  seen: SeenPrice | undefined,
): Promise<OnlineChange> {
  const { bookings, clients } = schema
  const [renter] = await tx
    .select({ idCode: clients.idCode, birthDate: clients.birthDate, language: clients.language })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(eq(bookings.id, bookingId))
  if (!renter) return { kind: 'not_found' }
  const fees: { due: Cents } = { due: cents(0) }
  const result = await changeWithin<OnlineRefusal>(
    tx,
    deps,
    bookingId,
    (booking) => changeFromWish(deps.catalogue.current, booking, renter, wish),
    {
      actor: 'customer',
      by: CUSTOMER,
      now,
      judge: async (inner, booking, plan) => {
        fees.due = feeOf(deps, booking, actionOf(plan.changed, booking.terms, plan.after))
        return judgeOnline(inner, deps, booking, plan, renter, now)
      },
    },
  )
  // For whoever is not of the staff a car that cannot be there is taken.
  if (result.kind === 'car_too_far') return { kind: 'car_taken', inTheWay: [], freeCars: [] }
  // What a customer sees is held against the price they agree to.
  if (result.kind === 'changed_meanwhile') throw new Error('a customer names no earlier terms')
  if (result.kind !== 'changed') return result
  const isOtherPrice =
    seen !== undefined &&
    (seen.price !== result.price || seen.deposit !== result.deposit || seen.fee !== fees.due)
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!row) throw new Error(`booking ${bookingId} is gone`)
  const counted = await writeBooking(tx, bookingId, { onlineChanges: row.onlineChanges + 1 })
  await chargeChangeFee(tx, deps, counted, fees.due, renter.language, now)
  const balance = await readBalance(tx, bookingId)
  if (seen && !isOtherPrice) await giveBack(tx, bookingId, balance.rentOwedBack, now)
  return { ...result, balance, fee: fees.due, isOtherPrice }
}

/** Nobody of the staff did it; who it was stands in the booking. */
const CUSTOMER = { id: null, name: 'Klient' }

/** Before it stands nothing was agreed, and a longer rental costs more as it is. */
function feeOf(
  { catalogue }: PaymentDependencies,
  { row: { status } }: ChangingBooking,
  action: ReturnType<typeof actionOf>,
): Cents {
  const isStanding = status === 'CONFIRMED' || status === 'SIGNED'
  return isStanding && action !== 'extend' ? catalogue.current.company.changeFee : cents(0)
}

async function giveBack(tx: Database, bookingId: number, owed: Cents, now: Date): Promise<void> {
  const { bookings } = schema
  const onItsWay = (await readOpenRefunds(tx, [bookingId]))(bookingId)
  const amount = cents(Math.max(0, owed - onItsWay.rent))
  if (amount === 0) return
  const byHand = await planRefund(tx, bookingId, 'rent', amount, now)
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
  if (row && byHand > 0) await needPeople(tx, row, 'owed-back', now)
}
