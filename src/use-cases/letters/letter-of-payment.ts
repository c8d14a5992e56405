import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { paymentReceivedMail } from '../../documents/mails/money.ts'
import { partsPaidBy } from '../../domain/booking/ledger.ts'
import type { PaidMethod } from '../../domain/booking/money-statuses.ts'
import { cents, minus, sum } from '../../domain/money.ts'
import { readExtraCharges } from '../extra-charges/read-extra-charges.ts'
import { issueContract } from '../papers/issue-contract.ts'
import { issueInvoice } from '../papers/issue-invoice.ts'
import { issueReceipts } from '../papers/issue-receipts.ts'
import { findPaperOfCharge, type Paper } from '../papers/keep-paper.ts'
import { type LetterTask, readLetterFacts } from './letter-task.ts'
import { accountOf, attached } from './letters-of-money.ts'

type Task = LetterTask<'payment-received'>
type Entry = typeof schema.ledgerEntries.$inferSelect

/** The papers that a payment makes possible are issued with the letter that speaks of them. */
export async function paymentReceived(task: Task): Promise<Mail> {
  const { deps, now } = task
  const { bookingId } = await readLetterFacts(task)
  const receipts = await issueReceipts(deps, bookingId, now)
  const rental = await issueInvoice(deps, bookingId, now)
  await issueContract(deps, bookingId, now)
  const facts = await readLetterFacts(task)
  const { booking, balance } = await accountOf(task, bookingId)
  const entries = await paidAtOnce(task, bookingId)
  const [last] = entries
  if (!last) throw new Error(`booking ${bookingId} has no payment to speak of`)
  const invoices = await invoicesPaidBy(task, bookingId, entries, rental)
  return paymentReceivedMail(
    {
      ...facts,
      payment: {
        amount: sum(entries.map(({ amount }) => amount)),
        method: methodOf(last),
        paidAt: last.createdAt,
      },
      owed: balance.rentDue,
      isDepositPaid: balance.depositPaid >= booking.deposit,
      isReturned: booking.actualReturnDate !== null,
      attachments: [...invoices, ...receipts].flatMap(attached),
    },
    task.reader,
  )
}

/** Nobody paid what was kept from the deposit. */
function methodOf({ kind, method }: Entry): PaidMethod | undefined {
  if (kind === 'kept') return undefined
  return method === 'ON_REQUEST' ? 'CASH' : method
}

/** What came with the payment or transfer that the letter is about: rent, deposit, or both. */
async function paidAtOnce({ deps, letter }: Task, bookingId: number): Promise<Entry[]> {
  const { ledgerEntries: entries } = schema
  const { paymentId, bankEntryId, amount } = letter.details
  const isNamed = paymentId !== undefined || bankEntryId !== undefined
  return deps.db
    .select()
    .from(entries)
    .where(
      and(
        eq(entries.bookingId, bookingId),
        inArray(entries.kind, ['payment', 'kept']),
        gt(entries.amount, cents(0)),
        paymentId === undefined ? undefined : eq(entries.paymentId, paymentId),
        bankEntryId === undefined ? undefined : eq(entries.bankEntryId, bankEntryId),
        amount === undefined ? undefined : eq(entries.amount, amount),
      ),
    )
    .orderBy(desc(entries.id))
    .limit(isNamed ? 2 : 1)
}

/** Money pays the oldest first: the rental, then what was charged after it. The invoices of whatever this money paid go along. */
async function invoicesPaidBy(
  task: Task,
  bookingId: number,
  paid: readonly Entry[],
  rental: Paper | undefined,
): Promise<(Paper | undefined)[]> {
  const { db } = task.deps
  const ofRent = paid.find(({ account }) => account === 'rent')
  const charged = (await readExtraCharges(db, bookingId)).filter(({ status }) => status === 'CHARGED')
  if (!ofRent || charged.length === 0) return [rental]
  const { ledgerEntries: entries } = schema
  const earlier = await db
    .select({ amount: entries.amount })
    .from(entries)
    .where(and(eq(entries.bookingId, bookingId), eq(entries.account, 'rent'), lt(entries.id, ofRent.id)))
    .orderBy(asc(entries.id))
  const { balance } = await accountOf(task, bookingId)
  const extras = charged.map(({ amount }) => amount)
  const costs = [minus(balance.rentCost, sum(extras)), ...extras]
  const places = partsPaidBy(costs, sum(earlier.map(({ amount }) => amount)), ofRent.amount)
  const invoices = places.map(async (place) => {
    const extra = charged[place - 1]
    return extra ? findPaperOfCharge(db, extra.id, 'invoice') : rental
  })
  return invoices.length > 0 ? Promise.all(invoices) : [rental]
}
