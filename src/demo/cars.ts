import type { cars } from '../db/schema/fleet.ts'
import { addDays, type CalendarDay } from '../domain/calendar/wall-clock.ts'
import type { FuelType, Translated } from '../domain/catalogue.ts'
import { type BodyType, bodyTypes } from '../domain/fleet/body-types.ts'
import type { CarIssue, CarIssuePoint } from '../domain/fleet/damage-sheet.ts'
import data from './data/cars.json' with { type: 'json' }
import { dayFrom, daysAfter, morningOf } from './days.ts'
import { type GroupKey, groupIds, groupSketches } from './groups.ts'
import { descriptionColumns, type Row } from './rows.ts'

/** A car as its card in the office has it; what all cars of a group share is said once, with the group. */
type CarSketch = {
  group: GroupKey
  name: string
  image: string
  /** The maker's three letters, with which a VIN begins. */
  maker: string
  seats?: number
  doors?: number
  fuelType?: FuelType
  consumption: number
  mileage: number
  boot: number
  suitcases?: number
  range?: number
  /** Said of the car that has none. */
  airConditioning?: false
  text: Translated
  longterm?: Translated
  retiredDaysAgo?: number
}

const sketches = data as CarSketch[]

const KILOMETRES_A_DAY = 75

/** A car for as long as it earns: from the day it was bought to the day it was retired. */
export type FleetCar = {
  id: number
  group: GroupKey
  mileage: number
  since: CalendarDay
  until: CalendarDay
}

export function fleetOf(today: string): FleetCar[] {
  return sketches.map(({ group, mileage, retiredDaysAgo }, place) => ({
    id: place + 1,
    group,
    mileage,
    since: addDays(dayFrom(today), -Math.round(mileage / KILOMETRES_A_DAY)),
    until: addDays(dayFrom(today), -(retiredDaysAgo ?? Number.NEGATIVE_INFINITY)),
  }))
}

/** What is wrong with a car now. */
export type CarDamage = { issues: CarIssue[]; issuePoints: CarIssuePoint[] }

export function carRows(today: string): Row<typeof cars>[] {
  return sketches.map((sketch, place) => carRow(place + 1, sketch, today))
}

function carRow(id: number, sketch: CarSketch, today: string): Row<typeof cars> {
  const number = String(id).padStart(3, '0')
  const bought = morningOf(daysAfter(today, -Math.round(sketch.mileage / KILOMETRES_A_DAY)))
  const group = groupSketches[sketch.group]
  return {
    id,
    groupId: groupIds[sketch.group],
    name: sketch.name,
    ...descriptionColumns(sketch.text),
    gearbox: group.gearbox,
    doors: sketch.doors ?? 5,
    seats: sketch.seats ?? group.seats,
    fuelType: sketch.fuelType ?? group.fuelType,
    bodyType: bodyOf(sketch.image),
    fuelConsumption: sketch.consumption,
    mileage: sketch.mileage,
    bootLitres: sketch.boot,
    suitcases: sketch.suitcases ?? null,
    rangeKm: sketch.range ?? null,
    hasAirConditioning: sketch.airConditioning ?? true,
    imageNames: [sketch.image],
    registerNumber: `${number}AAA`,
    vin: `${sketch.maker}ZZZDEM00000${number}`,
    isLongterm: sketch.longterm !== undefined,
    longtermInfo: sketch.longterm?.et ?? '',
    longtermInfoEn: sketch.longterm?.en ?? '',
    longtermInfoRu: sketch.longterm?.ru ?? '',
    isActive: sketch.retiredDaysAgo === undefined,
    createdAt: bought,
    updatedAt: bought,
  }
}

/** What a car is drawn as says what it looks like. */
function bodyOf(image: string): BodyType {
  const drawn = bodyTypes.find((body) => image.includes(body))
  return drawn ?? (/^(minibus|mpv)/.test(image) ? 'van' : 'hatchback')
}
