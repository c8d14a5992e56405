import { and, eq } from 'drizzle-orm'
import type { TakeBackBody } from '../../contract/staff/hand-over-bodies.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { type Reader, readerOf } from '../../documents/reader.ts'
import { drivenBefore } from '../../domain/booking/exchange.ts'
import {
  cleaningFee,
  extraKilometres,
  isBatteryLow,
  missingFuelPrice,
  type StandardCharges,
} from '../../domain/booking/extra-charges.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import type { HouseRules } from '../../domain/house-rules.ts'
import { percentHundredths } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { rentalDuration } from '../../domain/pricing/duration.ts'
import { formatPercent } from '../../i18n/format.ts'
import { readExchanges } from '../hand-over/read-exchanges.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import type { BookingRow } from '../payment/booking-balance.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'
import { enterProposal, type NewCharge } from './propose-extra-charge.ts'
import { readStandardCharges } from './read-extra-charges.ts'

/** How a car came back, beside how it went out. */
export type SeenBack = Pick<TakeBackBody, 'at' | 'odometer' | 'cleaning'> & Level

type Level = { fuel: number | null; charge: number | null }

/**
 * Whatever the conditions ask for and the return shows, each with its reason in the customer's language. Where nobody saw
 * the car when it went out, nothing is known to be missing.
 */
export async function proposeAfterReturn(
  tx: Database,
  deps: Pick<PaperDependencies, 'texts'>,
  booking: BookingRow,
  back: SeenBack,
  staff: ByStaff,
): Promise<void> {
  const reader = await readerFor(tx, deps, booking)
  const prices = await readStandardCharges(tx)
  const before = drivenBefore(await readExchanges(tx, booking.id))
  const rules = await readAgreedRules(tx, booking)
  const proposed = [
    fuelOf(booking, back, prices, reader),
    chargeOf(booking, back, prices, reader, rules),
    (await isUnlimited(tx, booking.id)) ? undefined : kilometresOf(booking, back, before, reader, rules),
    cleaningOf(back, prices, reader),
  ]
  await enter(tx, booking, proposed, back.at, staff)
}

/** Of a car that was given for another: its tank beside how it went out. Kilometres are counted over all cars, at the end. */
export async function proposeMissingFuel(
  tx: Database,
  deps: Pick<PaperDependencies, 'texts'>,
  booking: BookingRow,
  back: Level & { at: Date },
  staff: ByStaff,
): Promise<void> {
  const reader = await readerFor(tx, deps, booking)
  const prices = await readStandardCharges(tx)
  const rules = await readAgreedRules(tx, booking)
  const proposed = [fuelOf(booking, back, prices, reader), chargeOf(booking, back, prices, reader, rules)]
  await enter(tx, booking, proposed, back.at, staff)
}

async function readerFor(
  tx: Database,
  { texts }: Pick<PaperDependencies, 'texts'>,
  { clientId }: BookingRow,
): Promise<Reader> {
  const { clients } = schema
  const [client] = await tx.select().from(clients).where(eq(clients.id, clientId))
  const language = client?.language ?? 'et'
  return readerOf(texts[language], language)
}

async function enter(
  tx: Database,
  booking: BookingRow,
  proposed: readonly Proposal[],
  happenedAt: Date,
  staff: ByStaff,
): Promise<void> {
  for (const one of proposed) {
    if (one && one.amount > 0) await enterProposal(tx, booking, { ...one, happenedAt }, staff)
  }
}

type Proposal = Omit<NewCharge, 'happenedAt'> | undefined

function fuelOf(
  { rentFuel }: BookingRow,
  { fuel }: Level,
  prices: StandardCharges,
  reader: Reader,
): Proposal {
  const eighths = (rentFuel ?? 0) - (fuel ?? 8)
  if (eighths <= 0) return undefined
  const reason = reader.t('price')('missingFuel', {
    before: String(rentFuel),
    after: String(fuel),
    missing: String(eighths),
    eighth: reader.money(prices.fuelEighthPrice),
    fee: reader.money(prices.refuelFee),
  })
  return { kind: 'fuel', amount: missingFuelPrice(eighths, prices), reason }
}

/** The electricity itself has no price here: what it cost is a charge that staff write down when they know. */
function chargeOf(
  { rentCharge }: BookingRow,
  { charge }: Level,
  { refuelFee: amount }: StandardCharges,
  reader: Reader,
  rules: HouseRules,
): Proposal {
  if (charge === null || !isBatteryLow(rentCharge, charge, rules)) return undefined
  const percent = (value: number) => formatPercent(percentHundredths(value * 100), reader.locale)
  const reason = reader.t('price')('missingCharge', {
    before: percent(rentCharge ?? 0),
    after: percent(charge),
    asked: percent(Math.min(rentCharge ?? 0, rules.chargedPercent)),
    fee: reader.money(amount),
  })
  return { kind: 'fuel', amount, reason }
}

/** `before`: what was driven with cars that came back earlier. */
function kilometresOf(
  booking: BookingRow,
  { at, odometer }: SeenBack,
  before: number | null,
  reader: Reader,
  rules: HouseRules,
): Proposal {
  if (booking.rentOdometer === null || before === null) return undefined
  const driven = before + odometer - booking.rentOdometer
  const until = at > booking.returnDate ? at : booking.returnDate
  const duration = rentalDuration(labelOf(booking.rentDate), labelOf(until), rules)
  const { included, extra, amount } = extraKilometres(driven, duration, rules)
  if (extra === 0) return undefined
  const reason = reader.t('price')('extraKilometres', {
    driven: String(driven),
    included: String(included),
    extra: String(extra),
    price: reader.money(rules.extraKilometrePrice),
  })
  return { kind: 'kilometres', amount, reason }
}

function cleaningOf({ cleaning }: SeenBack, prices: StandardCharges, reader: Reader): Proposal {
  if (!cleaning) return undefined
  const reason = reader.t('price')(`cleaningReasons.${cleaning}`)
  return { kind: 'cleaning', amount: cleaningFee(cleaning, prices), reason }
}

/** With such a service nobody counts the kilometres. */
export async function isUnlimited(tx: Database, bookingId: number): Promise<boolean> {
  const { bookingServices, services } = schema
  const [found] = await tx
    .select({ id: services.id })
    .from(bookingServices)
    .innerJoin(services, eq(services.id, bookingServices.serviceId))
    .where(and(eq(bookingServices.bookingId, bookingId), eq(services.isUnlimitedKilometres, true)))
    .limit(1)
  return found !== undefined
}
