import {
  and,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { keptPlan } from '../../db/server-connection.ts'
import { sharedQuestion } from '../../db/shared-question.ts'
import { momentAt, statement } from '../../db/statement.ts'
import {
  occupiedPeriod,
  overdueUntil,
  overlaps,
  type Period,
} from '../../domain/availability/occupied-period.ts'
import {
  type CarDays,
  judgeCar,
  type Stay,
  type WantedCar,
  type Whereabouts,
} from '../../domain/availability/whereabouts.ts'
import { labelOf, tallinnAt } from '../../domain/calendar/tallinn.ts'
import { addDays, type CalendarDay, dayOf } from '../../domain/calendar/wall-clock.ts'
import { type Car, type Catalogue, turnaroundOf } from '../../domain/catalogue.ts'
import { offRoadDays } from '../../domain/fleet/duties.ts'
import { MOST_TRIP_HOURS } from '../../domain/fleet/trip-rules.ts'
import { MOST_TURNAROUND } from '../../domain/house-rules.ts'
import { isAfter, isOverdue, standingWithin } from '../booking/occupy-car.ts'
import { byTime, readSpans, spansAsText } from './taken-spans.ts'

/** When each car is taken within some span of time and where it is before, between and after, and the catalogue's version as of the same moment. */
export type TakenCars = {
  version: number
  /** Equal for two answers about the same span only when the same cars are taken at the same times and places. */
  text: string
  /** Whether a car can be had within the span. */
  judge: (
    catalogue: Pick<Catalogue, 'cars' | 'groups' | 'rules' | 'trips'>,
    carId: number,
    wanted: WantedCar,
  ) => Whereabouts
}

const { bookings, cars, carOccupancies: taken, catalogueVersion, locationTrips } = schema

type Asked = {
  /** The longest trip before the span and after it: what is farther away is in nobody's way. */
  from: SQL
  to: SQL
  now: SQL
  overdueUntil: SQL
  /** Also what makes no difference to whether a car can be had: staff are told where it comes from. */
  isWhole: boolean
} & Only<Placeholder>

/** Of all cars when nothing is said. */
type Only<Id = number> = {
  carId?: Id
  /** Whoever changes a booking is not in their own way. */
  butBookingId?: Id
  butTripId?: Id
}

type Told = { version: number | string; standing: string; late: string; far: string }

const columns = sql`${taken.carId}, ${taken.startsAt}, ${taken.endsAt}, ${taken.holdExpiresAt}, ${taken.startLocationId}, ${taken.endLocationId}`

/**
 * The one question about cars and days: what takes them, and where each was last before and has to be next after. The
 * answer comes as text, because most of the time it is only compared with an earlier one. A hold that has run out frees
 * its car here, with or without the job that sweeps it away; a car that should be back and is not is taken a while longer.
 */
function selectTaken({ from, to, now, overdueUntil: until, carId, isWhole, ...but }: Asked) {
  const isAsked = and(
    carId === undefined ? undefined : eq(taken.carId, carId),
    isNot(taken.bookingId, but.butBookingId),
    isNot(taken.tripId, but.butTripId),
  )
  // What may run out is told whenever it is: without it the car is where what is firm has left it.
  const isFar = and(
    eq(taken.carId, cars.id),
    isNotNull(taken.endLocationId),
    isNull(taken.holdExpiresAt),
    isAsked,
  )
  // Any way that cars go at all is short enough for what is that far away, once there is time for it from now on.
  const isNever = sql`exists (select 1 from ${locationTrips} where ${locationTrips.isNever})`
  const isBeforeAsked = isWhole ? undefined : sql`(${from} < ${now} + ${LONGEST_TRIP} or ${isNever})`
  const isAfterAsked = isWhole ? undefined : isNever
  const isWanted = carId === undefined ? eq(cars.isActive, true) : eq(cars.id, carId)
  const far = sql`
    select concat_ws(' ', ${cars.id}, coalesce(before.place, 0), coalesce(after.place, 0)) as text, ${cars.id} as car
    from ${cars} left join lateral (
      select ${taken.endLocationId} as place from ${taken}
      where ${and(isBeforeAsked, isFar, lt(taken.startsAt, from), lte(taken.endsAt, from))}
      order by ${taken.startsAt} desc limit 1
    ) before on true left join lateral (
      select ${taken.startLocationId} as place from ${taken}
      where ${and(isAfterAsked, isFar, gte(taken.startsAt, to))} order by ${taken.startsAt} limit 1
    ) after on true
    where ${isWanted} and ${isWhole ? sql`true` : sql`(${isBeforeAsked} or ${isAfterAsked})`}
      and coalesce(before.place, after.place) is not null`
  const standing = sql`(
        select ${spansAsText} from (
          select ${columns} from ${taken} where ${and(standingWithin({ from, to }, now), isAsked)}
          union all
          select ${columns} from ${taken}
          where ${and(isAfter(taken.holdExpiresAt, now), or(lte(taken.endsAt, from), gte(taken.startsAt, to)), isAsked)}
        ) near
      )`
  const late = sql`coalesce((
        select string_agg(${bookings.carId}::text, ',' order by ${bookings.carId})
        from ${bookings} where ${isOverdue(now)} and ${from} < ${until}
          and ${carId === undefined ? sql`true` : eq(bookings.carId, carId)}
      ), '')`
  return sql`
    select ${catalogueVersion.version} as version, ${standing} as standing, ${late} as late,
      coalesce((select string_agg(text, ',' order by car) from (${far}) cars), '') as far
    from ${catalogueVersion}`
}

const isNot = (column: PgColumn, id: Placeholder | undefined) =>
  id === undefined ? undefined : or(isNull(column), ne(column, id))

const LONGEST_TRIP_MS = MOST_TRIP_HOURS * 3_600_000
const LONGEST_TRIP = sql.raw(`interval '${MOST_TRIP_HOURS} hours'`)

const around = ({ from, to }: Period): Period => ({
  from: new Date(from.getTime() - LONGEST_TRIP_MS),
  // A wanted car is made ready before it is brought on.
  to: new Date(to.getTime() + LONGEST_TRIP_MS + MOST_TURNAROUND * 60_000),
})

const spanned = {
  from: momentAt('from'),
  to: momentAt('to'),
  now: momentAt('now'),
  overdueUntil: momentAt('overdueUntil'),
}

function valuesOf(span: Period, now: Date) {
  const { from, to } = around(span)
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    now: now.toISOString(),
    overdueUntil: overdueUntil(now).toISOString(),
  }
}

const select = statement<Told>(keptPlan('taken_cars'), () => selectTaken({ ...spanned, isWhole: false }))

/** One query for every search within a span: a page that shows a search and the days around it asks once. */
export function prepareTakenCars(db: Database): (span: Period, now: Date) => Promise<TakenCars> {
  const shared = sharedQuestion<TakenCars>()
  return (span, now) => {
    const values = valuesOf(span, now)
    // What is made of an answer holds for a minute.
    const name = [values.from, values.to, minuteOf(now).getTime()].join(' ')
    return shared(name, async () => {
      const [row] = await select(db, values)
      return takenCars(row, now)
    })
  }
}

/** By what is asked for, of which there are few ways. */
const wholes = new Map<string, typeof select>()

function selectWhole(keys: readonly string[]): typeof select {
  const name = ['taken', ...keys].join('_')
  const known = wholes.get(name)
  if (known) return known
  const only: Only<Placeholder> = Object.fromEntries(keys.map((key) => [key, sql.placeholder(key)]))
  const made = statement<Told>(keptPlan(name), () => selectTaken({ ...spanned, isWhole: true, ...only }))
  wholes.set(name, made)
  return made
}

/** The same inside a transaction or for staff, of one car or of all, with where each stands however long before. */
export async function readTakenCars(
  tx: Database,
  span: Period,
  now: Date,
  only: Only = {},
): Promise<TakenCars> {
  const given = Object.entries(only).filter(([, id]) => id !== undefined)
  const keys = given.map(([key]) => key).toSorted()
  const [row] = await selectWhole(keys)(tx, { ...valuesOf(span, now), ...Object.fromEntries(given) })
  return takenCars(row, now)
}

/** What is kept is kept for a minute: within it nothing moves with the clock. */
const minuteOf = (now: Date): Date => new Date(Math.floor(now.getTime() / 60_000) * 60_000)

function takenCars(told: Told | undefined, at: Date): TakenCars {
  if (!told) throw new Error('the catalogue has no version row')
  const { standing, late, far } = told
  const now = minuteOf(at)
  const until = overdueUntil(now)
  const today = dayOf(labelOf(now))
  let known: ((carId: number) => CarDays) | undefined
  return {
    version: Number(told.version),
    text: [standing, far, late].join(';'),
    judge: (catalogue, carId, asked) => {
      const wanted = withTurnaround(asked, asked.turnaroundMinutes ?? turnaroundOf(catalogue, carId))
      known ??= daysByCar(told, { from: now, to: until })
      const car = catalogue.cars.get(carId)
      const { before = car?.homeLocationId ?? undefined, ...days } = known(carId)
      if (car && isOffRoad(car, wanted, today)) return { kind: 'taken', standsAt: before }
      return judgeCar({ ...days, before }, wanted, catalogue.trips, now)
    },
  }
}

const withTurnaround = (wanted: WantedCar, minutes: number): WantedCar => ({
  ...wanted,
  ...occupiedPeriod(wanted.from, wanted.to, minutes),
})

/** What a car needs keeps it from new rentals; what was agreed already is for people to settle. */
function isOffRoad(car: Car, wanted: WantedCar, today: CalendarDay): boolean {
  if (car.needs.length === 0 || wanted.isStartAgreed || wanted.isEndAgreed) return false
  const off = offRoad(car, today)
  return off !== undefined && overlaps(off, wanted)
}

/** A car of a catalogue stays as it is: it is asked about for each of the days beside a search. */
const knownOff = new WeakMap<Car, { today: CalendarDay; off: Period | undefined }>()

function offRoad(car: Car, today: CalendarDay): Period | undefined {
  const known = knownOff.get(car)
  if (known?.today === today) return known.off
  const days = offRoadDays(car.needs, car.mileage, today)
  const off = days && { from: tallinnAt(days.first), to: tallinnAt(addDays(days.last, 1)) }
  knownOff.set(car, { today, off })
  return off
}

function daysByCar({ standing, late, far }: Told, lateness: Period): (carId: number) => CarDays {
  const stays = readSpans(standing)
  for (const carId of partsOf(late).map(Number)) {
    const own: Stay[] = [...(stays.get(carId) ?? []), { ...lateness, isHold: false, places: undefined }]
    // A car that is late now is so between what is over and what is to come.
    stays.set(carId, own.toSorted(byTime))
  }
  const places = new Map<number, [before: number | undefined, after: number | undefined]>()
  for (const one of partsOf(far)) {
    const [carId = 0, before, after] = one.split(' ').map(Number)
    places.set(carId, [before || undefined, after || undefined])
  }
  return (carId) => {
    const [before, after] = places.get(carId) ?? []
    return { stays: stays.get(carId) ?? [], before, after }
  }
}

const partsOf = (list: string): string[] => (list === '' ? [] : list.split(','))
