import { addMinutes, MINUTES_PER_DAY, type WallMinute } from '../../domain/calendar/wall-clock.ts'
import type { GroupKey } from '../groups.ts'
import { type LocationKey, locationIds } from '../locations.ts'
import { people } from '../people.ts'
import { type ServiceKey, serviceIds } from '../services.ts'
import { habits } from './habits.ts'
import type { Draft, Fate, Timetable } from './timetable.ts'

const HOUR = 60

/** Something that is going on when the demo is opened; times are minutes from now. */
type Scene = {
  who: string
  groups?: GroupKey[]
  place: LocationKey
  from: number
  to: number
  bookedAgo: number
  services?: ServiceKey[]
  fate?: Fate
}

const days = (count: number) => count * MINUTES_PER_DAY

/** Only places that never close: the demo may be opened at any hour. */
const scenes: Scene[] = [
  // At the counter: on the road since this morning, due in a moment, due and not here.
  {
    who: 'Dornbusch',
    groups: ['midSize'],
    place: 'airport',
    from: -2 * HOUR,
    to: days(3),
    bookedAgo: days(6),
  },
  {
    who: 'Fontanella',
    groups: ['mini'],
    place: 'airport',
    from: days(-4),
    to: 2 * HOUR,
    bookedAgo: days(30),
  },
  { who: 'Mägiste', groups: ['estate'], place: 'locker', from: days(-2), to: HOUR, bookedAgo: days(9) },
  {
    who: 'Llewelyn-Moss',
    groups: ['suv'],
    place: 'airport',
    from: days(-7),
    to: -3 * HOUR,
    bookedAgo: days(50),
    services: ['zeroExcess', 'unlimitedKilometres'],
    fate: 'overdue',
  },
  { who: 'Upelis', groups: ['minibus'], place: 'airport', from: days(-3), to: -HOUR, bookedAgo: days(20) },
  // At the locker: may open it now, and soon.
  {
    who: 'Pihlakas',
    groups: ['economy'],
    place: 'locker',
    from: 0.5 * HOUR,
    to: days(2),
    bookedAgo: days(4),
  },
  { who: 'Zimina', groups: ['compact'], place: 'locker', from: 3 * HOUR, to: days(3), bookedAgo: days(2) },
  // Still to come today and tomorrow.
  {
    who: 'Verdier-Lacombe',
    groups: ['sevenSeat'],
    place: 'airport',
    from: 4 * HOUR,
    to: days(8),
    bookedAgo: days(61),
    services: ['reducedExcess', 'infantCarrier', 'childSeat', 'additionalDriver'],
  },
  {
    who: 'Tähtinen',
    groups: ['electric'],
    place: 'airport',
    from: 6 * HOUR,
    to: days(4),
    bookedAgo: days(15),
  },
  { who: 'Robledal', groups: ['mini'], place: 'airport', from: days(1), to: days(5), bookedAgo: days(33) },
  {
    who: 'Sandgren',
    groups: ['midSize'],
    place: 'airport',
    from: days(1) + 90,
    to: days(3),
    bookedAgo: days(7),
  },
  // On the website this very minute.
  { who: 'Myllyoja', place: 'airport', from: days(9), to: days(12), bookedAgo: 4, fate: 'held' },
  { who: 'Wiesenthau', place: 'airport', from: days(40), to: days(47), bookedAgo: 11, fate: 'held' },
  { who: 'Orlova', place: 'locker', from: days(5), to: days(7), bookedAgo: 19, fate: 'held' },
  { who: 'Žaliūnė', place: 'airport', from: days(21), to: days(31), bookedAgo: 3 * HOUR, fate: 'requested' },
  {
    who: 'Tuulik',
    groups: ['minibus'],
    place: 'airport',
    from: days(17),
    to: days(19),
    bookedAgo: 9 * HOUR,
    fate: 'requested',
  },
  { who: 'Vinogradov', place: 'airport', from: days(13), to: days(20), bookedAgo: 7, fate: 'paying' },
  { who: 'Whitcomb', place: 'airport', from: days(26), to: days(27), bookedAgo: 2, fate: 'paying' },
  { who: 'Metsalu', place: 'airport', from: days(10), to: days(12), bookedAgo: days(1), fate: 'promised' },
  { who: 'Bergholm', place: 'airport', from: days(15), to: days(18), bookedAgo: days(2), fate: 'promised' },
  { who: 'Kasemägi', place: 'airport', from: days(6), to: days(9), bookedAgo: 5 * HOUR, fate: 'promised' },
]

export function planToday(timetable: Timetable, now: WallMinute): void {
  const halfHour = addMinutes(now, -(now % 30))
  for (const scene of scenes) {
    // A clock that is moved on may leave out the very hour: then it happens an hour later.
    if (!timetable.book(draftOf(scene, now, halfHour)))
      timetable.book(draftOf(scene, now, addMinutes(halfHour, HOUR)))
  }
}

function draftOf(scene: Scene, now: WallMinute, start: WallMinute): Draft {
  const index = people.findIndex(({ last }) => last === scene.who)
  const person = people[index]
  if (!person) throw new Error(`nobody of the demo is called ${scene.who}`)
  const locationId = locationIds[scene.place]
  return {
    person: index,
    groups: scene.groups ?? habits[person.habit].groups,
    request: {
      rentAt: addMinutes(start, scene.from),
      returnAt: addMinutes(start, scene.to),
      rentLocationId: locationId,
      returnLocationId: locationId,
      couponCodes: [],
    },
    bookedAt: addMinutes(now, -scene.bookedAgo),
    services: (scene.services ?? []).map((key) => ({ id: serviceIds[key], quantity: 1 })),
    fate: scene.fate ?? 'kept',
  }
}
