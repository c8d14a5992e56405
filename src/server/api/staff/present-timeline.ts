import { pick } from '../../../contract/pick.ts'
import type {
  BlockAnswer,
  CarTakenExtras,
  ChangeAnswer,
  SeenTerms,
  TimelineAnswer,
  TimelineBar,
  TimelineGroup,
} from '../../../contract/staff/timeline.ts'
import type { BookingTerms } from '../../../domain/booking/change.ts'
import { dueOf, owedBackOf } from '../../../domain/booking/ledger.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { formatLabel, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { eurosFromCents, minus } from '../../../domain/money.ts'
import type { ChangedBooking } from '../../../use-cases/booking/change/change-booking.ts'
import type { BlockRow } from '../../../use-cases/fleet/place-block.ts'
import { presentLine } from '../visitor/present.ts'
import { presentHandPrice } from './present-hand-price.ts'

/** How the timeline looks from outside: labels as text, euros instead of cents. */

export function presentGroups(groups: readonly TimelineGroup<WallMinute>[]): TimelineAnswer['groups'] {
  return groups.map(({ cars, ...group }) => ({
    ...group,
    cars: cars.map(({ bars, ...car }) => ({ ...car, bars: bars.map(presentBar) })),
  }))
}

function presentBar(bar: TimelineBar<WallMinute>): TimelineBar {
  const period = { from: formatLabel(bar.from), to: formatLabel(bar.to) }
  if (bar.kind !== 'booking') return { ...bar, ...period }
  return {
    ...bar,
    ...period,
    freeAt: formatLabel(bar.freeAt),
    holdEndsAt: bar.holdEndsAt === null ? null : formatLabel(bar.holdEndsAt),
  }
}

export function presentChange(changed: ChangedBooking, isTrial: boolean): ChangeAnswer {
  const { price, previousPrice, deposit, lines, isAnnexed, isSignatureVoided, lostCoupons, balance } = changed
  return {
    price: eurosFromCents(price),
    previousPrice: eurosFromCents(previousPrice),
    difference: eurosFromCents(minus(price, previousPrice)),
    deposit: eurosFromCents(deposit),
    lines: lines.map(presentLine),
    isAnnexed,
    isSignatureVoided,
    lostCoupons,
    due: eurosFromCents(dueOf(balance)),
    owedBack: eurosFromCents(owedBackOf(balance)),
    isTrial,
  }
}

export const presentTerms = ({ rentAt, returnAt, handPrice, ...terms }: BookingTerms): SeenTerms => ({
  ...pick(terms, 'carId', 'rentLocationId', 'returnLocationId'),
  rentDate: formatLabel(rentAt),
  returnDate: formatLabel(returnAt),
  services: [...terms.services],
  additionalDrivers: [...terms.additionalDrivers],
  handPrice: presentHandPrice(handPrice),
})

export function presentBlock({ id, carId, start, end, reason }: BlockRow): BlockAnswer {
  return { id, carId, start: labelText(start), end: labelText(end), reason }
}

export function presentTaken({ inTheWay, freeCars }: CarTakenExtras<Date>): CarTakenExtras {
  const things = inTheWay.map((thing) => ({ ...thing, from: labelText(thing.from), to: labelText(thing.to) }))
  return { inTheWay: things, freeCars }
}
