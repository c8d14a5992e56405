import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { UndoBody } from '../../contract/staff/hand-over-bodies.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import { agreedPeriod, isFree, releaseExpiredHolds } from '../booking/occupy-car.ts'
import { type Refused, recordDone, refused, staffAction } from '../booking/staff-action.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { ungiveKeys, untakeKeys } from '../fleet/move-keys.ts'
import { recordBlock } from '../fleet/place-block.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { chargeAndBill } from '../payment/write-ledger.ts'
import { restorePrice } from './exchange-price.ts'
import { endAct } from './find-act.ts'
import { forgetCarSeen, lockCarRow } from './note-car-seen.ts'
import { type Exchange, readExchanges } from './read-exchanges.ts'
import { hasCharged, withdrawProposals } from './undo-take-back.ts'

const { carBlocks, carExchanges, carOccupancies: taken, handOvers, papers } = schema

type UndoResult = { kind: 'undone' } | Refused<'charges_made' | 'changed_since' | 'car_taken'>

/**
 * The customer has the first car after all: readings, places, keys and the price are as they were, its annex is void and
 * nobody gets a letter. What was agreed or charged on top of it has to go first.
 */
export function undoExchange(
  deps: BookingDependencies,
  id: number,
  { reason }: UndoBody,
  staff: ByStaff,
): Promise<UndoResult> {
  return staffAction(deps.db, id, 'undo-exchange', staff, async (tx, { booking }): Promise<UndoResult> => {
    const exchange = (await readExchanges(tx, id)).at(-1)
    if (!exchange?.before || (await isAgreedSince(tx, booking, exchange))) return refused('changed_since')
    if (await hasCharged(tx, exchange)) return refused('charges_made')
    if (!(await swapBack(tx, booking, exchange, staff))) return refused('car_taken')
    await undoActs(tx, exchange, reason, staff)
    await withdrawProposals(tx, exchange, reason, staff)
    const { outOdometer, outFuel, outCharge, oldCarId, before } = exchange
    const written = await writeBooking(tx, id, {
      carId: oldCarId,
      pricedGroupId: before.pricedGroupId,
      rentOdometer: outOdometer,
      rentFuel: outFuel,
      rentCharge: outCharge,
      ...(before.price ? await restorePrice(tx, id, before.price) : {}),
    })
    await chargeAndBill(tx, deps, written, 'changed', staff.now)
    await tx.update(papers).set({ voidedAt: staff.now }).where(annexOf(exchange))
    await tx
      .update(carExchanges)
      .set({ undoneAt: staff.now, undoReason: reason })
      .where(eq(carExchanges.id, exchange.id))
    await recordDone(tx, staff, booking, 'undo-exchange', { after: { note: reason } })
    return { kind: 'undone' }
  })
}

/** The one drawn in the transaction of the exchange. */
const annexOf = ({ bookingId, createdAt }: Exchange) =>
  and(eq(papers.bookingId, bookingId), eq(papers.kind, 'annex'), eq(papers.createdAt, createdAt))

/** A contract or an annex that came after it, or another price, stands on the second car. */
async function isAgreedSince(tx: Database, booking: BookingRow, exchange: Exchange): Promise<boolean> {
  const { before, bookingId, createdAt } = exchange
  if (booking.status !== before?.status || booking.price !== before.priceAfter) return true
  const later = and(
    eq(papers.bookingId, bookingId),
    inArray(papers.kind, ['contract', 'annex']),
    gt(papers.createdAt, createdAt),
    isNull(papers.voidedAt),
  )
  return (await tx.$count(papers, later)) > 0
}

/** The first car is taken again until the agreed return; false when somebody else has been given it since. */
async function swapBack(
  tx: Database,
  booking: BookingRow,
  exchange: Exchange,
  staff: ByStaff,
): Promise<boolean> {
  const { id: exchangeId, bookingId, oldCarId, locationId } = exchange
  const rest = { ...agreedPeriod(booking), from: exchange.at }
  await releaseExpiredHolds(tx, oldCarId, rest, staff.now)
  return isFree(tx, async (inner) => {
    const [block] = exchange.blockId
      ? await inner.delete(carBlocks).where(eq(carBlocks.id, exchange.blockId)).returning()
      : []
    if (block) await recordBlock(inner, staff, 'unblock', block, null)
    const gone = await inner
      .delete(taken)
      .where(or(eq(taken.exchangeId, exchangeId), eq(taken.bookingId, bookingId)))
      .returning()
    const first = gone.find((row) => row.exchangeId === exchangeId)
    await inner.insert(taken).values({
      carId: oldCarId,
      bookingId,
      occupied: { from: first?.occupied.from ?? booking.handedOverAt ?? booking.rentDate, to: rest.to },
      startLocationId: first?.startLocationId ?? locationId,
      endLocationId: booking.returnLocationId,
    })
  })
}

/** Both cars as if nobody had looked, their keys where they were. */
async function undoActs(tx: Database, exchange: Exchange, reason: string, staff: ByStaff): Promise<void> {
  const { bookingId, oldCarId, newCarId } = exchange
  const acts = await tx
    .select()
    .from(handOvers)
    .where(and(eq(handOvers.exchangeId, exchange.id), isNull(handOvers.undoneAt)))
  // In the order of their numbers, as the exchange locked them.
  for (const carId of [oldCarId, newCarId].toSorted((a, b) => a - b)) {
    const act = acts.find(({ way }) => way === (carId === oldCarId ? 'back' : 'out'))
    if (!act) continue
    await forgetCarSeen(tx, await lockCarRow(tx, carId), { ...act, action: 'undo-exchange' }, staff)
    if (act.way === 'back') await untakeKeys(tx, { bookingId, keyIds: act.keyIds }, staff)
    else await ungiveKeys(tx, bookingId, carId, staff)
    await endAct(tx, act, reason, staff)
  }
}
