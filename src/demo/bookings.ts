import {
  bookingLineRows,
  bookingRow,
  bookingServiceRows,
  type NewBooking,
  occupancyRow,
} from '../db/insert-booking.ts'
import type { bookingLines, bookingServices, bookings, questionnaires } from '../db/schema/bookings.ts'
import type { carBlocks, carTrips } from '../db/schema/fleet.ts'
import type { smartLockerReservations } from '../db/schema/lockers.ts'
import type { charges, ledgerEntries } from '../db/schema/money.ts'
import type { carOccupancies } from '../db/schema/occupancies.ts'
import { instantOf, labelOf } from '../domain/calendar/tallinn.ts'
import { addMinutes, dayOf, formatDay, type WallMinute } from '../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import { type Cents } from '../domain/money.ts'
import { blockRows, timesOf } from './bookings/blocks.ts'
import { planCar } from './bookings/car-year.ts'
import { Clientele } from './bookings/clientele.ts'
import { companyOnTheRoad } from './bookings/company-on-the-road.ts'
import { DeskTimes } from './bookings/desk-times.ts'
import { chargesOf, ledgerOf } from './bookings/ledger-story.ts'
import { LockerBook } from './bookings/locker-reservations.ts'
import { type Odometer, readOdometer } from './bookings/odometer.ts'
import type { Plan, Planning } from './bookings/plan.ts'
import { pricePlan } from './bookings/price-plan.ts'
import { questionnaireOf } from './bookings/questionnaires.ts'
import { planToday } from './bookings/scenes-of-today.ts'
import { storyOf } from './bookings/story.ts'
import { leaveUnfinished } from './bookings/unfinished.ts'
import { type CarDamage, fleetOf } from './cars.ts'
import { locationIds } from './locations.ts'
import type { Person } from './people.ts'
import { seededRandom } from './random.ts'
import type { Row } from './rows.ts'
import { homesOf, tripOccupancy, tripRows } from './trips.ts'

export type BookingRows = {
  people: readonly Person[]
  blocks: Row<typeof carBlocks>[]
  trips: Row<typeof carTrips>[]
  /** Where each car began. */
  homes: ReadonlyMap<number, number>
  bookings: (Row<typeof bookings> & { id: number; createdAt: Date })[]
  services: Row<typeof bookingServices>[]
  lines: Row<typeof bookingLines>[]
  occupancies: Row<typeof carOccupancies>[]
  questionnaires: Row<typeof questionnaires>[]
  reservations: Row<typeof smartLockerReservations>[]
  charges: Row<typeof charges>[]
  ledger: Row<typeof ledgerEntries>[]
  damages: Map<number, CarDamage>
}

/** From a booking's seed to what is stored of its private link: only the server, which has the secret, knows how. */
export type HashLink = (linkSeed: string) => string

/** Everything that customers have done up to now, and what they want of the months ahead. */
export function bookingRows(catalogue: Catalogue, now: Date, hashLink: HashLink | undefined): BookingRows {
  const today = dayOf(labelOf(now))
  const random = seededRandom(today)
  const planning: Planning = {
    now: labelOf(now),
    today,
    random,
    clientele: new Clientele(random),
    times: new DeskTimes(catalogue, random),
  }
  const blocks = blockRows(formatDay(today))
  const { plans, odometers } = planFleet(planning, blocks)
  const books = new Books(catalogue, planning, now, hashLink)
  for (const plan of plans) books.enter(plan, odometers.get(plan))
  const occupancies = [
    ...blocks.map(({ id = 0, carId, start, end }) => ({
      carId,
      blockId: id,
      occupied: { from: start, to: end },
    })),
    ...books.occupancies,
  ]
  const homes = homesOf(books.occupancies)
  const trips = tripRows(occupancies, homes, now)
  return {
    ...books.rows(),
    blocks,
    homes,
    trips,
    occupancies: [...occupancies, ...trips.map(tripOccupancy)],
  }
}

function planFleet(planning: Planning, blocks: BookingRows['blocks']) {
  const fleet = fleetOf(formatDay(planning.today))
  const taken = timesOf(blocks)
  planToday(planning, fleet, taken)
  const perCar = fleet.map((car) => {
    const fixed = (taken.get(car.id) ?? []).toSorted((a, b) => a.start - b.start)
    return planCar(planning, car, fixed)
  })
  const odometers = new Map(perCar.flatMap((plans) => [...readOdometer(plans, planning.random)]))
  const plans = leaveUnfinished(perCar.flat(), planning)
  return { plans: plans.toSorted((a, b) => a.bookedAt - b.bookedAt || a.car.id - b.car.id), odometers }
}

/** The books of the company, written in the order in which people booked. */
class Books {
  readonly #catalogue: Catalogue
  readonly #planning: Planning
  readonly #now: Date
  readonly #hashLink: HashLink | undefined
  readonly #known = new Set<number>()
  readonly #lockers = new LockerBook()
  readonly bookings: BookingRows['bookings'] = []
  readonly services: BookingRows['services'] = []
  readonly lines: BookingRows['lines'] = []
  readonly occupancies: BookingRows['occupancies'] = []
  readonly questionnaires: BookingRows['questionnaires'] = []
  readonly charges: BookingRows['charges'] = []
  readonly ledger: BookingRows['ledger'] = []
  readonly damages = new Map<number, CarDamage>()

  constructor(catalogue: Catalogue, planning: Planning, now: Date, hashLink: HashLink | undefined) {
    this.#catalogue = catalogue
    this.#planning = planning
    this.#now = now
    this.#hashLink = hashLink
  }

  enter(plan: Plan, odometer: Odometer | undefined): void {
    const { random, clientele } = this.#planning
    const person = clientele.personAt(plan.person)
    const { rental, price, late } = pricePlan(this.#catalogue, plan, !this.#known.has(plan.person), random)
    if (plan.cancelledAt === undefined) this.#known.add(plan.person)
    const bookedAt = momentOf(plan.bookedAt)
    const backAt = plan.backAt === undefined ? undefined : momentOf(plan.backAt)
    const cancelledAt = plan.cancelledAt === undefined ? undefined : momentOf(plan.cancelledAt)
    const telling = { plan, person, rental, price, bookedAt, backAt, cancelledAt, odometer, late }
    const { holdExpiresAt, ...story } = storyOf({ ...telling, now: this.#now, random })
    const id = this.bookings.length + 1
    const linkSeed = random.hex(64)
    const row = {
      ...story,
      ...companyOnTheRoad(plan, person, clientele.newcomers, random),
      ...(story.isContractSaved ? papersOf(id) : {}),
      clientId: plan.person + 1,
      guarantorId: person.guarantor ?? null,
      carId: plan.car.id,
      linkSeed,
      // A hash is longer than this, so without the server's secret no link opens the booking.
      linkHash: this.#hashLink?.(linkSeed) ?? `none-${id}`,
    }
    const booking: NewBooking = { rental, quote: price, holdExpiresAt, row }
    this.#write({ ...bookingRow(booking), id, createdAt: bookedAt }, booking, late.fee)
    if (backAt) this.#lookBack(id, plan, person, backAt)
  }

  #write(written: BookingRows['bookings'][number], booking: NewBooking, lateFee: Cents): void {
    const { id, cancelledAt, actualReturnDate, status } = written
    const { rental, quote } = booking
    this.bookings.push(written)
    this.charges.push(...chargesOf(written, lateFee))
    this.ledger.push(...ledgerOf(written, lateFee))
    this.services.push(...bookingServiceRows(id, quote))
    this.lines.push(...bookingLineRows(id, quote))
    if (cancelledAt) return
    const kept = { ...booking, rental: { ...rental, to: actualReturnDate ?? rental.to } }
    this.occupancies.push(occupancyRow(id, kept))
    if (status !== 'SIGNED' && status !== 'CONFIRMED') return
    if (rental.rentLocation.id === LOCKER) this.#lockers.pickUp(written)
    if (rental.returnLocation.id === LOCKER) this.#lockers.giveBack(written)
  }

  /** What remains of a rental: the customer's answers, and scratches that nobody has mended. */
  #lookBack(id: number, plan: Plan, person: Person, backAt: Date): void {
    const { random, today } = this.#planning
    const answer = questionnaireOf(id, person, plan, backAt, { now: this.#now, random })
    if (answer) this.questionnaires.push(answer)
    if (!plan.damage) return
    const since = dayOf(plan.backAt ?? plan.returnAt)
    if (today - since > LONG_AGO && random.chance(0.6)) return
    const { text, ...point } = plan.damage
    const own = this.damages.get(plan.car.id) ?? { issues: [], issuePoints: [] }
    const issueId = `${String(plan.car.id).padStart(3, '0')}-${own.issues.length + 1}`
    own.issues.push({ id: issueId, text, since: formatDay(since) })
    own.issuePoints.push({ issueId, ...point })
    this.damages.set(plan.car.id, own)
  }

  rows(): Omit<BookingRows, 'blocks' | 'occupancies' | 'trips' | 'homes'> {
    const { bookings, services, lines, questionnaires, charges: asked, ledger, damages } = this
    const { people } = this.#planning.clientele
    return {
      people,
      bookings,
      services,
      lines,
      questionnaires,
      charges: asked,
      ledger,
      damages,
      reservations: this.#lockers.rows,
    }
  }
}

const LOCKER = locationIds.locker
/** Days after which most damages have been to the workshop. */
const LONG_AGO = 120

/** Contract and deposit slip are filed under the number of the booking. */
function papersOf(bookingId: number) {
  const number = String(bookingId).padStart(6, '0')
  return { contractNumber: `L-${number}`, depositNumber: `T-${number}` }
}

/** An hour that the spring clock leaves out is the one after it. */
function momentOf(label: WallMinute): Date {
  const moment = instantOf(label) ?? instantOf(addMinutes(label, 60))
  if (!moment) throw new RangeError(`no such time: ${label}`)
  return moment
}
