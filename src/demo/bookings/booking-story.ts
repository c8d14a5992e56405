import type { NewBooking } from '../../db/insert-booking.ts'
import { defaultHoldRules, holdExpiry } from '../../domain/booking/hold.ts'
import { cents } from '../../domain/money.ts'
import { locationIds } from '../locations.ts'
import type { Person } from '../people/person.ts'
import { people } from '../people.ts'
import type { Random } from '../random.ts'
import { serviceIds } from '../services.ts'
import { cancelReasons, lateNote, officeNotes, secondDrivers } from './free-words.ts'
import type { Fate, PlannedBooking } from './timetable.ts'

/** How far a booking has come: what its row says besides the rental and its price. */
export type Story = Partial<NewBooking['row']> & { holdExpiresAt: Date | null; updatedAt: Date }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE)
const earlier = (a: Date, b: Date) => (a < b ? a : b)

/** What is known when a story is told. */
export type Telling = { plan: PlannedBooking; bookedAt: Date; now: Date; random: Random }

const stories: Record<Fate, (telling: Telling) => Story> = {
  held: ({ bookedAt }) => ({
    status: 'OPEN',
    holdExpiresAt: holdExpiry(bookedAt, false, defaultHoldRules),
    updatedAt: bookedAt,
  }),
  requested: ({ bookedAt }) => ({
    status: 'OPEN',
    paymentMethod: 'ON_REQUEST',
    holdExpiresAt: holdExpiry(bookedAt, true, defaultHoldRules),
    updatedAt: bookedAt,
  }),
  paying: ({ bookedAt, now }) => ({
    status: 'PENDING',
    paymentMethod: 'BANK_LINK',
    holdExpiresAt: holdExpiry(now, false, defaultHoldRules),
    updatedAt: bookedAt,
  }),
  promised: ({ bookedAt }) => ({
    status: 'PENDING',
    paymentMethod: 'TRANSFER',
    notified: true,
    holdExpiresAt: null,
    updatedAt: bookedAt,
  }),
  overdue: ({ plan, random }) => ({ ...signed(plan, random), ...keyGone(plan), updatedAt: plan.rental.from }),
  cancelled,
  kept,
}

export function storyOf(telling: Telling): Story {
  return stories[telling.plan.fate](telling)
}

function kept({ plan, bookedAt, now, random }: Telling): Story {
  const { rental } = plan
  if (rental.to <= now) return returned(plan, now, random)
  if (rental.from <= now) return { ...signed(plan, random), ...keyGone(plan), updatedAt: rental.from }
  const isSoon = rental.from.getTime() - now.getTime() < 3 * DAY
  // Keys in a locker need no desk, so their contract is signed ahead.
  const isLocker = rental.rentLocation.id === locationIds.locker
  if (isLocker || random.chance(isSoon ? 0.6 : 0.2)) return { ...signed(plan, random), updatedAt: bookedAt }
  // Staff let a few pay when they come.
  const paid = random.chance(0.9)
    ? { ...payment(plan, random), isPaid: true }
    : { paymentMethod: 'CASH' as const, isPaid: false }
  return {
    ...paid,
    status: 'CONFIRMED',
    notified: true,
    holdExpiresAt: null,
    updatedAt: bookedAt,
  }
}

function returned(plan: PlannedBooking, now: Date, random: Random): Story {
  const { rental } = plan
  const isLate = random.chance(0.05)
  const shift = isLate ? random.between(32, 55) : random.between(-90, 25)
  const actualReturnDate = earlier(minutesAfter(rental.to, shift), minutesAfter(now, -5))
  const age = now.getTime() - actualReturnDate.getTime()
  return {
    ...signed(plan, random),
    // Some contracts are still signed on paper and only scanned.
    ...(random.chance(0.1) ? { status: 'CONFIRMED' as const } : {}),
    ...keyGone(plan),
    returnFuel: 8,
    actualReturnDate,
    actualReturnLocationId: rental.returnLocation.id,
    notes: isLate ? lateNote : random.chance(0.15) ? random.pick(officeNotes) : '',
    questionnaireSent: age > DAY,
    couponReminderSent: age > 30 * DAY,
    updatedAt: actualReturnDate,
  }
}

/** The key went out when it was agreed, with a full tank. */
const keyGone = ({ rental }: PlannedBooking) => ({ handedOverAt: rental.from, rentFuel: 8 })

function signed(plan: PlannedBooking, random: Random) {
  return {
    ...payment(plan, random),
    isPaid: true,
    status: 'SIGNED' as const,
    isContractSaved: true,
    notified: true,
    holdExpiresAt: null,
  }
}

function payment({ person }: PlannedBooking, random: Random) {
  const isCompany = people[person]?.company !== undefined
  const paymentMethod = isCompany
    ? ('TRANSFER' as const)
    : random.pick(['BANK_LINK', 'BANK_LINK', 'CARD', 'CARD', 'CASH'] as const)
  const isOnline = paymentMethod === 'BANK_LINK' || paymentMethod === 'CARD'
  return { paymentMethod, paymentWithDeposit: isOnline && random.chance(0.4) }
}

function cancelled({ plan, bookedAt, now, random }: Telling): Story {
  const last = earlier(plan.rental.from, now).getTime()
  const cancelledAt = new Date(bookedAt.getTime() + Math.floor((last - bookedAt.getTime()) * 0.7))
  const hasPaid = random.chance(0.6)
  return {
    ...(hasPaid ? { ...payment(plan, random), isPaid: true, refundId: refundId(random) } : {}),
    status: hasPaid ? 'CONFIRMED' : 'OPEN',
    notified: true,
    cancelledAt,
    cancelFee: cents(0),
    cancelReason: random.pick(cancelReasons[people[plan.person]?.language ?? 'en']),
    holdExpiresAt: null,
    updatedAt: cancelledAt,
  }
}

/** In the form of a UUID of version 4, as the payment service gives them. */
function refundId(random: Random): string {
  return `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-a${random.hex(3)}-${random.hex(12)}`
}

/** The people at the wheel and the words that came with the booking. */
export function companyOnTheRoad(plan: PlannedBooking, person: Person, random: Random) {
  const drivers = plan.services.find(({ id }) => id === serviceIds.additionalDriver)?.quantity ?? 0
  return {
    additionalDrivers: secondDrivers[person.language].slice(0, drivers),
    additional: wordsOf(plan, person, random),
  }
}

const flight = { et: 'Lend', en: 'Flight', ru: 'Рейс' }
const address = {
  et: 'Auto palun hotelli ette',
  en: 'Please bring the car to the hotel',
  ru: 'Машину, пожалуйста, к гостинице',
}

function wordsOf(plan: PlannedBooking, { language, idCode }: Person, random: Random): string {
  if (plan.services.some(({ id }) => id === serviceIds.delivery))
    return `${address[language]}: Merihobu, Sadama 99`
  const flies =
    plan.rental.rentLocation.id === locationIds.airport && idCode === undefined && random.chance(0.7)
  return flies ? `${flight[language]} ZX ${random.between(100, 999)}` : ''
}
