import { Hono } from 'hono'
import { z } from 'zod'
import { assignBody, type BankEntryAnswer, dismissBody } from '../../../contract/staff/bank-statements.ts'
import { LIST_PAGE } from '../../../contract/staff/list-page.ts'
import {
  bankEntryStates,
  MOST_STATEMENT_MEGABYTES,
  obstacleToAssigning,
} from '../../../domain/booking/bank-entry.ts'
import { bookingNumber, parseBookingNumber } from '../../../domain/booking/booking-number.ts'
import { collectiveNamedBy } from '../../../domain/booking/collective-payment.ts'
import { eurosFromCents } from '../../../domain/money.ts'
import { loadStatement } from '../../../use-cases/bank-statement/load-statement.ts'
import { type ListedEntry, readEntries } from '../../../use-cases/bank-statement/read-entries.ts'
import { type Settlement, settleEntry } from '../../../use-cases/bank-statement/settle-entry.ts'
import { freshProofOnly } from './fresh-proof.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  readBody,
  refuse,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

/** What cannot be read narrows nothing. */
const filter = z.object({
  state: z.enum(bankEntryStates).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

const unread = { too_large: 413, too_many_entries: 413, not_a_statement: 422, other_account: 409 } as const
const unsettled = {
  unknown_entry: 404,
  unknown_booking: 422,
  settled_already: 409,
  not_a_payment: 409,
} as const

/** Statements of the bank: what they paid is entered, and people settle the rest. */
export function bankStatementRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const { payments, database } = deps
  const app = new Hono<StaffContext>()
  // A file enters as much money as it likes.
  const fresh = freshProofOnly(deps)

  app.post('/bank-statements', fresh, async (context) => {
    const bytes = await readBytes(context.req.raw, MOST_STATEMENT_MEGABYTES * 1024 * 1024)
    if (!bytes) return refuse(context, 'bank', 'too_large', unread.too_large)
    const { readCamt053 } = await import('../../../infra/bank-statements/read-camt053.ts')
    const read = readCamt053(bytes)
    if (!read.ok) return refuse(context, 'bank', read.code, unread[read.code])
    const loaded = await loadStatement(payments, read.statements, context.get('staff'))
    if (!loaded.ok) return refuse(context, 'bank', loaded.code, unread[loaded.code])
    const { ok: _, ...counts } = loaded
    return answer(context, 'POST /bank-statements', counts)
  })

  app.get('/bank-entries', async (context) => {
    const { state, page } = filter.parse(context.req.query())
    const found = await readEntries(database.db, state, { offset: (page - 1) * LIST_PAGE, limit: LIST_PAGE })
    return answer(context, 'GET /bank-entries', {
      entries: found.entries.map(present),
      total: found.total ?? null,
    })
  })

  const settle = async (context: StaffRequest, settlement: Settlement) => {
    const settled = await settleEntry(payments, requestedId(context), settlement, context.get('staff'))
    if (settled.ok) return undefined
    const { code } = settled
    const errors = code === 'unknown_booking' ? { errors: [{ path: 'booking', code }] } : {}
    return refuse(context, 'bank', code, unsettled[code], errors)
  }
  app.post('/bank-entries/:id/assign', fresh, async (context) => {
    const body = await readBody(context, assignBody)
    if (!body.ok) return body.response
    // A company pays for several rentals at once by the number of its collective invoice.
    const number = collectiveNamedBy({ reference: '', text: body.data.booking })
    const bookingId = parseBookingNumber(body.data.booking) ?? 0
    const refused = await settle(context, number ? { kind: 'share', number } : { kind: 'assign', bookingId })
    return refused ?? answer(context, 'POST /bank-entries/:id/assign', { status: 'assigned' })
  })
  app.post('/bank-entries/:id/dismiss', async (context) => {
    const body = await readBody(context, dismissBody)
    if (!body.ok) return body.response
    const refused = await settle(context, { kind: 'dismiss', note: body.data.note })
    return refused ?? answer(context, 'POST /bank-entries/:id/dismiss', { status: 'dismissed' })
  })
  return app
}

/** Reads no further than the limit, whatever length was announced. */
async function readBytes({ headers, body }: Request, most: number): Promise<Uint8Array | undefined> {
  if (Number(headers.get('content-length') ?? 0) > most) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function present(entry: ListedEntry): BankEntryAnswer {
  const { id, bookedOn, amount, currency, reference, told, state, reason, bookingId, note } = entry
  return {
    id,
    bookedOn,
    amount: eurosFromCents(amount),
    currency,
    reference,
    ...(told ?? { payerName: '', payerIban: '', text: '' }),
    state,
    reason,
    booking: bookingId === null ? null : { id: bookingId, number: bookingNumber(bookingId) },
    note,
    isAssignable: state === 'open' && obstacleToAssigning(entry) === undefined,
  }
}
