import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { schema } from '../../../db/schema.ts'
import type { BookingChange } from '../../../domain/booking/change.ts'
import {
  chooseServices,
  type WantedService,
  withAgreedServices,
} from '../../../domain/booking/choose-services.ts'
import { servicesByDrivers, withDriverServices } from '../../../domain/booking/driver-services.ts'
import { dayOf, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import { type Driver, driverAges } from '../../../domain/people/client.ts'
import type { ChangingBooking } from './plan-change.ts'

/** What a customer wants otherwise; what is not named stays. */
export type ChangeWish = Omit<BookingChange, 'additionalDrivers'> & {
  /** Who drives besides those that are known. */
  newDrivers?: readonly Driver[]
  /** Who no longer drives: the place among the additional drivers, and the name that was seen there. */
  goneDrivers?: readonly GoneDriver[]
}

export type GoneDriver = { place: number; name: string }

/** Of the renter, as far as their age follows from it. */
export type Renter = { idCode: string | null; birthDate: string | null }

/** The wish as a change: with the services that follow from who drives, and those that are part of every rental. */
export function changeFromWish(
  catalogue: Catalogue,
  { terms, services: agreed }: ChangingBooking,
  renter: Renter,
  { newDrivers = [], goneDrivers = [], ...wish }: ChangeWish,
): BookingChange {
  const staying = terms.additionalDrivers.filter((driver, place) => !isGone(driver, place, goneDrivers))
  const isAnyGone = staying.length < terms.additionalDrivers.length
  const additionalDrivers = [...staying, ...newDrivers]
  const needed = (drivers: readonly Driver[], rentAt: WallMinute) =>
    servicesByDrivers(catalogue.services.values(), agesOf(renter, drivers, rentAt))
  const waived = lacking(needed(terms.additionalDrivers, terms.rentAt), terms.services)
  const now = lacking(needed(additionalDrivers, wish.rentAt ?? terms.rentAt), waived)
  const chosen = wish.services ?? terms.services
  const wanted = withDriverServices(isAnyGone ? withoutDriverServices(catalogue, chosen) : chosen, now)
  const choice = chooseServices(withAgreedServices(catalogue, agreed, wanted), wanted)
  const services = choice.ok
    ? choice.services.map(({ service, quantity }) => ({ id: service.id, quantity }))
    : wanted
  return { ...wish, additionalDrivers, services }
}

/** Who drives, as staff say it, with what that costs: fees follow from who comes and who goes, as for customers. */
export function changeOfDrivers(
  catalogue: Catalogue,
  booking: ChangingBooking,
  renter: Renter,
  { additionalDrivers = [], ...change }: BookingChange,
): BookingChange {
  const before = booking.terms.additionalDrivers
  const isIn = (list: readonly Driver[], driver: Driver) =>
    list.some((one) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(driver)))
  const goneDrivers = before.flatMap((driver, place) =>
    isIn(additionalDrivers, driver) ? [] : [{ place, name: nameOf(driver) }],
  )
  const newDrivers = additionalDrivers.filter((driver) => !isIn(before, driver))
  return { ...changeFromWish(catalogue, booking, renter, { ...change, newDrivers, goneDrivers }) }
}

const sorted = (driver: Driver) => Object.entries(driver).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Of the renter, what their age follows from. */
export async function readRenter(tx: Database, bookingId: number): Promise<Renter | undefined> {
  const { bookings, clients } = schema
  const [renter] = await tx
    .select({ idCode: clients.idCode, birthDate: clients.birthDate })
    .from(bookings)
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(eq(bookings.id, bookingId))
  return renter
}

/** Whoever stands there now is another one, if somebody changed it meanwhile. */
const isGone = (driver: Driver, place: number, gone: readonly GoneDriver[]): boolean =>
  gone.some((one) => one.place === place && one.name === nameOf(driver))

export const nameOf = ({ firstName, lastName }: Driver): string => `${firstName} ${lastName}`

/** What followed from who drove is counted anew. */
const withoutDriverServices = ({ services }: Catalogue, chosen: readonly WantedService[]): WantedService[] =>
  chosen.filter(({ id }) => {
    const service = services.get(id)
    return !service?.isPerAdditionalDriver && !service?.youngDriverAge
  })

export const agesOf = (renter: Renter, additionalDrivers: readonly Driver[], rentAt: WallMinute) =>
  driverAges(asForm({ ...renter, additionalDrivers }), dayOf(rentAt))

type Identity = { idCode: string | null; birthDate: string | null }

const asForm = ({ additionalDrivers, ...renter }: Identity & { additionalDrivers: readonly Identity[] }) => {
  const typed = ({ idCode, birthDate }: Identity) => ({
    idCode: idCode ?? undefined,
    birthDate: birthDate ?? undefined,
  })
  return { ...typed(renter), additionalDrivers: additionalDrivers.map(typed) }
}

/** How many pieces of each are missing: what staff have waived is not asked for again. */
function lacking(needed: readonly WantedService[], had: readonly WantedService[]): WantedService[] {
  return needed.flatMap(({ id, quantity }) => {
    const missing = quantity - (had.find((one) => one.id === id)?.quantity ?? 0)
    return missing > 0 ? [{ id, quantity: missing }] : []
  })
}
