import type { Database } from '../../db/client.ts'
import { insertBooking } from '../../db/insert-booking.ts'
import { schema } from '../../db/schema.ts'
import { isCollision, violatedConstraint } from '../../db/violated-constraint.ts'
import { occupiedPeriod } from '../../domain/availability/occupied-period.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { holdExpiry } from '../../domain/booking/hold.ts'
import type { Catalogue } from '../../domain/catalogue.ts'
import { type Quote, quote } from '../../domain/pricing/quote.ts'
import type { Rental } from '../../domain/pricing/rental.ts'
import { lockAtVersion, StaleCatalogue } from '../catalogue/lock-at-version.ts'
import { type ClientRow, enterClient } from '../people/enter-client.ts'
import { isNewClient } from '../people/is-new-client.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import {
  checkRegistration,
  type Registration,
  type RegistrationFault,
  type SoundRegistration,
} from './check-registration.ts'
import { firstAnswer, type IdempotentRequest, rememberAnswer } from './idempotency.ts'
import { releaseExpiredHolds } from './occupy-car.ts'
import type { RegisteredBooking } from './registered-booking.ts'

export type RegisterResult =
  | { kind: 'registered'; booking: RegisteredBooking }
  | { kind: 'invalid'; faults: RegistrationFault[] }
  | { kind: 'car_taken'; catalogue: Catalogue }
  | { kind: 'price_changed'; quote: Quote; carQuote: Quote }
  | { kind: 'idempotency_key_reused' }

/** What is otherwise when staff book for someone on the phone. */
export type TakenByStaff = {
  /** Null keeps the car without an end. */
  holdExpiresAt: Date | null
  /** Someone known: the booking becomes theirs, and what is kept about them is brought up to date. */
  clientId: number | undefined
  /** Written down in the same transaction. */
  record: (tx: Database, written: WrittenBooking) => Promise<void>
}

export type WrittenBooking = {
  id: number
  carId: number
  rental: Rental
  quote: Quote
  /** The person as they were before; null when they are new. */
  clientBefore: ClientRow | null
  clientAfter: ClientRow
}

/** Each try meets another change of the catalogue or another transaction in its way: this many in a row are a fault. */
const MOST_TRIES = 20

/**
 * Books a car, whole or not at all. The car's row is locked first, so that parallel registrations for one car take
 * turns instead of meeting in a deadlock; the database's constraint still has the last word.
 */
export async function registerBooking(
  deps: BookingDependencies,
  registration: Registration,
  request: IdempotentRequest | undefined,
  now: Date,
  staff?: TakenByStaff,
): Promise<RegisterResult> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const catalogue = deps.catalogue.current
    // A repeat is answered from memory even when the rental has become impossible meanwhile.
    const known = request && (await firstAnswer(deps.db, request))
    if (known) return known
    const checked = checkRegistration(catalogue, registration, now)
    if (!checked.ok) {
      if (await isCurrent(deps, catalogue)) return { kind: 'invalid', faults: checked.faults }
      continue
    }
    const result = await tryToBook(deps, catalogue, checked.registration, request, now, staff)
    if (result) return result
  }
  throw new Error('a registration found no quiet moment')
}

/** Undefined asks for another try with what is known now. */
async function tryToBook(
  deps: BookingDependencies,
  catalogue: Catalogue,
  sound: SoundRegistration,
  request: IdempotentRequest | undefined,
  now: Date,
  staff: TakenByStaff | undefined,
): Promise<RegisterResult | undefined> {
  try {
    return await deps.db.transaction((tx) => book(tx, deps, catalogue, sound, request, now, staff))
  } catch (error) {
    if (error instanceof Refusal) return error.result
    if (error instanceof StaleCatalogue) {
      await deps.catalogue.notOlderThan(error.version)
      return undefined
    }
    const constraint = violatedConstraint(error)
    if (constraint === 'car_occupancies_no_overlap') return { kind: 'car_taken', catalogue }
    if (constraint === 'idempotency_keys_pkey' || isCollision(error)) return undefined
    throw error
  }
}

async function book(
  tx: Database,
  deps: BookingDependencies,
  catalogue: Catalogue,
  sound: SoundRegistration,
  request: IdempotentRequest | undefined,
  now: Date,
  staff: TakenByStaff | undefined,
): Promise<RegisterResult> {
  const { rental, client, car } = sound
  if (!(await lockAtVersion(tx, car.id, catalogue))) {
    throw new Error(`car ${car.id} is in the catalogue and not in the database`)
  }
  const known = request && (await firstAnswer(tx, request))
  if (known) return known

  const priced = await agreedPrice(tx, catalogue, sound, now)
  await releaseExpiredHolds(tx, car.id, occupiedPeriod(rental.from, rental.to), now)

  const person = await enterClient(tx, sound, staff?.clientId, now)
  if (!person) throw new Refusal({ kind: 'invalid', faults: [{ path: 'clientId', code: 'unknown_client' }] })

  const holdExpiresAt = staff ? staff.holdExpiresAt : holdExpiry(now, sound.isRequest, deps.holds)
  const seed = deps.links.create()
  const id = await insertBooking(tx, {
    rental,
    quote: priced,
    holdExpiresAt,
    row: {
      ...seed,
      clientId: person.after.id,
      carId: car.id,
      additional: client.additional,
      additionalDrivers: client.additionalDrivers,
      paymentMethod: sound.isRequest ? 'ON_REQUEST' : null,
      createdAt: now,
    },
  })
  await tx
    .insert(schema.outbox)
    .values({ event: 'booking-registered', payload: { bookingId: id }, createdAt: now })
  await staff?.record(tx, {
    id,
    carId: car.id,
    rental,
    quote: priced,
    clientBefore: person.before,
    clientAfter: person.after,
  })
  const booking: RegisteredBooking = {
    id,
    number: bookingNumber(id),
    status: 'OPEN',
    quote: priced,
    holdExpiresAt: holdExpiresAt?.toISOString() ?? null,
    linkSeed: seed.linkSeed,
  }
  if (request) await rememberAnswer(tx, request, booking)
  return { kind: 'registered', booking }
}

/** The price now, or a refusal when it is not the one the visitor saw. */
async function agreedPrice(
  tx: Database,
  catalogue: Catalogue,
  { rental, car, services, client, seenCarPrice, seenTotal }: SoundRegistration,
  now: Date,
): Promise<Quote> {
  const asksForNew = rental.coupons.usable.some((coupon) => coupon.isNewClient)
  const isNew = asksForNew ? await isNewClient(tx, client, now) : undefined
  const carQuote = quote(catalogue, car.groupId, rental, { isNewClient: isNew })
  const priced = quote(catalogue, car.groupId, rental, { services, isNewClient: isNew })
  if (!carQuote || !priced) throw new Error('a checked registration has no price')

  const isWrong = (seen: number | undefined, is: number) => seen !== undefined && seen !== is
  const lostCoupon = priced.coupons.some(({ reason }) => reason === 'new_clients_only')
  const isAgreed = seenCarPrice === carQuote.total || seenTotal === priced.total
  if (
    isWrong(seenCarPrice, carQuote.total) ||
    isWrong(seenTotal, priced.total) ||
    // Whoever counted on the coupon of new clients must be told, even when no price came along to compare.
    (lostCoupon && !isAgreed)
  ) {
    throw new Refusal({ kind: 'price_changed', quote: priced, carQuote })
  }
  return priced
}

async function isCurrent(deps: BookingDependencies, catalogue: Catalogue): Promise<boolean> {
  const [row] = await deps.db
    .select({ version: schema.catalogueVersion.version })
    .from(schema.catalogueVersion)
  const newest = await deps.catalogue.notOlderThan(row?.version ?? 0)
  return newest === catalogue
}

/** Rolls the transaction back and carries the answer out of it. */
class Refusal extends Error {
  readonly result: RegisterResult

  constructor(result: RegisterResult) {
    super(result.kind)
    this.result = result
  }
}
