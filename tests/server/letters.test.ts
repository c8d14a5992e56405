import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'
import { companyRow } from '../../src/demo/company.ts'
import { cents } from '../../src/domain/money.ts'
import { jobs } from '../../src/jobs/catalogue.ts'
import { compose, type System } from '../../src/server/compose.ts'
import { parseEnv } from '../../src/server/env.ts'
import { client } from '../support/bodies.ts'
import { useMailServer } from '../support/mail-server.ts'
import { readPdf } from '../support/read-pdf.ts'
import { recordSeen } from '../support/record-seen.ts'
import { daysAfter, quietMorning } from '../support/rental-dates.ts'
import { makePricesLast, orderBody, postJson } from '../support/server-pair.ts'
import { onServer, type ServerProcess, useServerProcesses } from '../support/server-process.ts'
import { ids } from '../support/small-company.ts'
import { createDatabase } from '../support/test-database.ts'
import { waitFor } from '../support/waiting.ts'

const processes = useServerProcesses()
const post = useMailServer()
const { mails, carOccupancies } = schema
const OFFICE = companyRow.email
const morning = quietMorning()
let url = ''
let system: System
let folder = ''

/** The settings of every process here: one database, one mail server. */
const settings = () => ({
  ...onServer(url),
  PUBLIC_URL: 'https://autorent.test',
  SMTP_URL: post.url(),
  SIMULATE: 'bank,phones,lockers',
})

beforeAll(async () => {
  url = await createDatabase()
  folder = await mkdtemp(join(tmpdir(), 'autorent-data-'))
  // Runs no jobs of its own: what it writes down, the processes send.
  system = await compose(parseEnv({ ...settings(), DATA_DIR: folder, LOG_LEVEL: 'silent' }), {
    now: () => new Date(),
  })
  await makePricesLast(system.database.db)
  await system.database.db.insert(schema.company).overridingSystemValue().values(companyRow)
  await system.customer.payments.catalogue.refresh()
})
afterAll(async () => {
  await system.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  post.hang(false)
  post.letters.length = 0
  await system.database.db.delete(carOccupancies)
})

const start = () => processes.start({ ...settings(), DATA_DIR: folder, JOBS: '1' })

async function register(server: ServerProcess, person: object, day = 0): Promise<number> {
  const [from, to] = [daysAfter(morning, day), daysAfter(morning, day + 1)]
  const changes = { client: client(person) }
  const body = orderBody({ carId: ids.cars.yaris, from, to, changes })
  const answer = await postJson(`${server.url}/api/booking/register`, body)
  if (answer.status !== 201) throw new Error(`registration was refused: ${answer.code}`)
  return Number(answer.body.id)
}

const allSent = () =>
  waitFor('every letter is sent', async () => {
    const { db } = system.database
    const unplanned = await db.$count(schema.outbox, isNull(schema.outbox.deliveredAt))
    return unplanned + (await db.$count(mails, isNull(mails.sentAt))) === 0
  })

const names = jobs.map(({ name }) => name).sort()
const scheduled = (rows: unknown[]) => rows.map((row) => (row as { name: string }).name)
const SCHEDULES = 'select name from jobs.schedule order by name'

const messageIds = () => post.letters.map(({ messageId }) => messageId)

describe('letters', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.kill('SIGTERM'))

  it('about a booking: one to the customer in their language, one to the office', async () => {
    await register(server, { email: 'mari@example.ee', language: 'en' })
    await allSent()
    expect(post.letters).toHaveLength(2)
    const [letter] = post.to('mari@example.ee')
    expect(letter?.subject).toMatch(/^Booking .+ is registered: Toyota Yaris$/)
    expect(letter?.from?.address).toBe(OFFICE)
    expect(letter?.text).toContain('https://autorent.test/en/bank-links?token=')
    expect(letter?.html).toContain('https://autorent.test/en/bank-links?token=')
    expect(letter?.html).toMatch(/<html[^>]* lang="en"/)
    const [calendar] = letter?.attachments ?? []
    expect(calendar).toMatchObject({ filename: expect.stringMatching(/\.ics$/) })
    expect(textOf(calendar?.content)).toMatch(/^BEGIN:VCALENDAR[^]*SUMMARY:[^]*END:VCALENDAR/)
    expect(post.to(OFFICE)).toMatchObject([{ subject: expect.stringContaining('Toyota Yaris') }])
  })

  it('about money: with the invoice', async () => {
    const bookingId = await register(server, { email: 'jaan@example.ee' }, 10)
    await allSent()
    post.letters.length = 0
    const { payments } = system.jobs
    const [booking] = await system.database.db
      .select()
      .from(schema.bookings)
      .where(eq(schema.bookings.id, bookingId))
    const money = { account: 'rent', method: 'CASH', note: '', amount: booking?.price ?? cents(0) } as const
    await recordSeen(payments, bookingId, money, new Date())
    await allSent()
    const [letter, ...more] = post.letters
    expect(more).toEqual([])
    expect(letter?.envelope.to).toEqual(['jaan@example.ee'])
    const invoice = letter?.attachments.find(({ mimeType }) => mimeType === 'application/pdf')
    expect(invoice?.filename).toMatch(/^A-\d{4}-\d{5}\.pdf$/)
    const { pages } = await readPdf(bytesOf(invoice?.content))
    expect(pages.join(' ')).toContain(invoice?.filename?.replace('.pdf', ''))
  })

  it('with the lost link: only to an address that has bookings', async () => {
    await register(server, { email: 'kadri@example.ee' }, 20)
    await allSent()
    post.letters.length = 0
    for (const email of ['kadri@example.ee', 'nobody@example.ee']) {
      const form = new URLSearchParams({ email })
      const answer = await fetch(`${server.url}/ru/documents`, { method: 'POST', body: form })
      expect(answer.status).toBe(200)
    }
    await waitFor('both requests are dealt with', async () => {
      const done = await system.database.db.select().from(mails).where(eq(mails.kind, 'link-again'))
      return done.length === 2 && done.every(({ sentAt }) => sentAt !== null)
    })
    expect(post.letters.map(({ envelope }) => envelope.to)).toEqual([['kadri@example.ee']])
    expect(post.letters[0]?.text).toContain('https://autorent.test/ru/documents?token=')
  })

  it('have their jobs set up, which end with the process', async () => {
    await waitFor('the jobs are set up', async () => {
      const { rows } = await system.database.executeSql(`select to_regclass('jobs.schedule') as table`)
      if (!(rows[0] as { table: string | null }).table) return false
      return (await system.database.executeSql(SCHEDULES)).rows.length === names.length
    })
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(server.stderr()).toBe('')
    expect(scheduled((await system.database.executeSql(SCHEDULES)).rows)).toEqual(names)
  })
})

describe('letters of several processes', () => {
  it('arrive once although the process was killed before the mail server had answered', async () => {
    post.hang(true)
    const before = post.unanswered()
    const server = await start()
    await register(server, { email: 'peeter@example.ee' }, 30)
    await waitFor('the mail server is at it', () => post.unanswered() > before)
    expect(await server.kill('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
    expect(post.letters).toEqual([])
    post.hang(false)
    // Five minutes later nobody believes any more that the claim will be kept.
    await system.database.db
      .update(mails)
      .set({ claimedAt: sql`${mails.claimedAt} - interval '6 minutes'` })
      .where(isNull(mails.sentAt))
    const again = await start()
    await allSent()
    expect(post.to('peeter@example.ee')).toHaveLength(1)
    expect(post.to(OFFICE)).toHaveLength(1)
    await again.kill('SIGTERM')
    expect(post.letters).toHaveLength(2)
  })

  it('are sent once by two processes on one database', async () => {
    const servers = await Promise.all([start(), start()])
    const people = Array.from({ length: 12 }, (_, index) => `client${index}@example.ee`)
    await Promise.all(
      people.map((email, index) => register(servers[index % 2 === 0 ? 0 : 1], { email }, 40 + index * 2)),
    )
    await allSent()
    for (const server of servers) {
      expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
      expect(server.stderr()).toBe('')
    }
    for (const person of people) expect(post.to(person), person).toHaveLength(1)
    expect(post.to(OFFICE)).toHaveLength(12)
    expect(new Set(messageIds()).size).toBe(24)
  })
})

describe('the jobs', () => {
  it('are set up in the embedded database too', async () => {
    const data = await mkdtemp(join(tmpdir(), 'autorent-data-'))
    const server = await processes.start({ DATA_DIR: data, DEMO: '0', JOBS: '1' })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(server.stderr()).toBe('')
    const database = await openEmbedded({ folder: join(data, 'database') })
    expect(scheduled((await database.executeSql(SCHEDULES)).rows)).toEqual(names)
    await database.close()
    await rm(data, { recursive: true })
  })
})

const textOf = (content: string | ArrayBuffer | Uint8Array | undefined): string =>
  Buffer.from(bytesOf(content)).toString()

function bytesOf(content: string | ArrayBuffer | Uint8Array | undefined): Uint8Array {
  if (content === undefined) throw new Error('nothing is attached')
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}
