import { readCatalogue } from '../../db/read-catalogue.ts'
import { onTrial } from '../../db/trial.ts'
import { lateCancelFee } from '../../domain/booking/cancellation.ts'
import { changeDeadline } from '../../domain/booking/change-online.ts'
import { extraKilometres } from '../../domain/booking/extra-charges.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { addDays, addMinutes, atTime, dayOf } from '../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder } from '../../domain/catalogue.ts'
import type { HouseRules } from '../../domain/house-rules.ts'
import { type Cents, cents, minus } from '../../domain/money.ts'
import { lateFee } from '../../domain/pricing/late-return.ts'
import { type Quote, quote } from '../../domain/pricing/quote.ts'
import { planRental, type Rental } from '../../domain/pricing/rental.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { lockPriceList } from '../prices/apply-edits.ts'
import { enterRules } from './save-rules.ts'

/** What might happen to a rental. */
type Happens = { cancelHours: number; lateMinutes: number; kilometres: number }

type Example = { groupId: number; rental: Rental; quote: Quote }

export type TriedOutcome = {
  cancelFee: Cents
  refund: Cents
  lateFee: Cents
  kilometresIncluded: number
  kilometresFee: Cents
  readyAt: Date
  changeUntil: Date
}

type Tried = { example: Example; before: TriedOutcome; after: TriedOutcome }

/**
 * What the rules in force and the new ones make of one rental. The new ones are really saved, by the statement that will
 * save them, the catalogue is read as every visitor's price is, and all of it is rolled back (decision 017).
 */
export function tryRules(
  { db }: Pick<PaperDependencies, 'db'>,
  rules: HouseRules,
  happens: Happens,
  now: Date,
): Promise<Tried | undefined> {
  return onTrial(db, async (tx) => {
    await lockPriceList(tx)
    const known = await readCatalogue(tx)
    await enterRules(tx, rules, undefined)
    const changed = await readCatalogue(tx)
    const example = findExample(known, now)
    const after = example && findExample(changed, now)
    if (!example || !after) return undefined
    return { example, before: outcome(known, example, happens), after: outcome(changed, after, happens) }
  })
}

const DAYS_AHEAD = [7, 42] as const
const EXAMPLE_DAYS = 3
const NOON = 12 * 60

/** Three days from the first noon, a week from now or later, at which someone is there and a group has a price. */
function findExample(catalogue: Catalogue, now: Date): Example | undefined {
  const [place] = inOrder(catalogue.locations.values())
  if (!place) return undefined
  for (let ahead: number = DAYS_AHEAD[0]; ahead < DAYS_AHEAD[1]; ahead++) {
    const rentAt = atTime(addDays(dayOf(labelOf(now)), ahead), NOON)
    const returnAt = addMinutes(rentAt, EXAMPLE_DAYS * 24 * 60)
    const ends = { rentLocationId: place.id, returnLocationId: place.id, hasCheckedDocuments: true }
    const planned = planRental(catalogue, { rentAt, returnAt, couponCodes: [], ...ends }, labelOf(now))
    if (!planned.ok) continue
    for (const groupId of catalogue.groups.keys()) {
      const priced = quote(catalogue, groupId, planned.rental)
      if (priced) return { groupId, rental: planned.rental, quote: priced }
    }
  }
  return undefined
}

function outcome(
  { rules, company, priceTables, groups }: Catalogue,
  { groupId, rental, quote: { total, lines } }: Example,
  { cancelHours, lateMinutes, kilometres }: Happens,
): TriedOutcome {
  const cancelled = new Date(rental.from.getTime() - cancelHours * 3_600_000)
  const cancelFee = lateCancelFee({ price: total, lines, rentDate: rental.from, ...rules }, cancelled)
  const table = priceTables.get(groupId)
  const back = addMinutes(rental.returnAt, lateMinutes)
  const driven = extraKilometres(kilometres, rental.duration, rules)
  const turnaround = groups.get(groupId)?.turnaroundMinutes ?? rules.turnaroundMinutes
  const agreed = { rentDate: rental.from, returnDate: rental.to, isHandedOver: false, ...rules }
  return {
    cancelFee,
    refund: minus(total, cancelFee),
    lateFee: (table && lateFee(table, rental.returnAt, back, [], rules)?.total) ?? cents(0),
    kilometresIncluded: driven.included,
    kilometresFee: driven.amount,
    readyAt: new Date(rental.to.getTime() + turnaround * 60_000),
    changeUntil: changeDeadline(agreed, company),
  }
}
