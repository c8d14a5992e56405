import { Hono } from 'hono'
import { pick } from '../../../contract/pick.ts'
import { manyOnAccountBody } from '../../../contract/staff/company-accounts.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { labelText } from '../../../domain/calendar/tallinn.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import { putManyOnAccount } from '../../../use-cases/company-accounts/put-many-on-account.ts'
import {
  readAccountCard,
  readCollectiveInvoice,
} from '../../../use-cases/company-accounts/read-account-card.ts'
import { sendCollectiveInvoice } from '../../../use-cases/company-accounts/send-collective-invoice.ts'
import { pdfResponse } from '../paper-response.ts'
import { requestLocale } from '../request-context.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { answer, readBody, refuse, requestedId, type StaffContext } from './staff-request.ts'

/** What a company owes and was billed; the agreement itself is a record. */
export function companyAccountsRoutes({ database: { db }, bookings }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()

  app.get('/company-accounts/:id{[1-9][0-9]{0,8}}/card', async (context) => {
    const card = await readAccountCard(db, requestedId(context))
    if (!card) return refuse(context, 'errors', 'not_found', 404)
    const { account, owed, offAccount, drivers, invoices } = card
    return answer(context, 'GET /company-accounts/:id/card', {
      owed: eurosFromCents(owed),
      creditLimit: account.creditLimit === null ? null : eurosFromCents(account.creditLimit),
      offAccount: offAccount.map(({ id, rentDate, returnDate, firstName, lastName, due }) => ({
        id,
        number: bookingNumber(id),
        client: `${firstName} ${lastName}`,
        rentDate: labelText(rentDate),
        returnDate: labelText(returnDate),
        due: eurosFromCents(due),
      })),
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

  app.post('/company-accounts/:id{[1-9][0-9]{0,8}}/put-on-account', async (context) => {
    const body = await readBody(context, manyOnAccountBody)
    if (!body.ok) return body.response
    const accountId = requestedId(context)
    const answers = await putManyOnAccount(bookings, { accountId, ...body.data }, context.get('staff'))
    const { errors } = context.get('staffTexts')[requestLocale(context)].bookings
    return answer(context, 'POST /company-accounts/:id/put-on-account', {
      done: answers.filter(({ answer: { kind } }) => kind === 'on_account').length,
      refused: answers.flatMap(({ id, answer: one }) =>
        one.kind === 'refused'
          ? [{ id, number: bookingNumber(id), code: one.code, reason: errors[one.code] }]
          : [],
      ),
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
