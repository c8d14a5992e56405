import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { settleRows } from '../../src/use-cases/data-keys/settle-rows.ts'
import { client } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { dumpOf } from '../support/database-dump.ts'
import { readPdf } from '../support/read-pdf.ts'
import { makeGuarantor } from '../support/rows.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, CODE_SECRET, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()

const second = {
  firstName: 'Mari',
  lastName: 'Mets',
  idCode: '47502124911',
  drivingLicenceNumber: 'ET765432',
}
const before = { idCode: '36805280109', drivingLicenceNumber: 'ET222333' }
const now = { idCode: '38001085718', drivingLicenceNumber: 'ET123456' }
const guarantor = makeGuarantor({ idCode: '49403136526', documentNumber: 'AA7654321' })

let own: CustomerBooking
let owner: AtWork
let clientId = 0

type Listed = { id: number; idCode: string | null; drivingLicenceNumber?: string }

const listed = async (resource: string, query: Record<string, unknown>): Promise<Listed[]> => {
  const asked = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])
  const response = await owner.get(
    `/${resource}?${new URLSearchParams(Object.fromEntries(asked)).toString()}`,
  )
  expect(response.status).toBe(200)
  return (await response.json()) as Listed[]
}

beforeAll(async () => {
  owner = await signedIn(system, 'owner')
  own = await CustomerBooking.register(system, {
    car: { id: ids.cars.yaris, price: 85.5 },
    client: client({ ...before, additionalDrivers: [second] }),
  })
  clientId = (await own.row()).clientId
  await own.payAtBank('pay', true)
  await own.sendDocuments()
  // A mistake in the code and in the licence is mended by the staff, which is written into the log.
  await owner.put(`/clients/${clientId}`, now)
  await owner.post('/guarantors', { ...guarantor, responsibilityLimit: 1000 })
  await own.signByPhone('smart-id')
  await own.phoneSays()
})

describe('a copy of the database', () => {
  it('tells no personal code, licence, document or authenticator’s seed, in whatever table', async () => {
    const dump = await dumpOf(system.db())
    for (const word of ['jaan.tamm@example.ee', 'toomas.kuuskmaa@example.ee', 'smart-id', '"idCode": "•"'])
      expect(dump).toContain(word)
    expect((await own.row()).status).toBe('SIGNED')
    const secrets = [
      ...[before, now, second, guarantor].map(({ idCode }) => idCode),
      ...[before, now, second].map(({ drivingLicenceNumber }) => drivingLicenceNumber),
      guarantor.documentNumber,
      CODE_SECRET,
    ]
    expect(secrets.filter((secret) => secret && dump.includes(secret))).toEqual([])
    expect(dump, 'a contract').not.toContain('%PDF')
  })

  it('and of the files shows no picture', async () => {
    const folder = join(system.dataDir(), 'files')
    const names = await readdir(folder)
    expect(names).toHaveLength(3)
    for (const name of names) {
      const bytes = await readFile(join(folder, name))
      expect(bytes.subarray(0, 22).toString()).toBe('autorent sealed tests\n')
      expect(bytes.includes('IHDR')).toBe(false)
    }
  })

  it('does not open where it is put into another column', async () => {
    const person = sql`select id_code from clients where id = ${clientId}`
    await system.db().execute(sql`insert into guarantors
      (name, email, id_code, document_number, address, phone, responsibility_limit)
      values ('Vargas', 'varas@example.ee', (${person}), 'sealed.tests..x', '', '', 0)`)
    const rows = system.db().select({ idCode: schema.guarantors.idCode }).from(schema.guarantors)
    await expect(rows.then(() => 'opened')).rejects.toThrow('authenticate')
    await system.db().execute(sql`delete from guarantors where name = 'Vargas'`)
  })
})

describe('what is sealed', () => {
  it('is read by whom it concerns: the staff, the contract, the customer’s own papers', async () => {
    const [person] = await listed('clients', { filter: { id: clientId } })
    expect(person).toMatchObject(now)
    expect((await own.row()).additionalDrivers).toMatchObject([second])
    const paper = (await own.papers()).find(({ kind }) => kind === 'contract')
    const text = (await readPdf(paper?.pdf ?? new Uint8Array())).pages.join(' ')
    for (const code of [now.idCode, now.drivingLicenceNumber, second.drivingLicenceNumber])
      expect(text).toContain(code)
    const documents = (await (await owner.get('/documents')).json()) as { documents: { id: number }[] }
    const picture = await owner.get(`/documents/${documents.documents[0]?.id}/file`)
    expect(picture.status).toBe(200)
    expect(Buffer.from(await picture.arrayBuffer()).includes('IHDR')).toBe(true)
  })

  it.each([
    ['clients', now.idCode],
    ['clients', now.drivingLicenceNumber],
    ['clients', 'et 123 456'.replaceAll(' ', '-')],
    ['guarantors', guarantor.idCode],
    ['guarantors', guarantor.documentNumber.toLowerCase()],
  ])('is found among the %s by the whole of it: %s', async (resource, q) => {
    expect(await listed(resource, { filter: { q } })).toHaveLength(1)
    expect(await listed(resource, { filter: { q: q.slice(0, -1) } })).toEqual([])
  })

  it('is found at the desk and on the phone by the personal code', async () => {
    const people = await owner.get(`/phone/clients?q=${now.idCode}`)
    expect(await people.json()).toMatchObject({ clients: [{ idCode: now.idCode }] })
    const found = await owner.get(`/today/find?q=${now.idCode}`)
    expect(JSON.stringify(await found.json())).toContain('Tamm')
  })

  it('puts no list into an order, nor does asking for it break one', async () => {
    for (const order of ['ASC', 'DESC'])
      expect(await listed('guarantors', { sort: ['idCode', order] })).toHaveLength(1)
  })
})

describe('the log of changes', () => {
  it('is sealed anew where a licence was seen at the desk, which has no number of its own', async () => {
    const db = system.db()
    const seen = { driver: 0, since: '2010-05-05', until: '2035-05-05', categories: ['B'] }
    await db
      .insert(schema.licenceChecks)
      .values({ ...seen, bookingId: own.id, number: 'ET1', seenById: owner.id, seenAt: system.clock.now })
    await db.execute(sql`update licence_checks set number = 'ET1'`)
    await settleRows(db)
    const { rows } = (await db.execute(sql`select number from licence_checks`)) as {
      rows: { number: string }[]
    }
    expect(rows.map(({ number }) => number.startsWith('sealed.'))).toEqual([true])
    expect((await db.select().from(schema.licenceChecks))[0]?.number).toBe('ET1')
  })

  it('says that a code changed and not what it was', async () => {
    const log = await listed('audit-log', { filter: { resource: 'clients', recordId: clientId } })
    expect(JSON.stringify(log)).toContain('"idCode":"•"')
    const range = { range: [0, 500], filter: { q: now.idCode } }
    await listed('clients', range)
    expect(await dumpOf(system.db())).not.toContain(now.idCode)
  })
})
