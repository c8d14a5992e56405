import type {
  BlockAnswer,
  BlockBar,
  BookingBar,
  CarTakenExtras,
  ChangeAnswer,
  TimelineAnswer,
} from '../../../contract/staff/timeline.ts'
import { dueOf, owedBackOf } from '../../../domain/booking/ledger.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { formatLabel } from '../../../domain/calendar/wall-clock.ts'
import { eurosFromCents, minus } from '../../../domain/money.ts'
import type { ChangedBooking } from '../../../use-cases/booking/change/change-booking.ts'
import type { FreeCar, Overlap } from '../../../use-cases/booking/change/explain-taken-car.ts'
import type { BlockRow } from '../../../use-cases/fleet/place-block.ts'
import type { TimelineBar, TimelineGroup } from '../../../use-cases/timeline/read-timeline.ts'
import { presentLine } from '../visitor/present.ts'

/** How the timeline looks from outside: labels as text, euros instead of cents. */

export function presentGroups(groups: readonly TimelineGroup[]): TimelineAnswer['groups'] {
  return groups.map(({ cars, ...group }) => ({
    ...group,
    cars: cars.map(({ bars, ...car }) => ({ ...car, bars: bars.map(presentBar) })),
  }))
}

function presentBar(bar: TimelineBar): BookingBar | BlockBar {
  const period = { from: formatLabel(bar.from), to: formatLabel(bar.to) }
  if (bar.kind === 'block') return { ...bar, ...period }
  return {
    ...bar,
    ...period,
    freeAt: formatLabel(bar.freeAt),
    holdEndsAt: bar.holdEndsAt === null ? null : formatLabel(bar.holdEndsAt),
  }
}

export function presentChange(changed: ChangedBooking, isTrial: boolean): ChangeAnswer {
  const { price, previousPrice, deposit, lines, isSignatureVoided, lostCoupons, balance } = changed
  return {
    price: eurosFromCents(price),
    previousPrice: eurosFromCents(previousPrice),
    difference: eurosFromCents(minus(price, previousPrice)),
    deposit: eurosFromCents(deposit),
    lines: lines.map(presentLine),
    isSignatureVoided,
    lostCoupons,
    due: eurosFromCents(dueOf(balance)),
    owedBack: eurosFromCents(owedBackOf(balance)),
    isTrial,
  }
}

export function presentBlock({ id, carId, start, end, reason }: BlockRow): BlockAnswer {
  return { id, carId, start: labelText(start), end: labelText(end), reason }
}

export function presentTaken({
  inTheWay,
  freeCars,
}: {
  inTheWay: readonly Overlap[]
  freeCars: readonly FreeCar[]
}): CarTakenExtras {
  return {
    inTheWay: inTheWay.map(({ from, to, ...thing }) => ({
      ...thing,
      from: labelText(from),
      to: labelText(to),
    })),
    freeCars: [...freeCars],
  }
}
