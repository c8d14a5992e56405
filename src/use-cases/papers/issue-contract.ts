import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import type { BookingFacts } from '../../documents/booking-facts.ts'
import { readerOf } from '../../documents/reader.ts'
import { sumOf } from '../../domain/pricing/quote-line.ts'
import { writeBooking } from '../booking/write-booking.ts'
import { lockAccount } from '../payment/booking-balance.ts'
import { findPaper, keepPaper, nextNumber, type Paper } from './keep-paper.ts'
import type { PaperDependencies } from './paper-dependencies.ts'
import { readFacts } from './read-facts.ts'

/** What a signature stands for: another car, period, price or driver is another contract. */
export function contractTerms({ booking, client, additionalDrivers, guarantor }: BookingFacts): string {
  const { number, rent, return: back, car, deposit, services } = booking
  // What a car that came back late costs besides was never part of what is signed.
  const lines = booking.lines.filter(({ kind }) => kind !== 'late-return')
  const price = booking.price - sumOf(booking.lines) + sumOf(lines)
  const terms = {
    number,
    rent,
    back,
    car: [car.name, car.plate, car.vin],
    money: [price, deposit, lines.map(({ kind, quantity, amount }) => [kind, quantity, amount])],
    services: services.map(({ id, quantity }) => [id, quantity]),
    people: [
      client.firstName,
      client.lastName,
      client.idCode,
      client.drivingLicenceNumber,
      additionalDrivers,
      guarantor,
    ],
  }
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex')
}

export async function readContract(db: Database, paperId: number): Promise<Paper | undefined> {
  const { papers } = schema
  const [paper] = await db
    .select()
    .from(papers)
    .where(and(eq(papers.id, paperId), isNull(papers.voidedAt)))
  return paper
}

/** The contract for the booking as it stands: the one there is, or a new one. Undefined until it is paid or accepted. */
export async function issueContract(
  deps: PaperDependencies,
  bookingId: number,
  now: Date,
): Promise<Paper | undefined> {
  const { papers } = schema
  const known = await findPaper(deps.db, bookingId, 'contract')
  const facts = await readFacts(deps, bookingId)
  // What is signed stands as it was signed, whatever is called otherwise since; whoever changes its terms voids it.
  if (known && (facts.booking.status === 'SIGNED' || known.terms === contractTerms(facts))) return known
  const { status } = facts.booking
  if (status !== 'CONFIRMED' && status !== 'SIGNED') return undefined
  return inTurn(deps.db, async (tx) => {
    const account = await lockAccount(tx, bookingId)
    if (!account || account.booking.cancelledAt) return undefined
    const current = await readFacts({ ...deps, db: tx }, bookingId)
    const terms = contractTerms(current)
    const already = await findPaper(tx, bookingId, 'contract', terms)
    if (already) return already
    await tx
      .update(papers)
      .set({ voidedAt: now })
      .where(and(eq(papers.bookingId, bookingId), eq(papers.kind, 'contract'), isNull(papers.voidedAt)))
    const number = await nextNumber(tx, 'L', now)
    const { language } = current
    const named = { ...current, booking: { ...current.booking, contractNumber: number } }
    const pdf = await deps.draw.contract(named, readerOf(deps.texts[language], language, deps.simulated))
    await writeBooking(tx, bookingId, { contractNumber: number })
    return keepPaper(tx, { bookingId, kind: 'contract', number, pdf, terms }, now)
  })
}
