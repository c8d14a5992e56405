import { and, desc, eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { cancelledMail } from '../../documents/mails/cancelled.ts'
import type { Attachment, Mail } from '../../documents/mails/mail.ts'
import { paymentReceivedMail } from '../../documents/mails/payment-received.ts'
import { refundedMail } from '../../documents/mails/refunded.ts'
import { issueContract } from '../papers/issue-contract.ts'
import { issueCreditNote } from '../papers/issue-credit-note.ts'
import { issueInvoice } from '../papers/issue-invoice.ts'
import { readBalance } from '../payment/booking-money.ts'
import { factsOf, type Writing, words } from './writing.ts'

export const attached = (paper: { number: string; pdf: Uint8Array } | undefined): Attachment[] =>
  paper ? [{ name: `${paper.number}.pdf`, type: 'application/pdf', bytes: paper.pdf }] : []

/** The papers that a payment makes possible are issued with the letter that speaks of them. */
export async function paymentReceived(writing: Writing): Promise<Mail> {
  const { desk, now } = writing
  const { bookingId } = await factsOf(writing)
  const invoice = await issueInvoice(desk, bookingId, now)
  await issueContract(desk, bookingId, now)
  const facts = await factsOf(writing)
  const { booking, balance } = await accountOf(writing, bookingId)
  const { ledgerEntries } = schema
  const { paymentId } = writing.letter.details as { paymentId?: number }
  const [first, second] = await desk.db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.bookingId, bookingId),
        eq(ledgerEntries.kind, 'payment'),
        ...(paymentId === undefined ? [] : [eq(ledgerEntries.paymentId, paymentId)]),
      ),
    )
    .orderBy(desc(ledgerEntries.id))
    .limit(2)
  if (!first) throw new Error(`booking ${bookingId} has no payment to speak of`)
  const amount = paymentId === undefined ? first.amount : first.amount + (second?.amount ?? 0)
  return paymentReceivedMail(
    {
      ...facts,
      payment: {
        amount,
        method: first.method === 'ON_REQUEST' ? 'CASH' : first.method,
        paidAt: first.createdAt,
      },
      owed: balance.rentDue,
      isDepositPaid: balance.depositPaid >= booking.deposit,
      attachments: attached(invoice),
    },
    ...words(writing),
  )
}

export async function cancelled(writing: Writing): Promise<Mail> {
  const facts = await factsOf(writing)
  const { booking, balance } = await accountOf(writing, facts.bookingId)
  const { by, goesBack } = writing.letter.details as { by: string; goesBack: number }
  const isOwn = by === 'customer'
  const said = isOwn ? 'customer' : by === 'staff' ? 'office' : 'unpaid'
  const { desk, letter, now } = writing
  const reason = desk.texts[letter.language].mails.cancelled.by[said]
  await issueCreditNote(desk, facts.bookingId, booking.price - (booking.cancelFee ?? 0), reason, now)
  return cancelledMail(
    {
      ...facts,
      by: said,
      reason: isOwn ? null : booking.cancelReason,
      paid: Math.max(balance.rentPaid + balance.depositPaid, goesBack),
      refund: goesBack,
    },
    ...words(writing),
  )
}

export async function refunded(writing: Writing): Promise<Mail> {
  const { amount, account } = writing.letter.details as { amount: number; account: 'rent' | 'deposit' }
  const facts = await factsOf(writing)
  const { papers } = schema
  const [creditNote] = await writing.desk.db
    .select()
    .from(papers)
    .where(and(eq(papers.bookingId, facts.bookingId), eq(papers.kind, 'credit-note')))
    .orderBy(desc(papers.id))
    .limit(1)
  return refundedMail(
    {
      ...facts,
      refund: { what: account, amount, sentAt: writing.letter.createdAt },
      kept: null,
      attachments: account === 'rent' ? attached(creditNote) : [],
    },
    ...words(writing),
  )
}

export async function accountOf({ desk }: Writing, bookingId: number) {
  const { bookings } = schema
  const [booking] = await desk.db.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!booking) throw new Error(`there is no booking ${bookingId}`)
  return { booking, balance: await readBalance(desk.db, booking) }
}
