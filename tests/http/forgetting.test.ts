import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { requestLink } from '../../src/use-cases/booking/request-link.ts'
import { sendInquiry } from '../../src/use-cases/letters/send-inquiry.ts'
import { forgetPeople } from '../../src/use-cases/people/forget-people.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { makeGuarantor } from '../support/rows.ts'
import { TEST_NOW } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { refusal } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()

/**
 * What becomes of what each table knows about a customer. A table that is not here fails the test: whoever makes one says
 * it.
 */
const fates: Record<string, 'nobody' | 'staff' | 'erased' | 'removed' | 'hashes' | 'kept by law'> = {
  // The person and their bookings: the row stays, without them.
  clients: 'erased',
  guarantors: 'erased',
  bookings: 'erased',
  questionnaires: 'erased',
  signatures: 'erased',
  payments: 'erased',
  locker_events: 'erased',
  audit_log: 'erased',
  extra_charges: 'erased',
  hand_overs: 'erased',
  car_exchanges: 'erased',
  // The row goes, and with an upload its file.
  uploads: 'removed',
  licence_dates: 'removed',
  licence_checks: 'removed',
  hand_over_photos: 'removed',
  mails: 'removed',
  offers: 'removed',
  outbox: 'removed',
  idempotency_keys: 'removed',
  visitor_registrations: 'removed',
  files_under_way: 'removed',
  client_notes: 'removed',
  booking_bans: 'removed',
  // Files of contracts three years, of invoices seven; notes beside money with the invoices.
  papers: 'kept by law',
  ledger_entries: 'kept by law',
  bank_entries: 'kept by law',
  day_closings: 'kept by law',
  // Keyed hashes with an end of hours.
  limit_counts: 'hashes',
  // People who work here.
  admins: 'staff',
  representatives: 'staff',
  staff_challenges: 'staff',
  staff_presences: 'staff',
  staff_devices: 'staff',
  staff_invitations: 'staff',
  staff_passkeys: 'staff',
  staff_recovery_codes: 'staff',
  staff_sessions: 'staff',
  // Amounts, periods and numbers of bookings.
  booking_lines: 'nobody',
  booking_services: 'nobody',
  refunds: 'nobody',
  charges: 'nobody',
  closed_entries: 'nobody',
  car_occupancies: 'nobody',
  past_occupancies: 'nobody',
  owed_bookings: 'nobody',
  smart_locker_reservations: 'nobody',
  figure_months: 'nobody',
  stale_figures: 'nobody',
  // The company, its cars and its prices.
  house_rules: 'nobody',
  terms_versions: 'nobody',
  letter_texts: 'nobody',
  paper_looks: 'nobody',
  car_duties: 'nobody',
  car_keys: 'staff',
  car_readiness: 'nobody',
  car_costs: 'nobody',
  price_saves: 'staff',
  // Companies, and their rentals by number.
  company_accounts: 'nobody',
  company_prices: 'nobody',
  collective_invoices: 'nobody',
  collective_parts: 'nobody',
  ...Object.fromEntries(
    [
      'data_key_proofs company cars car_blocks car_trips location_trips catalogue_version coupon_days_ranges coupons days_ranges discounts',
      'end_price_regulations group_coupons group_prices groups location_coupons location_times locations',
      'location_exceptions',
      'paper_numbers part_troubles price_regulations service_coupons service_discounts service_providers',
      'services smart_lockers taxes weekends',
    ]
      .join(' ')
      .split(' ')
      .map((name) => [name, 'nobody' as const]),
  ),
}

const person = {
  firstName: 'Ünnevaldo',
  lastName: 'Kustutamatu',
  email: 'unnevaldo@example.ee',
  phone: '+37255501234',
  idCode: '37605030299',
  drivingLicenceNumber: 'ET777001',
  address: 'Unustuse 9, Tallinn',
  additional: 'Ünnevaldo tuleb lennuga',
}
/** What the form of the staff area sends besides. */
const ticked = { language: 'et', terms: true, dataHandling: true, ads: false, isCustomer: false }
const NEEDLES = ['nnevaldo', 'Kustutamatu', '55501234', '37605030299', 'ET777001', 'Unustuse', 'Lisa-Juht']

async function tableNames(): Promise<string[]> {
  const found = await system
    .running()
    .database.executeSql(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
      [],
    )
  return found.rows.map((row) => String((row as { name: unknown }).name))
}

/** Tables in which one of the words stands, in whatever column. */
async function tablesThatKnow(words: readonly string[]): Promise<string[]> {
  const knowing: string[] = []
  for (const name of await tableNames()) {
    const [row] = (
      await system
        .running()
        .database.executeSql(`select count(*)::int as count from "${name}" t where t::text ilike any($1)`, [
          words.map((word) => `%${word}%`),
        ])
    ).rows as { count: number }[]
    if ((row?.count ?? 0) > 0) knowing.push(name)
  }
  return knowing
}

/** A rental that left traces wherever one can. */
async function wholeRental(owner: AtWork): Promise<CustomerBooking> {
  const driver = {
    firstName: 'Lisa-Juht',
    lastName: 'Kustutamatu',
    birthDate: '1990-05-05',
    drivingLicenceNumber: 'ET777002',
  }
  const own = await CustomerBooking.register(system, {
    client: client({ ...person, additionalDrivers: [driver] }),
  })
  await own.payAtBank('pay', true)
  await own.sendDocuments()
  await own.approveDocuments()
  await own.signByPhone('smart-id')
  await own.phoneSays()
  await deliverLetters(system.running().jobs)
  const { clientId } = await own.row()
  await owner.put(`/clients/${clientId}`, { address: 'Unustuse 10, Tallinn' })
  await owner.post(`/bookings/${own.id}/resend-link`)
  await owner.post(`/bookings/${own.id}/notes`, { notes: 'Ünnevaldo helistas' })
  const letters = (await (await owner.get(`/letters?booking=${own.id}&page=1`)).json()) as {
    letters: { id: number }[]
  }
  for (const { id } of letters.letters.slice(0, 2)) await owner.post(`/letters/${id}/again`)
  const db = system.db()
  const [guarantor] = await db
    .insert(schema.guarantors)
    .values({ ...makeGuarantor(), name: 'Ünnevaldo isa', email: 'isa.unnevaldo@example.ee' })
    .returning()
  await owner.put(`/guarantors/${guarantor?.id}`, { address: 'Unustuse 11' })
  await db
    .update(schema.bookings)
    .set({ guarantorId: guarantor?.id ?? null })
    .where(eq(schema.bookings.id, own.id))
  await db.insert(schema.questionnaires).values({
    bookingId: own.id,
    quality: 5,
    condition: 5,
    recommend: 9,
    additional: 'Tervitab Ünnevaldo Kustutamatu',
  })
  const inquiry = {
    kind: 'contact',
    name: 'Ünnevaldo Kustutamatu',
    text: 'Tere',
    language: 'et',
    details: {},
  } as const
  await sendInquiry(db, { ...inquiry, email: person.email, phone: person.phone }, TEST_NOW)
  await requestLink(db, person.email, 'et', TEST_NOW)
  // A record of the same person that staff made and removed again: only the log knows it.
  const made = (await (await owner.post('/clients', { ...person, ...ticked })).json()) as {
    id: number
  }
  expect((await owner.del(`/clients/${made.id}`)).status).toBe(200)
  await deliverLetters(system.running().jobs)
  return own
}

let owner: AtWork
beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(schema.carOccupancies)
  owner = await signedIn(system, 'owner')
})

const erase = async (own: CustomerBooking) => owner.post(`/clients/${(await own.row()).clientId}/erase`)

describe('forgetting', () => {
  it('knows every table there is', async () => {
    const names = (await tableNames()).filter((name) => !name.startsWith('__'))
    expect(Object.keys(fates).toSorted()).toEqual(names)
  })

  it('on request leaves a person nowhere, neither in a table nor in a file, but in the papers that the law keeps', async () => {
    const own = await wholeRental(owner)
    const before = await tablesThatKnow(NEEDLES)
    expect(before).toEqual(
      expect.arrayContaining([
        'audit_log',
        'bookings',
        'clients',
        'guarantors',
        'mails',
        'outbox',
        'questionnaires',
        'signatures',
      ]),
    )
    for (const name of before) expect(['erased', 'removed']).toContain(fates[name])
    expect((await erase(own)).status).toBe(200)
    expect(await tablesThatKnow(NEEDLES)).toEqual([])
    expect(
      await system.db().$count(schema.idempotencyKeys, eq(schema.idempotencyKeys.bookingId, own.id)),
    ).toBe(0)
    const files = await readdir(join(system.dataDir(), 'files'), { recursive: true, withFileTypes: true })
    expect(files.filter((entry) => entry.isFile())).toEqual([])
    expect((await own.papers()).every(({ pdf }) => pdf.length > 0)).toBe(true)
  })

  it('after a while leaves nothing in the log of a record that staff removed', async () => {
    const body = { ...person, ...ticked, email: 'eemaldatu@example.ee' }
    const made = (await (await owner.post('/clients', body)).json()) as { id: number }
    expect((await owner.del(`/clients/${made.id}`)).status).toBe(200)
    expect(await tablesThatKnow(['eemaldatu'])).toEqual(['audit_log'])
    const later = new Date(TEST_NOW.getTime() + 91 * 24 * 3_600_000)
    await forgetPeople(system.db(), system.running().jobs.files, later)
    expect(await tablesThatKnow(['eemaldatu'])).toEqual([])
  })

  it('waits until the car is back', async () => {
    const own = await CustomerBooking.register(system, { client: client({ email: 'teel@example.ee' }) })
    const { bookings } = schema
    await system.db().update(bookings).set({ handedOverAt: TEST_NOW }).where(eq(bookings.id, own.id))
    expect(await refusal(await erase(own))).toEqual([409, 'rental_runs'])
    await system.db().update(bookings).set({ actualReturnDate: TEST_NOW }).where(eq(bookings.id, own.id))
    expect((await erase(own)).status).toBe(200)
  })
})

describe('papers', () => {
  const forget = (at: string) => forgetPeople(system.db(), system.running().jobs.files, new Date(at))
  const kindsLeft = async (own: CustomerBooking) =>
    (await own.papers())
      .filter(({ pdf }) => pdf.length > 0)
      .map(({ kind }) => kind)
      .toSorted()

  it('go three years after the year of the rental if they are contracts, after seven if they are invoices', async () => {
    const own = await CustomerBooking.register(system, { client: client({ email: 'paberid@example.ee' }) })
    await own.payAtBank()
    await own.signByHand()
    await deliverLetters(system.running().jobs)
    await forget('2029-12-31T20:00:00Z')
    expect(await kindsLeft(own)).toEqual(['contract', 'invoice', 'receipt', 'signed-contract'])
    await forget('2029-12-31T23:00:00Z')
    expect(await kindsLeft(own)).toEqual(['invoice', 'receipt'])
    const read = await owner.get(`/bookings/${own.id}/papers/${(await own.papers())[0]?.id}`)
    expect(await refusal(read)).toEqual([404, 'unknown_paper'])
    await forget('2033-12-31T20:00:00Z')
    expect(await kindsLeft(own)).toEqual(['invoice', 'receipt'])
    await forget('2034-01-01T03:00:00Z')
    expect(await kindsLeft(own)).toEqual([])
    expect((await own.papers()).map(({ number }) => number)).not.toContain('')
    expect(await tablesThatKnow(['paberid@example.ee'])).toEqual([])
  })

  it('are changed by nobody before that, whatever is said', async () => {
    const own = await CustomerBooking.register(system, { client: client({ email: 'jaab@example.ee' }) })
    await own.payAtBank()
    await deliverLetters(system.running().jobs)
    const tries = [
      sql`update papers set pdf = ''::bytea`,
      sql`delete from papers`,
      sql`update ledger_entries set amount = 1`,
    ]
    for (const attempt of tries) {
      const purging = system.db().transaction(async (tx) => {
        await tx.execute(sql`select set_config('autorent.purge_papers_at', now()::text, true)`)
        await tx.execute(attempt)
      })
      await expect(purging).rejects.toThrow(/query|never changed/)
      await expect(system.db().execute(attempt)).rejects.toThrow(/query|never changed/)
    }
    expect(await kindsLeft(own)).not.toEqual([])
  })
})

it('every old picture goes in one night, however many there are', async () => {
  const own = await CustomerBooking.register(system, { client: client({ email: 'palju@example.ee' }) })
  const pictures = Array.from({ length: 450 }, () => ({
    bookingId: own.id,
    driver: 0,
    kind: 'other' as const,
    fileKey: randomUUID(),
    contentType: 'image/png',
    size: 1,
  }))
  await system.db().insert(schema.uploads).values(pictures)
  const { bookings, uploads } = schema
  await system.db().update(bookings).set({ actualReturnDate: TEST_NOW }).where(eq(bookings.id, own.id))
  await forgetPeople(system.db(), system.running().jobs.files, new Date('2027-03-01T03:00:00Z'))
  expect(await system.db().$count(uploads, eq(uploads.bookingId, own.id))).toBe(0)
})

it('people are forgotten however far apart their numbers are', async () => {
  await system.db().execute(sql`select setval(pg_get_serial_sequence('clients', 'id'), 23456)`)
  const own = await CustomerBooking.register(system, { client: client({ email: 'kaugel@example.ee' }) })
  await forgetPeople(system.db(), system.running().jobs.files, new Date('2027-03-01T03:00:00Z'))
  const { clientId } = await own.row()
  const [person] = await system.db().select().from(schema.clients).where(eq(schema.clients.id, clientId))
  expect(clientId).toBeGreaterThan(20_000)
  expect(person?.erasedAt).not.toBeNull()
})
