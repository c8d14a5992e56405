import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { inTurn } from '../../db/in-turn.ts'
import { schema } from '../../db/schema.ts'
import {
  type BankEntry,
  type BankEntryReason,
  type BankStatement,
  bookingNamedBy,
  obstacleToAssigning,
  obstacleToEntering,
} from '../../domain/booking/bank-entry.ts'
import { collectiveNamedBy } from '../../domain/booking/collective-payment.ts'
import { cents } from '../../domain/money.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordDone } from '../booking/staff-action.ts'
import {
  type CollectiveDue,
  enterCollectivePayment,
  lockCollective,
} from '../company-accounts/enter-collective-payment.ts'
import { type BookingAccount, lockAccount } from '../payment/booking-balance.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { enterTransfer } from './enter-transfer.ts'

type Counts = { entered: number; listed: number; known: number; pending: number }
type LoadResult = ({ ok: true } & Counts) | { ok: false; code: 'other_account' }

/** Enters what is due to the cent and lists the rest. A file that is broken off is loaded again, and nothing is doubled. */
export async function loadStatement(
  deps: PaymentDependencies,
  statements: readonly BankStatement[],
  staff: ByStaff,
): Promise<LoadResult> {
  const own = (await deps.catalogue.newest()).company.iban.replaceAll(/\s/g, '')
  if (!own || statements.some(({ iban }) => iban !== own)) return { ok: false, code: 'other_account' }
  const counts: Counts = { entered: 0, listed: 0, known: 0, pending: 0 }
  for (const { iban, entries, pending } of statements) {
    counts.pending += pending
    // In the order of the statement: of two equal transfers the first is the one that was due.
    for (const entry of entries) counts[await takeEntry(deps, iban, entry, staff)] += 1
  }
  return { ok: true, ...counts }
}

type Taken = 'entered' | 'listed' | 'known'

function takeEntry(
  deps: PaymentDependencies,
  iban: string,
  entry: BankEntry,
  staff: ByStaff,
): Promise<Taken> {
  return inTurn(deps.db, async (tx): Promise<Taken> => {
    const { bankEntries } = schema
    const { payerName, payerIban, text, ...facts } = entry
    const told = { payerName, payerIban, text }
    const listed = { state: 'open', reason: 'no-reference' } as const
    const [row] = await tx
      .insert(bankEntries)
      .values({ ...facts, iban, told, ...listed, createdAt: staff.now })
      .onConflictDoNothing({ target: [bankEntries.iban, bankEntries.key] })
      .returning({ id: bankEntries.id })
    // Whoever was first has committed by now: until then the database lets this one wait.
    if (!row) return 'known'
    const match = await matchEntry(tx, entry)
    const isThis = eq(bankEntries.id, row.id)
    if (!match.ok) {
      await tx.update(bankEntries).set({ reason: match.reason }).where(isThis)
      return 'listed'
    }
    if ('collective' in match) {
      const paid = { id: row.id, amount: entry.amount }
      const bookingId = await enterCollectivePayment(tx, deps, match.collective, paid, staff)
      const { number: note } = match.collective
      await tx
        .update(bankEntries)
        .set({ state: 'entered', reason: null, bookingId, note, settledAt: staff.now })
        .where(isThis)
      return 'entered'
    }
    const { booking } = match.account
    await tx
      .update(bankEntries)
      .set({ state: 'entered', reason: null, bookingId: booking.id, settledAt: staff.now })
      .where(isThis)
    await enterTransfer(tx, deps, match.account, { id: row.id, amount: entry.amount }, staff.now)
    await recordDone(tx, staff, booking, 'bank-transfer', { after: { bankEntry: row.id } })
    return 'entered'
  })
}

type Match =
  | { ok: true; account: BookingAccount }
  | { ok: true; collective: CollectiveDue }
  | { ok: false; reason: BankEntryReason }

async function matchEntry(tx: Database, entry: BankEntry): Promise<Match> {
  const obstacle = obstacleToAssigning(entry)
  if (obstacle) return { ok: false, reason: obstacle }
  const number = collectiveNamedBy(entry)
  const collective = number === undefined ? undefined : await lockCollective(tx, number)
  if (collective) {
    const reason = obstacleToEntering(entry.amount, { rentDue: collective.due, depositDue: cents(0) })
    return reason ? { ok: false, reason } : { ok: true, collective }
  }
  const id = bookingNamedBy(entry)
  const account = id === undefined ? undefined : await lockAccount(tx, id)
  if (!account) return { ok: false, reason: entry.reference ? 'unknown-reference' : 'no-reference' }
  const reason = obstacleToEntering(entry.amount, account.balance)
  return reason ? { ok: false, reason } : { ok: true, account }
}
