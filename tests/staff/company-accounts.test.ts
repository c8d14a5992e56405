import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { BookingPageAnswer } from '../../src/contract/staff/bookings.ts'
import type { AccountCardAnswer } from '../../src/contract/staff/company-accounts.ts'
import { schema } from '../../src/db/schema.ts'
import { companyRow } from '../../src/demo/company.ts'
import { collectiveReference } from '../../src/domain/booking/collective-payment.ts'
import { deliverLetters, jobs } from '../../src/jobs/catalogue.ts'
import { swedbank } from '../support/bank-statement-files.ts'
import { client, registration } from '../support/bodies.ts'
import { lettersTo } from '../support/letters-in-folder.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, ORIGIN, signedIn } from '../support/staff.ts'
import { refusal } from '../support/staff-booking.ts'
import { exampleRecords } from '../support/staff-records.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const {
  auditLog,
  bankEntries,
  bookings,
  bookingLines,
  collectiveInvoices,
  collectiveParts,
  company,
  ledgerEntries,
  papers,
} = schema
let agent: AtWork
let owner: AtWork
let accountId = 0

const firm = { companyName: 'Lepinguline OÜ', companyAddress: 'Põhja pst 7', purchaseOrder: ' PO-4711 ' }
const order = (carId: number, more: object = {}) =>
  registration({ couponCodes: ['firma'], car: { id: carId }, client: client({ ...firm, ...more }) })
const page = async (id: number) =>
  (await (await agent.get(`/bookings/${id}/page`)).json()) as BookingPageAnswer
const card = async () =>
  (await (await agent.get(`/company-accounts/${accountId}/card`)).json()) as AccountCardAnswer
const onAccount = (by: AtWork, id: number, body: object = {}) =>
  by.post(`/bookings/${id}/put-on-account`, body)

beforeAll(async () => {
  await system.db().insert(company).overridingSystemValue().values(companyRow)
  agent = await signedIn(system, 'agent')
  owner = await signedIn(system, 'owner')
  const example = exampleRecords['company-accounts']?.({ bookingId: 0, lockerId: 0, otherRangeId: 0 })
  const made = await owner.post('/company-accounts', { ...example, code: 'FIRMA', creditLimit: 100 })
  accountId = ((await made.json()) as { id: number }).id
})

let first = 0
let second = 0

it('D53: whoever has the code of a company books at the agreed price, on a line of its own, with a purchase order', async () => {
  const made = await system.post('/api/booking/register', order(ids.cars.yaris), {
    'idempotency-key': randomUUID(),
  })
  const body = (await made.json()) as { id: number; price: number; coupons: object[] }
  first = body.id
  // 85.50 less 12.5 %, which is 10.6875.
  expect([made.status, body.price]).toEqual([201, 74.81])
  expect(body.coupons).toMatchObject([{ code: 'FIRMA', name: 'Lepinguline OÜ', applied: true }])
  const lines = await system.db().select().from(bookingLines).where(eq(bookingLines.bookingId, first))
  expect(lines.find(({ kind }) => kind === 'company-discount')).toMatchObject({ amount: -1069 })
  expect(await page(first)).toMatchObject({
    purchaseOrder: 'PO-4711',
    account: { id: accountId, isOnAccount: false },
  })
  const [row] = await system.db().select().from(bookings).where(eq(bookings.id, first))
  expect(row).toMatchObject({ price: 7481, accountId, sentCouponCodes: ['FIRMA'] })
})

it('a rental on account is confirmed without money, up to the limit; an owner goes beyond it with a reason', async () => {
  expect((await page(first)).nextStep).toBe('put-on-account')
  expect((await onAccount(agent, first)).status).toBe(200)
  expect(await page(first)).toMatchObject({ status: 'CONFIRMED', account: { isOnAccount: true } })
  expect(await refusal(await onAccount(agent, first))).toMatchObject([409, 'on_account_already'])
  const taken = await agent.post('/phone/bookings', {
    ...order(ids.cars.fabia, { email: 'teine@example.ee', phone: '+37255500010' }),
    key: randomUUID(),
    hold: 'tomorrow',
  })
  second = ((await taken.json()) as { id: number }).id
  const refused = await onAccount(agent, second, { reason: 'palun' })
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'over_credit', owed: 74.81, limit: 100 }),
  ])
  expect(await refusal(await onAccount(owner, second))).toMatchObject([409, 'over_credit'])
  expect((await onAccount(owner, second, { reason: 'Maksab alati' })).status).toBe(200)
  const plain = await system.post(
    '/api/booking/register',
    registration({
      rentDate: '2026-12-14T10:00',
      returnDate: '2026-12-17T10:00',
      car: { id: ids.cars.yaris },
    }),
    { 'idempotency-key': randomUUID() },
  )
  const { id } = (await plain.json()) as { id: number }
  expect(await refusal(await onAccount(owner, id))).toMatchObject([409, 'no_account'])
  const read = await card()
  expect(read).toMatchObject({ owed: 149.62, creditLimit: 100, invoices: [] })
  expect(read.drivers).toMatchObject([{ name: 'Jaan Tamm', rentals: 2 }])
})

it('several rentals go on account at once: what is beyond the limit is refused by name and stays off, a stranger\u2019s is not touched', async () => {
  const example = exampleRecords['company-accounts']?.({ bookingId: 0, lockerId: 0, otherRangeId: 0 })
  const other = { code: 'MITU', registryCode: '14111115', name: 'Mitme Auto OÜ', creditLimit: 100 }
  const made = await owner.post('/company-accounts', { ...example, ...other })
  const { id: mine } = (await made.json()) as { id: number }
  const book = async (more: object) => {
    const days = { rentDate: '2027-02-01T10:00', returnDate: '2027-02-04T10:00' }
    const person = { email: 'mitu@example.ee', phone: '+37255500022' }
    const body = { ...order(ids.cars.yaris, person), ...days, couponCodes: ['MITU'], ...more }
    const taken = await agent.post('/phone/bookings', { ...body, key: randomUUID(), hold: 'tomorrow' })
    return ((await taken.json()) as { id: number }).id
  }
  const one = await book({})
  const two = await book({ car: { id: ids.cars.fabia } })
  const read = async () =>
    (await (await agent.get(`/company-accounts/${mine}/card`)).json()) as AccountCardAnswer
  expect((await read()).offAccount).toMatchObject([
    { id: one, client: 'Jaan Tamm', rentDate: '2027-02-01T10:00', due: 74.81 },
    { id: two },
  ])
  const put = async (by: AtWork, body: object) =>
    (await by.post(`/company-accounts/${mine}/put-on-account`, body)).json()
  // The first rental of this file belongs to another company.
  expect(await put(agent, { bookingIds: [two, one, first] })).toMatchObject({
    done: 1,
    refused: [{ id: two, code: 'over_credit', reason: expect.stringContaining('krediidilimiidi') }],
  })
  const after = await read()
  expect([after.owed, after.offAccount.map(({ id }) => id)]).toEqual([74.81, [two]])
  expect(await put(owner, { bookingIds: [two], reason: 'Suur tellimus' })).toEqual({ done: 1, refused: [] })
  expect((await read()).offAccount).toEqual([])
})

it('a company is found by its name while someone talks, with the code that brings its prices; a closed one is not', async () => {
  const found = async (q: string) =>
    (await agent.get(`/phone/companies?q=${encodeURIComponent(q)}`)).json() as Promise<object>
  const companies = [{ name: 'Mitme Auto OÜ', registryCode: '14111115', code: 'MITU' }]
  expect(await found('mitme')).toMatchObject({ companies })
  expect(await found('14111115')).toMatchObject({ companies })
  expect(await found('1411111')).toEqual({ companies: [] })
  expect(await found('m%')).toEqual({ companies: [] })
  await system
    .db()
    .update(schema.companyAccounts)
    .set({ isActive: false })
    .where(eq(schema.companyAccounts.code, 'MITU'))
  expect(await found('mitme')).toEqual({ companies: [] })
})

it('when the month is over one invoice has its rentals, once, and its sums are those of their invoices', async () => {
  const returned = {
    actualReturnDate: new Date('2026-11-19T08:00:00Z'),
    handedOverAt: new Date('2026-11-16T08:00:00Z'),
  }
  for (const id of [first, second])
    await system.db().update(bookings).set(returned).where(eq(bookings.id, id))
  const job = jobs.find(({ name }) => name === 'collective-invoices')
  system.clock.now = new Date('2026-12-01T02:23:00Z')
  const run = async () => job?.run(system.running().jobs)
  await Promise.all([run(), run()])
  await run()
  const [invoice, ...more] = await system.db().select().from(collectiveInvoices)
  expect(more).toEqual([])
  expect(invoice).toMatchObject({ accountId, month: '2026-11', number: 'KA-2026-00001', amount: 14_962 })
  expect(invoice?.dueOn).toBe('2026-12-15')
  const parts = await system
    .db()
    .select({ amount: papers.amount, vat: papers.vat, bookingId: papers.bookingId })
    .from(collectiveParts)
    .innerJoin(papers, and(eq(papers.id, collectiveParts.paperId), eq(papers.kind, 'invoice')))
  expect(new Set(parts.map(({ bookingId }) => bookingId))).toEqual(new Set([first, second]))
  const vat = parts.reduce((sum, part) => sum + (part.vat ?? 0), 0)
  expect([invoice?.vat, vat]).toEqual([2896, 2896])
  agent = await signedIn(system, 'agent')
  const [shown] = (await card()).invoices
  const file = await system.get(shown?.href ?? '', { cookie: agent.cookie })
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

const lettersOfInvoice = async () =>
  (await lettersTo(system, 'arved@example.ee')).filter(({ subject }) => subject?.includes('KA-2026-00001'))

it('goes out by letter in the company’s language with the paper and a link, and once more on request', async () => {
  await deliverLetters(system.running().jobs)
  const [letter, ...more] = await lettersOfInvoice()
  expect(more).toEqual([])
  expect(letter?.attachments?.map(({ filename }) => filename)).toEqual(['KA-2026-00001.pdf'])
  const path = /\/api\/company-invoices\/[\w.-]+/.exec(letter?.text ?? '')?.[0] ?? ''
  const file = await system.get(path)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await system.get(`${path.slice(0, -2)}xx`)).status).toBe(404)
  const [{ id } = { id: 0 }] = (await card()).invoices
  expect((await agent.post('/company-accounts/invoices/999999/send')).status).toBe(404)
  expect((await agent.post(`/company-accounts/invoices/${id}/send`)).status).toBe(200)
  await deliverLetters(system.running().jobs)
  expect(await lettersOfInvoice()).toHaveLength(2)
  const logged = and(eq(auditLog.resource, 'company-accounts'), eq(auditLog.action, 'send-letter'))
  expect(await system.db().$count(auditLog, logged)).toBe(1)
})

it('is paid by one transfer that names it, shared over its rentals to the cent; less is put there by staff', async () => {
  const load = async (ref: string, amount: string, told: { reference?: string; text?: string }) => {
    const statement = swedbank(companyRow.iban.replaceAll(' ', ''), [
      { ref, amount, name: 'Lepinguline OÜ', ...told },
    ])
    const response = await system.send('/api/admin/bank-statements', {
      method: 'POST',
      headers: { cookie: agent.cookie, origin: ORIGIN, 'content-type': 'application/xml' },
      body: new Uint8Array(statement),
    })
    const { entered, listed } = (await response.json()) as Record<string, number>
    return [entered, listed]
  }
  const paid = async (id: number) => {
    const own = and(eq(ledgerEntries.bookingId, id), eq(ledgerEntries.method, 'TRANSFER'))
    return (await system.db().select().from(ledgerEntries).where(own)).map(({ amount }) => amount)
  }
  const reference = collectiveReference('KA-2026-00001')
  expect(await load('K1', '100.00', { reference })).toEqual([0, 1])
  const [open] = await system.db().select().from(bankEntries).where(eq(bankEntries.state, 'open'))
  const assign = (booking: string) => agent.post(`/bank-entries/${open?.id}/assign`, { booking })
  expect((await refusal(await assign('KA-2026-00099')))[1]).toBe('unknown_booking')
  expect((await assign('KA-2026-00001')).status).toBe(200)
  expect([await paid(first), await paid(second)]).toEqual([[7481], [2519]])
  expect(await load('K2', '49.62', { text: 'arve KA-2026-00001' })).toEqual([1, 0])
  expect([await paid(first), await paid(second)]).toEqual([[7481], [2519, 4962]])
  expect((await card()).owed).toBe(0)
  // The same file again enters nothing.
  expect(await load('K2', '49.62', { text: 'arve KA-2026-00001' })).toEqual([0, 0])
})
