import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { collectiveInvoiceMail } from '../../documents/mails/collective-invoice.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { collectiveReference } from '../../domain/booking/collective-payment.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { LetterTask } from '../letters/letter-task.ts'
import { attached } from '../letters/letters-of-money.ts'
import { recordChange } from '../records/record-change.ts'

const { collectiveInvoices, companyAccounts, mails } = schema

type Account = Pick<typeof companyAccounts.$inferSelect, 'email' | 'language'>

/** It goes to the address of the company's invoices, in its language. */
export async function planCollectiveLetter(
  tx: Database,
  invoiceId: number,
  { email: recipient, language }: Account,
  now: Date,
  again = '',
): Promise<void> {
  await tx
    .insert(mails)
    .values({
      key: `collective-invoice:${invoiceId}${again}`,
      kind: 'collective-invoice',
      recipient,
      language,
      details: { invoiceId },
      createdAt: now,
    })
    .onConflictDoNothing({ target: mails.key })
  await tx.execute(sql`select pg_notify('outbox', '')`)
}

/** Once more, to the address that is kept now; who asked for it stands in the log. */
export function sendCollectiveInvoice(
  db: Database,
  invoiceId: number,
  staff: ByStaff,
): Promise<{ ok: true; recipient: string } | { ok: false }> {
  return db.transaction(async (tx) => {
    const found = await readWithAccount(tx, invoiceId)
    if (!found) return { ok: false }
    const { account, invoice } = found
    await planCollectiveLetter(tx, invoiceId, account, staff.now, `:again:${staff.now.getTime()}`)
    await recordChange(tx, staff, {
      resource: 'company-accounts',
      recordId: account.id,
      action: 'send-letter',
      before: null,
      after: { kind: 'collective-invoice', number: invoice.number, recipient: account.email },
    })
    return { ok: true, recipient: account.email }
  })
}

async function readWithAccount(db: Database, invoiceId: number) {
  const [found] = await db
    .select({ invoice: collectiveInvoices, account: companyAccounts })
    .from(collectiveInvoices)
    .innerJoin(companyAccounts, eq(companyAccounts.id, collectiveInvoices.accountId))
    .where(eq(collectiveInvoices.id, invoiceId))
  return found
}

/** The paper itself goes with it, and a link for whoever loses it. */
export async function collectiveInvoiceLetter({
  deps,
  letter,
  reader,
}: LetterTask<'collective-invoice'>): Promise<Mail | undefined> {
  const found = await readWithAccount(deps.db, letter.details.invoiceId)
  if (!found) return undefined
  const { invoice, account } = found
  return collectiveInvoiceMail(
    {
      company: deps.catalogue.current.company,
      payer: account.name,
      ...invoice,
      reference: collectiveReference(invoice.number),
      url: `${deps.origin}/api/company-invoices/${deps.codes.forInvoice(invoice)}`,
      attachments: attached(invoice),
    },
    reader,
  )
}
