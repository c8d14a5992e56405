import type { Database } from '../../db/client.ts'
import { type CalendarMonth, monthSpans } from '../../domain/calendar/months.ts'
import { addRentals, noRentals, type RentalFigures } from '../../domain/figures/month-facts.ts'
import { type FleetTime, noTime, readFleetHours } from './fleet-hours.ts'
import { freshMonths } from './fresh-months.ts'
import { readOverdueTime } from './overdue-time.ts'

type CarMonth = RentalFigures & FleetTime & { month: CalendarMonth }

/** What one car did, month by month. */
export async function readCarMonths(
  db: Database,
  carId: number,
  { from, to }: { from: CalendarMonth; to: CalendarMonth },
  now: Date,
): Promise<CarMonth[]> {
  const spans = monthSpans(from, to)
  const [facts, overdue, hours] = await Promise.all([
    freshMonths(db, spans, now),
    readOverdueTime(db, spans, now),
    readFleetHours(db, spans, carId),
  ])
  return spans.map(({ month }, place) => {
    const own = facts[place]?.cars.find(({ id }) => id === carId)
    const still = overdue.find((row) => row.carId === carId && row.month === place + 1)
    return {
      month,
      ...addRentals(own ?? noRentals, { ...noRentals, rentedSeconds: still?.seconds ?? 0 }),
      ...(hours.byMonth.get(place + 1) ?? noTime),
    }
  })
}
