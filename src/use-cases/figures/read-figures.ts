import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type CalendarMonth, type MonthSpan, monthSpans } from '../../domain/calendar/months.ts'
import { type LeadTime, leadTimeOf } from '../../domain/figures/lead-time.ts'
import {
  addRentals,
  type ChannelFigures,
  type CouponFigures,
  type MonthFacts,
  noRentals,
  type RentalFigures,
  sumById,
  sumChannels,
  sumCoupons,
} from '../../domain/figures/month-facts.ts'
import { type LengthStep, lengthSteps } from '../../domain/figures/rental-length.ts'
import { type Satisfaction, satisfactionOf } from '../../domain/figures/satisfaction.ts'
import { type Cents, cents } from '../../domain/money.ts'
import type { OwnPlaces } from '../rights/own-places.ts'
import { type FleetTime, noTime, readFleetHours } from './fleet-hours.ts'
import { freshMonths } from './fresh-months.ts'
import { type OverdueTime, readOverdueTime } from './overdue-time.ts'
import { readCosts, readKeyFigures } from './read-key-figures.ts'

type FleetFigures = RentalFigures & FleetTime

type Named = { id: number; name: string; nameEn: string; nameRu: string }

export type Figures = {
  from: CalendarMonth
  to: CalendarMonth
  /** Beside last year's; null for whoever sees a part of the company. */
  keyFigures: Awaited<ReturnType<typeof readKeyFigures>> | null
  channels: ChannelFigures[]
  lengths: LengthStep[]
  total: FleetFigures
  months: (FleetFigures & { month: CalendarMonth })[]
  groups: (FleetFigures & Named & { cars: number })[]
  cars: (FleetFigures & CarOfFigures)[]
  places: (RentalFigures & Named)[]
  leadTime: LeadTime
  coupons: (CouponFigures & { name: string | null })[]
  satisfaction: Satisfaction
}

type CarOfFigures = {
  id: number
  name: string
  plate: string
  groupId: number
  isActive: boolean
  costs: Cents
}

/** Everything of the screen, for months both of which are included. */
export async function readFigures(
  db: Database,
  { from, to }: { from: CalendarMonth; to: CalendarMonth },
  now: Date,
  places?: OwnPlaces,
): Promise<Figures> {
  const spans = monthSpans(from, to)
  const { cars, groups, locations, coupons } = schema
  const [kept, overdue, hours, carRows, groupRows, placeRows, couponRows, costs] = await Promise.all([
    freshMonths(db, spans, now),
    readOverdueTime(db, spans, now),
    readFleetHours(db, spans),
    db
      .select({
        id: cars.id,
        name: cars.name,
        plate: cars.registerNumber,
        groupId: cars.groupId,
        isActive: cars.isActive,
      })
      .from(cars)
      .orderBy(cars.name, cars.registerNumber),
    db.select().from(groups).orderBy(groups.id),
    db.select().from(locations).orderBy(locations.orderNumber, locations.id),
    db.select({ code: coupons.code, name: coupons.name }).from(coupons),
    readCosts(db, { from, to }),
  ])
  const facts = kept.map((month, place) =>
    withOverdue(
      month,
      overdue.filter((row) => row.month === place + 1),
    ),
  )
  const byCar = sumById(facts.map((month) => month.cars))
  const byPlace = sumById(facts.map(({ places }) => places))

  const carFigures = carRows
    .map((car) => ({
      ...car,
      ...(byCar.get(car.id) ?? noRentals),
      ...(hours.byCar.get(car.id) ?? noTime),
      costs: costs.get(car.id) ?? cents(0),
    }))
    .filter(({ availableSeconds, rentals, cancelled }) => availableSeconds > 0 || rentals + cancelled > 0)
  const couponNames = new Map(couponRows.map(({ code, name }) => [code, name]))
  if (places) return ofPlaces({ from, to }, spans, facts, placeRows, places)
  return {
    from,
    to,
    keyFigures: await readKeyFigures(db, { from, to }, now),
    channels: sumChannels(facts.map((month) => month.channels)),
    lengths: lengthSteps(facts.flatMap((month) => month.lengths)),
    total: sumFleet(carFigures),
    months: spans.map(({ month }, place) => ({
      month,
      ...(facts[place]?.cars ?? []).reduce<RentalFigures>(addRentals, noRentals),
      ...(hours.byMonth.get(place + 1) ?? noTime),
    })),
    groups: groupRows
      .map(({ id, name, nameEn, nameRu }) => {
        const own = carFigures.filter(({ groupId }) => groupId === id)
        return { id, name, nameEn, nameRu, cars: own.length, ...sumFleet(own) }
      })
      .filter((group) => group.cars > 0),
    cars: carFigures,
    /** Cars belong to no place, so a place has rentals and money and no utilisation. */
    places: placeRows
      .map(({ id, name, nameEn, nameRu, isActive }) => ({
        isActive,
        place: { id, name, nameEn, nameRu, ...(byPlace.get(id) ?? noRentals) },
      }))
      .filter(({ isActive, place }) => isActive || place.rentals + place.cancelled > 0)
      .map(({ place }) => place),
    leadTime: leadTimeOf(facts.flatMap(({ leads }) => leads)),
    coupons: sumCoupons(facts.map((month) => month.coupons)).map((coupon) => ({
      ...coupon,
      name: couponNames.get(coupon.code) ?? null,
    })),
    satisfaction: satisfactionOf(facts.flatMap(({ marks }) => marks)),
  }
}

/** Of whoever is bound to places: what began there, and nothing of the rest of the company. Cars belong to no place. */
function ofPlaces(
  period: { from: CalendarMonth; to: CalendarMonth },
  spans: readonly MonthSpan[],
  facts: readonly MonthFacts[],
  placeRows: readonly (typeof schema.locations.$inferSelect)[],
  own: readonly number[],
): Figures {
  const months = facts.map((month) => month.places.filter(({ id }) => own.includes(id)))
  const byPlace = sumById(months)
  return {
    ...period,
    keyFigures: null,
    channels: [],
    lengths: [],
    total: { ...[...byPlace.values()].reduce(addRentals, noRentals), ...noTime },
    months: spans.map(({ month }, index) => ({
      month,
      ...(months[index] ?? []).reduce<RentalFigures>(addRentals, noRentals),
      ...noTime,
    })),
    groups: [],
    cars: [],
    places: placeRows
      .filter(({ id }) => own.includes(id))
      .map(({ id, name, nameEn, nameRu }) => ({
        id,
        name,
        nameEn,
        nameRu,
        ...(byPlace.get(id) ?? noRentals),
      })),
    leadTime: leadTimeOf([]),
    coupons: [],
    satisfaction: satisfactionOf([]),
  }
}

/** A car that is still out counts as rented until now. */
function withOverdue(month: MonthFacts, overdue: readonly OverdueTime[]): MonthFacts {
  if (overdue.length === 0) return month
  const more = (id: number, seconds: number) => ({ ...noRentals, id, rentedSeconds: seconds })
  return {
    ...month,
    cars: [...month.cars, ...overdue.map(({ carId, seconds }) => more(carId, seconds))],
    places: [...month.places, ...overdue.map(({ placeId, seconds }) => more(placeId, seconds))],
  }
}

function sumFleet(rows: readonly FleetFigures[]): FleetFigures {
  return rows.reduce<FleetFigures>(
    (sum, row) => ({
      ...addRentals(sum, row),
      availableSeconds: sum.availableSeconds + row.availableSeconds,
      blockedSeconds: sum.blockedSeconds + row.blockedSeconds,
    }),
    { ...noRentals, ...noTime },
  )
}
