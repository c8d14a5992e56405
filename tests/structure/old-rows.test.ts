import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openEmbedded } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { schema } from '../../src/db/schema.ts'
import { violatedConstraint } from '../../src/db/violated-constraint.ts'
import { keysInUse } from '../../src/use-cases/data-keys/sealed-tables.ts'
import { settleSome } from '../../src/use-cases/data-keys/settle-rows.ts'
import { makeClient } from '../support/rows.ts'

/** A company that worked with an earlier version: what it wrote then is brought along. */

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))
const UPDATED = '2026-10-01T09:00:00.000Z'

const opened: { database?: OpenDatabase } = {}
const db = () => {
  if (!opened.database) throw new Error('the database is not open yet')
  return opened.database.db
}

/** The schema as it was after the migration of this number. */
async function migrateUpTo(database: OpenDatabase, last: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'autorent-migrations-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number }[] }
  const entries = journal.entries.filter(({ idx }) => idx <= last)
  await writeFile(path, JSON.stringify({ ...journal, entries }))
  await migrateEmbedded(database.db as never, { migrationsFolder: folder })
  await rm(folder, { recursive: true })
}

async function insertOldClient(email: string, lastName: string): Promise<void> {
  const { additional, address, drivingLicenceNumber, firstName, phone, birthDate } = makeClient()
  await db().execute(sql`
    insert into clients (email, first_name, last_name, phone, address, driving_licence_number, birth_date, additional,
      language, terms, data_handling, consented_at, consent_edition, updated_at)
    values (${email}, ${firstName}, ${lastName}, ${phone}, ${address}, ${drivingLicenceNumber},
      ${birthDate ?? '1990-01-01'}, ${additional ?? ''}, 'et', true, true, ${UPDATED}, '2026-01', ${UPDATED})`)
}

async function insertOldMoney(): Promise<void> {
  await db().execute(sql`
    insert into ledger_entries (booking_id, account, kind, amount, method, created_at) values
      (1, 'deposit', 'payment', 20000, 'CARD', '2026-10-01T09:00:00Z'),
      (1, 'deposit', 'refund', -1200, 'CARD', '2026-10-05T09:00:00Z'),
      (1, 'rent', 'payment', 1200, 'CARD', '2026-10-05T09:00:00Z'),
      (1, 'deposit', 'refund', -18800, 'CARD', '2026-10-05T09:00:00Z'),
      (2, 'rent', 'payment', 1200, 'CARD', '2026-10-05T09:00:00Z')`)
}

const OLD_CODES = ['SUVI 2026', 'SUVI2026', 'TALV,50', 'X'.repeat(60), 'KEVAD']

beforeAll(async () => {
  opened.database = await openEmbedded({})
  await migrateUpTo(opened.database, 6)
  for (const code of OLD_CODES) {
    await db().execute(sql`
      insert into coupons (name, code, start, "end", is_new_client)
      values (${code}, ${code}, '2026-01-01', '2026-12-31', false)`)
  }
  await insertOldClient('erased@example.ee', '(kustutatud)')
  await insertOldClient('mari@example.ee', 'Mets')
  await migrateUpTo(opened.database, 13)
  await db().execute(sql`
    insert into audit_log (admin_name, resource, record_id, action, before, after) values
      ('Oskar', 'clients', 2, 'update', '{"idCode": "38001085718", "phone": "1"}', '{"idCode": null, "phone": "2"}'),
      ('Oskar', 'clients', 0, 'export', null, '{"rows": 1, "filter": {"q": "38001085718", "ads": true}}'),
      ('Oskar', 'cars', 1, 'update', '{"name": "Golf"}', '{"name": "Passat"}')`)
  await migrateUpTo(opened.database, 17)
  await db().execute(sql`insert into taxes (amount) values (2200), (900)`)
  await db().execute(sql`insert into weekends (id, discount) overriding system value values (7, 1000)`)
  await migrateUpTo(opened.database, 23)
  // The bookings of this money need not be there.
  await db().execute(sql`set session_replication_role = replica`)
  await insertOldMoney()
  await migrate(opened.database)
  await db().execute(sql`set session_replication_role = origin`)
}, 120_000)
afterAll(() => opened.database?.close())

describe('a row from before', () => {
  it('that is a coupon gets a code that a visitor can type, and nobody else’s', async () => {
    const rows = await db().select().from(schema.coupons).orderBy(schema.coupons.id)
    const [spaced, plain, comma, long, good] = rows
    expect(rows.map(({ name }) => name)).toEqual(OLD_CODES)
    expect([plain?.code, comma?.code, good?.code]).toEqual(['SUVI2026', 'TALV50', 'KEVAD'])
    // What cleaned would be another coupon's code, or is too long, is told apart by its number.
    expect(spaced?.code).toBe(`SUVI2026-${spaced?.id}`)
    expect(long?.code).toBe(`${'X'.repeat(29)}-${long?.id}`)
  })

  it('that is a person is read although it was never sealed, and sealed by the next start', async () => {
    const { drivingLicenceNumber } = makeClient()
    const licences = async () =>
      (await db().select().from(schema.clients)).map((person) => person.drivingLicenceNumber)
    const stored = async () =>
      JSON.stringify(await db().execute(sql`select driving_licence_number from clients`))
    expect(await licences()).toEqual([drivingLicenceNumber, drivingLicenceNumber])
    expect(await stored()).toContain(drivingLicenceNumber)
    for (let start = 0; start < 2; start++) await settleSome(db(), await keysInUse(db()), 1)
    expect(await licences()).toEqual([drivingLicenceNumber, drivingLicenceNumber])
    expect(await stored()).not.toContain(drivingLicenceNumber)
  })

  it('that is in the log of changes tells no personal code any more, and all the rest', async () => {
    const rows = await db().select().from(schema.auditLog).orderBy(schema.auditLog.id)
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      [
        { idCode: '•', phone: '1' },
        { idCode: '•', phone: '2' },
      ],
      [null, { rows: 1, filter: { q: '•', ads: true } }],
      [{ name: 'Golf' }, { name: 'Passat' }],
    ])
    const rewritten = await db()
      .execute(sql`update audit_log set action = 'nothing'`)
      .catch(violatedConstraint)
    expect(rewritten).toBe('audit_log_stands')
  })

  it('that is the tax or the weekend’s discount is the only one, as the price list showed it', async () => {
    expect(await db().select().from(schema.taxes)).toEqual([{ id: 1, amount: 2200 }])
    expect(await db().select().from(schema.weekends)).toEqual([{ id: 1, discount: 1000 }])
  })

  it('that was kept of a deposit says so, and nothing else does', async () => {
    const rows = await db().select().from(schema.ledgerEntries).orderBy(schema.ledgerEntries.id)
    expect(rows.map(({ kind }) => kind)).toEqual(['payment', 'kept', 'kept', 'refund', 'payment'])
  })

  it('that is an erased person is marked as one, since it was last touched', async () => {
    const rows = await db().select().from(schema.clients).orderBy(schema.clients.id)
    expect(rows.map(({ email, erasedAt }) => [email, erasedAt?.toISOString() ?? null])).toEqual([
      ['erased@example.ee', UPDATED],
      ['mari@example.ee', null],
    ])
  })
})
