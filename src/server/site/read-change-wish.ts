import type { ChangeValues } from '../../contract/visitor/change.ts'
import { dayOf, parseLabel, type WallMinute } from '../../domain/calendar/wall-clock.ts'
import type { HouseRules } from '../../domain/house-rules.ts'
import { type AgeAsked, type ClientFault, checkDriver, type Driver } from '../../domain/people/client.ts'
import { isRecordId } from '../../domain/record-id.ts'
import type { ChangeWish, GoneDriver } from '../../use-cases/booking/change/change-wish.ts'

type Fault = { path: string; code: string }
type ReadWish = { wish: ChangeWish; faults: Fault[] }

const driverFields = ['firstName', 'lastName', 'idCode', 'birthDate', 'drivingLicenceNumber'] as const

/** What the fields of the form ask for; a field that was not sent stays as it was agreed. */
export function readChangeWish(values: ChangeValues, rules: Pick<HouseRules, 'leastAge'>): ReadWish {
  const faults: Fault[] = []
  const rentAt = momentIn(values, 'rent', faults)
  const returnAt = momentIn(values, 'return', faults)
  const wish: ChangeWish = {
    rentAt,
    returnAt,
    rentLocationId: idIn(values.rentLocationId),
    returnLocationId: idIn(values.returnLocationId),
    carId: idIn(values.carId),
    ...(values.hasServices ? { services: servicesIn(values) } : {}),
    newDrivers: newDriver(
      values,
      { pickUpDay: rentAt === undefined ? undefined : dayOf(rentAt), ...rules },
      faults,
    ),
    goneDrivers: goneDrivers(values),
  }
  return { wish, faults }
}

function momentIn(values: ChangeValues, side: 'rent' | 'return', faults: Fault[]): WallMinute | undefined {
  const [day, time] = [values[`${side}Date`], values[`${side}Time`]]
  if (day === undefined && time === undefined) return undefined
  const at = parseLabel(`${day}T${time}`)
  if (at === undefined) faults.push({ path: `${side}At`, code: 'not_a_time' })
  return at
}

function idIn(text: string | undefined): number | undefined {
  const id = Number(text)
  return isRecordId(id) ? id : undefined
}

const MOST_PIECES = 9

function servicesIn(values: ChangeValues) {
  const cover = idIn(values.cover)
  const extras = Object.entries(values).flatMap(([name, value]) => {
    const id = idIn(/^service-(\d{1,9})$/.exec(name)?.[1])
    const quantity = Math.trunc(Number(value))
    return id !== undefined && quantity > 0 ? [{ id, quantity: Math.min(quantity, MOST_PIECES) }] : []
  })
  return [...(cover === undefined ? [] : [{ id: cover, quantity: 1 }]), ...extras]
}

function newDriver(values: ChangeValues, asked: AgeAsked, faults: Fault[]): Driver[] {
  const typed = Object.fromEntries(driverFields.map((field) => [field, values[`driver.${field}`]?.trim()]))
  if (!driverFields.some((field) => typed[field])) return []
  const found: ClientFault[] = []
  const driver = checkDriver(typed, 'driver.', asked, found)
  faults.push(...found)
  return found.length === 0 ? [driver] : []
}

/** Ticked beside a name; a field holds the name that was seen. */
function goneDrivers(values: ChangeValues): GoneDriver[] {
  return Object.entries(values).flatMap(([field, name]) => {
    const place = /^driver-gone-(\d)$/.exec(field)?.[1]
    return place === undefined ? [] : [{ place: Number(place), name }]
  })
}
