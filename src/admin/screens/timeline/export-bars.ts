import { writeCsv } from '../../../contract/csv.ts'
import { addDays, type CalendarDay, formatDay } from '../../../domain/calendar/wall-clock.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { wayOf } from './bars.ts'
import type { RowWords } from './car-row.tsx'
import type { CarGroup } from './rows.ts'
import type { TimelineStore } from './timeline-store.ts'

const EXPORTED_DAYS = 30

/** What takes the cars that are looked at, from a day on, as a table. */
export function exportBars(
  store: TimelineStore,
  groups: readonly CarGroup[],
  from: CalendarDay,
  { t, locale, states }: RowWords,
): void {
  const heads = (['group', 'car', 'customer', 'from', 'to', 'state'] as const).map((name) =>
    t(`exported.${name}`),
  )
  const rows = groups.flatMap(({ name, cars }) =>
    cars.flatMap((car) =>
      store
        .barsOf(car.id, from, addDays(from, EXPORTED_DAYS))
        .map((bar) => [
          name[locale],
          `${car.name} ${showPlate(car.plate)}`,
          bar.kind === 'trip' ? wayOf(bar, locale) : bar.kind === 'block' ? bar.reason : bar.customer,
          formatDateTime(bar.from, locale),
          formatDateTime(bar.to, locale),
          states[bar.kind === 'booking' ? bar.state : bar.kind],
        ]),
    ),
  )
  const url = URL.createObjectURL(new Blob([writeCsv(heads, rows)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `timeline-${formatDay(from)}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
