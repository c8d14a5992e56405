import { and, eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import type { Attachment, Mail } from '../../documents/mails/mail.ts'
import { cancelledMail, refundedMail } from '../../documents/mails/money.ts'
import { priceSections } from '../../documents/price-words.ts'
import { cents, sum } from '../../domain/money.ts'
import { readExtraCharges } from '../extra-charges/read-extra-charges.ts'
import { findPaper } from '../papers/keep-paper.ts'
import type { BookingFile } from '../papers/read-facts.ts'
import { readAccount } from '../payment/booking-balance.ts'
import { type LetterTask, readLetterFacts } from './letter-task.ts'

export const attached = (paper: { number: string; pdf: Uint8Array } | undefined): Attachment[] =>
  paper ? [{ name: `${paper.number}.pdf`, type: 'application/pdf', bytes: paper.pdf }] : []

const cancelledBy = { customer: 'customer', staff: 'office', system: 'unpaid' } as const

export async function cancelled(task: LetterTask<'cancelled'>): Promise<Mail> {
  const facts = await readLetterFacts(task)
  const { booking, balance } = await accountOf(task, facts.bookingId)
  const { by, goesBack } = task.letter.details
  return cancelledMail(
    {
      ...facts,
      by: cancelledBy[by],
      reason: by === 'customer' ? null : booking.cancelReason,
      paid: cents(Math.max(balance.rentPaid + balance.depositPaid, goesBack)),
      refund: goesBack,
    },
    task.reader,
  )
}

export async function refunded(task: LetterTask<'refunded'>): Promise<Mail> {
  const { amount, account, byHand } = task.letter.details
  const facts = await readLetterFacts(task)
  const creditNote = await findPaper(task.deps.db, facts.bookingId, 'credit-note')
  return refundedMail(
    {
      ...facts,
      refund: { what: account, amount, sentAt: task.letter.createdAt, byHand },
      kept: account === 'deposit' ? await keptOfDeposit(task, facts) : null,
      attachments: account === 'rent' ? attached(creditNote) : [],
    },
    task.reader,
  )
}

/** What went over from the deposit to what the rental costs, and what was charged besides it. */
async function keptOfDeposit({ deps, reader }: LetterTask, { bookingId, booking }: BookingFile) {
  const { db } = deps
  const { ledgerEntries } = schema
  const kept = await db
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.bookingId, bookingId),
        eq(ledgerEntries.kind, 'kept'),
        eq(ledgerEntries.account, 'rent'),
      ),
    )
  if (kept.length === 0) return null
  const charges = (await readExtraCharges(db, bookingId)).filter(({ status }) => status === 'CHARGED')
  const late = booking.lines.filter(({ kind }) => kind === 'late-return')
  const reasons = [
    ...priceSections({ ...booking, lines: late }, reader)
      .flatMap(({ lines }) => lines)
      .map(({ text, shown }) => `${text}: ${shown}`),
    ...charges.map(
      ({ kind, amount, reason }) =>
        `${reader.t('price.extraCharges')(kind)}, ${reader.money(amount)}: ${reason}`,
    ),
  ]
  return { amount: sum(kept.map(({ amount }) => amount)), reasons }
}

export async function accountOf({ deps }: LetterTask, bookingId: number) {
  const account = await readAccount(deps.db, bookingId)
  if (!account) throw new Error(`there is no booking ${bookingId}`)
  return account
}
