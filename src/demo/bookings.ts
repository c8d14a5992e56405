import {
  bookingLineRows,
  bookingRow,
  bookingServiceRows,
  type NewBooking,
  occupancyRow,
} from '../db/insert-booking.ts'
import type {
  bookingLines,
  bookingServices,
  bookings,
  carOccupancies,
  questionnaires,
} from '../db/schema/bookings.ts'
import type { carBlocks } from '../db/schema/fleet.ts'
import type { smartLockerReservations } from '../db/schema/lockers.ts'
import type { ledgerEntries } from '../db/schema/money.ts'
import { chooseServices } from '../domain/booking/choose-services.ts'
import { instantOf, labelOf } from '../domain/calendar/tallinn.ts'
import { addMinutes, type WallMinute } from '../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import { type Quote, quote } from '../domain/pricing/quote.ts'
import { planBlocks } from './bookings/blocks.ts'
import { companyOnTheRoad, storyOf } from './bookings/booking-story.ts'
import type { Circumstances } from './bookings/free-words.ts'
import { ledgerOf } from './bookings/ledger-story.ts'
import { reserveLocker } from './bookings/locker-reservations.ts'
import { inOrderOfBooking, planThroughTheYear } from './bookings/plan-bookings.ts'
import { questionnaireOf } from './bookings/questionnaires.ts'
import { planToday } from './bookings/scenes-of-today.ts'
import { type PlannedBooking, Timetable } from './bookings/timetable.ts'
import { dayFrom } from './days.ts'
import type { Row } from './factories.ts'
import { groupIds } from './groups.ts'
import { keyOf } from './keys.ts'
import { locationIds } from './locations.ts'
import { guarantorOf } from './people/guarantors.ts'
import { people } from './people.ts'
import { type Random, seededRandom } from './random.ts'
import { serviceIds } from './services.ts'

export type BookingRows = {
  blocks: Row<typeof carBlocks>[]
  bookings: (Row<typeof bookings> & { createdAt: Date })[]
  services: Row<typeof bookingServices>[]
  lines: Row<typeof bookingLines>[]
  occupancies: Row<typeof carOccupancies>[]
  questionnaires: Row<typeof questionnaires>[]
  reservations: Row<typeof smartLockerReservations>[]
  ledger: Row<typeof ledgerEntries>[]
}

/** From a booking's seed to what is stored of its private link: only the server, which has the secret, knows how. */
export type HashLink = (linkSeed: string) => string

export function bookingRows(
  catalogue: Catalogue,
  today: string,
  now: Date,
  hashLink: HashLink | undefined,
): BookingRows {
  const random = seededRandom(dayFrom(today))
  const timetable = new Timetable(catalogue, random)
  const blocks = planBlocks(timetable, today)
  planToday(timetable, labelOf(now))
  planThroughTheYear(timetable, labelOf(now), random)

  const rows: BookingRows = {
    blocks,
    bookings: [],
    services: [],
    lines: [],
    occupancies: blocks.map(({ id, carId, start, end }) => ({
      carId,
      blockId: id ?? null,
      occupied: { from: start, to: end },
    })),
    questionnaires: [],
    reservations: [],
    ledger: [],
  }
  const known = new Set<number>()
  for (const plan of inOrderOfBooking(timetable.planned)) {
    const price = priceOf(catalogue, plan, !known.has(plan.person))
    addBooking(rows, plan, price, now, random, hashLink)
    if (plan.fate !== 'cancelled') known.add(plan.person)
  }
  return rows
}

function priceOf(catalogue: Catalogue, plan: PlannedBooking, isNewClient: boolean): Quote {
  const choice = chooseServices(catalogue, plan.services)
  const price =
    choice.ok && quote(catalogue, plan.groupId, plan.rental, { services: choice.services, isNewClient })
  if (!price) throw new Error(`a rental of the demo has no price: ${JSON.stringify(plan.request)}`)
  return price
}

function addBooking(
  rows: BookingRows,
  plan: PlannedBooking,
  price: Quote,
  now: Date,
  random: Random,
  hashLink: HashLink | undefined,
): void {
  const person = people[plan.person]
  if (!person) throw new RangeError(`nobody is number ${plan.person}`)
  const id = rows.bookings.length + 1
  const bookedAt = momentOf(plan.bookedAt)
  const { holdExpiresAt, ...story } = storyOf({ plan, bookedAt, now, random })
  const linkSeed = random.hex(64)
  const row = {
    ...story,
    ...companyOnTheRoad(plan, person, random),
    ...(story.isContractSaved ? papersOf(id) : {}),
    clientId: plan.person + 1,
    guarantorId: guarantorOf(person),
    carId: plan.carId,
    linkSeed,
    // A hash is longer than this, so without the server's secret no link opens the booking.
    linkHash: hashLink?.(linkSeed) ?? `none-${id}`,
    createdAt: bookedAt,
  }
  const booking: NewBooking = { rental: plan.rental, quote: price, holdExpiresAt, row }
  const written = { ...bookingRow(booking), id, createdAt: bookedAt }
  rows.bookings.push(written)
  rows.ledger.push(...ledgerOf(written))
  rows.services.push(...bookingServiceRows(id, price))
  rows.lines.push(...bookingLineRows(id, price))
  if (plan.fate !== 'cancelled') rows.occupancies.push(occupancyRow(id, booking))

  if (story.actualReturnDate) {
    const answer = questionnaireOf(
      id,
      person.language,
      circumstancesOf(plan),
      story.actualReturnDate,
      now,
      random,
    )
    if (answer) rows.questionnaires.push(answer)
  }
  if (story.status === 'SIGNED' && plan.rental.rentLocation.id === locationIds.locker) {
    const reservation = reserveLocker(rows.reservations, id, plan.rental.from)
    if (reservation) rows.reservations.push(reservation)
  }
}

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

function circumstancesOf({ rental, groupId, services }: PlannedBooking): Circumstances {
  return {
    place: keyOf(locationIds, rental.rentLocation.id),
    group: keyOf(groupIds, groupId),
    services: services.map(({ id }) => keyOf(serviceIds, id)),
  }
}
