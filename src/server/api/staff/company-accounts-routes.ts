import { Hono } from 'hono'
import { pick } from '../../../contract/pick.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import {
  readAccountCard,
  readCollectiveInvoice,
} from '../../../use-cases/company-accounts/read-account-card.ts'
import { sendCollectiveInvoice } from '../../../use-cases/company-accounts/send-collective-invoice.ts'
import { pdfResponse } from '../paper-response.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, refuse, requestedId, type StaffContext } from './staff-request.ts'

/** What a company owes and was billed; the agreement itself is a record. */
export function companyAccountsRoutes({ database: { db } }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  app.get('/company-accounts/:id{[1-9][0-9]{0,8}}/card', async (context) => {
    const card = await readAccountCard(db, requestedId(context))
    if (!card) return refuse(context, 'errors', 'not_found', 404)
    const { account, owed, drivers, invoices } = card
    return answer(context, 'GET /company-accounts/:id/card', {
      owed: eurosFromCents(owed),
      creditLimit: account.creditLimit === null ? null : eurosFromCents(account.creditLimit),
      drivers: drivers.map(({ id, firstName, lastName, rentals }) => ({
        id,
        name: `${firstName} ${lastName}`,
        rentals,
      })),
      invoices: invoices.map((invoice) => ({
        ...pick(invoice, 'id', 'number', 'month', 'dueOn'),
        amount: eurosFromCents(invoice.amount),
        vat: eurosFromCents(invoice.vat),
        href: `/api/admin/company-accounts/invoices/${invoice.id}`,
      })),
    })
  })

  app.get('/company-accounts/invoices/:id{[1-9][0-9]{0,8}}', async (context) => {
    const invoice = await readCollectiveInvoice(db, requestedId(context))
    return invoice ? pdfResponse(invoice) : refuse(context, 'errors', 'not_found', 404)
  })

  app.post('/company-accounts/invoices/:id{[1-9][0-9]{0,8}}/send', async (context) => {
    const sent = await sendCollectiveInvoice(db, requestedId(context), context.get('staff'))
    return sent.ok
      ? answer(context, 'POST /company-accounts/invoices/:id/send', { recipient: sent.recipient })
      : refuse(context, 'errors', 'not_found', 404)
  })

  return app
}
