import type { NewBooking } from '../../db/insert-booking.ts'
import { cancelFeeAt } from '../../domain/booking/cancellation.ts'
import { fullHoldExpiry, unpaidLimits, unpaidUnder } from '../../domain/booking/hold.ts'
import type { CarIssue } from '../../domain/fleet/damage-sheet.ts'
import { standardRules } from '../../domain/house-rules.ts'
import { type Cents, cents } from '../../domain/money.ts'
import type { Quote } from '../../domain/pricing/quote.ts'
import type { Rental } from '../../domain/pricing/rental.ts'
import words from '../data/words.json' with { type: 'json' }
import type { Person } from '../people.ts'
import type { Random } from '../random.ts'
import type { Odometer } from './odometer.ts'
import type { Fate, Plan } from './plan.ts'

/** How far a booking has come: what its row says besides the rental and its price. */
export type Story = Partial<NewBooking['row']> & { holdExpiresAt: Date | null; updatedAt: Date }

/** What is known when a story is told. */
export type Telling = {
  plan: Plan
  person: Person
  rental: Rental
  price: Quote
  bookedAt: Date
  backAt: Date | undefined
  cancelledAt: Date | undefined
  odometer: Odometer | undefined
  /** What being late costs: nothing when it is not late, or when the desk let it pass. */
  late: { fee: Cents; isWaived: boolean }
  now: Date
  random: Random
}

const unpaid = unpaidUnder(unpaidLimits, standardRules)

const DAY = 24 * 60 * 60_000
/** Who is expected at the desk may be a little late. */
const PATIENCE = 25 * 60_000

const stories: Record<Fate, (telling: Telling) => Story> = {
  held: ({ bookedAt }) => ({
    status: 'OPEN',
    holdExpiresAt: fullHoldExpiry(bookedAt, false, unpaid),
    updatedAt: bookedAt,
  }),
  requested: ({ bookedAt }) => ({
    status: 'OPEN',
    paymentMethod: 'ON_REQUEST',
    emailConfirmedAt: bookedAt,
    holdExpiresAt: fullHoldExpiry(bookedAt, true, unpaid),
    updatedAt: bookedAt,
  }),
  paying: ({ bookedAt, now }) => ({
    status: 'PENDING',
    paymentMethod: 'BANK_LINK',
    holdExpiresAt: fullHoldExpiry(now, false, unpaid),
    updatedAt: bookedAt,
  }),
  promised: ({ bookedAt }) => ({
    status: 'PENDING',
    paymentMethod: 'TRANSFER',
    notified: true,
    holdExpiresAt: null,
    updatedAt: bookedAt,
  }),
  cancelled,
  'no-show': (telling) => ({
    ...cancelled({ ...telling, random: { ...telling.random, chance: () => true } }),
    cancelReason: 'Ei ilmunud kohale, telefonile ei vastanud',
  }),
  kept,
}

export function storyOf(telling: Telling): Story {
  return stories[telling.plan.fate](telling)
}

function kept(telling: Telling): Story {
  const { plan, person, rental, bookedAt, backAt, now, random } = telling
  if (backAt) return returned(telling, backAt)
  if (rental.from.getTime() <= now.getTime() - PATIENCE) {
    return { ...signed(person, random), ...keyGone(telling), updatedAt: rental.from }
  }
  const isSoon = rental.from.getTime() - now.getTime() < 3 * DAY
  // Keys in a locker need no desk, so their contract is signed ahead.
  if (plan.from === 'locker' || random.chance(isSoon ? 0.7 : 0.2)) {
    return { ...signed(person, random), updatedAt: bookedAt }
  }
  // Staff let a few pay when they come.
  const paid = random.chance(0.9)
    ? { ...payment(person, random), isPaid: true }
    : { paymentMethod: 'CASH' as const, isPaid: false }
  return { ...paid, status: 'CONFIRMED', notified: true, holdExpiresAt: null, updatedAt: bookedAt }
}

function returned(telling: Telling, actualReturnDate: Date): Story {
  const { plan, person, rental, odometer, now, random } = telling
  const age = now.getTime() - actualReturnDate.getTime()
  return {
    ...signed(person, random),
    ...keyGone(telling),
    returnOdometer: odometer?.back ?? null,
    returnFuel: random.chance(0.9) ? 8 : random.between(5, 7),
    actualReturnDate,
    actualReturnLocationId: rental.returnLocation.id,
    notes: notesOf(telling, plan.damage?.text),
    questionnaireSent: age > DAY,
    couponReminderSent: age > 30 * DAY,
    updatedAt: actualReturnDate,
  }
}

function notesOf({ late, random }: Telling, damage: CarIssue['text'] | undefined): string {
  if (damage) return `Tagastusel märgitud: ${damage.toLowerCase()}.`
  if (late.fee > 0) return 'Hilines tagastusega, lisatasu võetud.'
  if (late.isWaived) return 'Hilines tagastusega, helistas ette. Lisatasu ei võtnud.'
  return random.chance(0.12) ? random.pick(words.officeNotes) : ''
}

/** The key went out when it was agreed, with a full tank. */
const keyGone = ({ rental, odometer, plan }: Telling) => ({
  handedOverAt: rental.from,
  rentOdometer: odometer?.out ?? plan.car.mileage,
  rentFuel: 8,
})

function signed(person: Person, random: Random) {
  return {
    ...payment(person, random),
    isPaid: true,
    status: 'SIGNED' as const,
    isContractSaved: true,
    notified: true,
    holdExpiresAt: null,
  }
}

function payment({ company }: Person, random: Random) {
  const paymentMethod = company
    ? ('TRANSFER' as const)
    : random.pick(['BANK_LINK', 'BANK_LINK', 'CARD', 'CARD', 'CASH'] as const)
  const isOnline = paymentMethod === 'BANK_LINK' || paymentMethod === 'CARD'
  return { paymentMethod, paymentWithDeposit: isOnline && random.chance(0.6) }
}

function cancelled({ person, rental, price, bookedAt, cancelledAt = bookedAt, random }: Telling): Story {
  const hasPaid = random.chance(0.7)
  const booking = {
    price: price.total,
    rentDate: rental.from,
    lines: price.lines,
    rentPaid: hasPaid ? price.total : cents(0),
    isWithoutCar: false,
  }
  return {
    ...(hasPaid ? { ...payment(person, random), isPaid: true, refundId: refundId(random) } : {}),
    status: hasPaid ? 'CONFIRMED' : 'OPEN',
    notified: true,
    cancelledAt,
    cancelFee: cancelFeeAt({ ...booking, ...standardRules }, cancelledAt),
    cancelReason: random.pick(words.cancelReasons[person.language]),
    holdExpiresAt: null,
    updatedAt: cancelledAt,
  }
}

/** In the form of a UUID of version 4, as the payment service gives them. */
function refundId(random: Random): string {
  return `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-a${random.hex(3)}-${random.hex(12)}`
}
