import { addDays, atTime, type CalendarDay } from '../../../domain/calendar/wall-clock.ts'
import type { Bar } from './bars.ts'
import type { CarGroup, TimelineCar } from './rows.ts'
import type { TimelineStore } from './timeline-store.ts'

/** What of the fleet is looked at; 0 and the empty text mean all of it. */
export type Narrowing = { groupId: number; placeId: number; text: string }

export const everything: Narrowing = { groupId: 0, placeId: 0, text: '' }

/** The groups with the cars that are meant; a group of which none is meant is left out. */
export function narrowed(
  groups: readonly CarGroup[],
  { groupId, placeId, text }: Narrowing,
  placeOf: (car: TimelineCar) => number | null,
): readonly CarGroup[] {
  const typed = text.replaceAll(/\s/g, '').toLowerCase()
  if (!groupId && !placeId && !typed) return groups
  const isMeant = (car: TimelineCar) =>
    (!placeId || placeOf(car) === placeId) &&
    `${car.name}${car.plate}`.replaceAll(/\s/g, '').toLowerCase().includes(typed)
  return groups
    .filter(({ id }) => !groupId || id === groupId)
    .map((group) => ({ ...group, cars: group.cars.filter(isMeant) }))
    .filter(({ cars }) => cars.length > 0)
}

/** Where a car stands on a morning: where the last thing that takes it before then leaves it. */
export function placeOn(
  store: Pick<TimelineStore, 'barsOf'>,
  { id, placeId }: TimelineCar,
  today: CalendarDay,
  day: CalendarDay,
): number | null {
  if (day <= today) return placeId
  const ended = store.barsOf(id, today, day).filter(({ to }) => to <= atTime(day, 0))
  return ended.reduce<number | null>((place, bar) => endPlaceOf(bar) ?? place, placeId)
}

function endPlaceOf(bar: Bar): number | null {
  if (bar.kind === 'trip') return bar.endLocationId
  return bar.kind === 'booking' ? bar.endPlaceId : null
}

/** Cars for rent that nothing takes on a whole day. */
export function freeOn(
  store: Pick<TimelineStore, 'barsOf'>,
  cars: readonly TimelineCar[],
  day: CalendarDay,
): TimelineCar[] {
  const [from, to] = [atTime(day, 0), atTime(addDays(day, 1), 0)]
  return cars.filter(
    ({ id, isActive }) =>
      isActive && store.barsOf(id, day, addDays(day, 1)).every((bar) => bar.to <= from || bar.from >= to),
  )
}
