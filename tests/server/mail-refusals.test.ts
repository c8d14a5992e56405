import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { companyRow } from '../../src/demo/company.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { compose, type System } from '../../src/server/compose.ts'
import { parseEnv } from '../../src/server/env.ts'
import { readLetters } from '../../src/use-cases/letters/read-letters.ts'
import { sendInquiry } from '../../src/use-cases/letters/send-inquiry.ts'
import { TEST_KEYS } from '../support/data-keys.ts'
import { useMailServer } from '../support/mail-server.ts'
import { noLimits } from '../support/no-limits.ts'
import { openTestDatabase } from '../support/test-database.ts'

const post = useMailServer()
const { mails } = schema
const START = new Date('2026-11-15T08:00:00Z')
const folders: string[] = []
const systems: System[] = []
let now = START

/** A server of its own that sends its letters to this address. */
async function company(SMTP_URL: string): Promise<System> {
  const folder = await mkdtemp(join(tmpdir(), 'autorent-mail-'))
  folders.push(folder)
  const env = parseEnv({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    DEMO: '0',
    SESSION_SECRET: 'a secret of the tests, long enough to be taken',
    DATA_KEYS: TEST_KEYS,
    SMTP_URL,
    ...noLimits,
  })
  const system = await compose(env, { now: () => now, open: openTestDatabase })
  systems.push(system)
  await system.database.db
    .insert(schema.company)
    .overridingSystemValue()
    .values(companyRow)
    .onConflictDoNothing()
  await system.customer.payments.catalogue.refresh()
  return system
}

const inquiry = (name: string) => ({
  kind: 'contact' as const,
  name,
  email: 'mari@example.ee',
  phone: '',
  text: 'Kas sinine auto on vaba?',
  language: 'et' as const,
  details: {},
})

beforeAll(() => {
  now = START
})
afterAll(async () => {
  for (const system of systems) await system.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function letterAfter(system: System, at: Date) {
  now = at
  await deliverLetters(system.jobs)
  const [row] = await system.database.db.select().from(mails).where(eq(mails.kind, 'office-inquiry'))
  const { letters } = await readLetters(system.database.db, {}, { offset: 0, limit: 10 })
  return { attempts: row?.attempts, failure: row?.failure, state: letters[0]?.state }
}
const minutes = (count: number) => new Date(START.getTime() + count * 60_000)

describe('a mail server', () => {
  it('without TLS is refused, also on this machine; the letter waits and staff see why', async () => {
    const system = await company(post.bareUrl())
    await sendInquiry(system.database.db, inquiry('Mari'), START)
    expect(await letterAfter(system, START)).toEqual({ attempts: 1, failure: 'ETLS', state: 'failing' })
    expect(post.letters).toEqual([])
    expect(await letterAfter(system, minutes(6))).toMatchObject({ attempts: 2, state: 'failing' })
  })

  it('that refuses for good is not asked again, and staff see its code', async () => {
    const system = await company(post.url())
    await sendInquiry(system.database.db, inquiry('Mari'), START)
    post.refuse(550)
    expect(await letterAfter(system, START)).toEqual({ attempts: 1, failure: '550', state: 'refused' })
    post.refuse(undefined)
    for (const later of [6, 60, 24 * 60, 14 * 24 * 60]) {
      expect(await letterAfter(system, minutes(later))).toMatchObject({ attempts: 1, state: 'refused' })
    }
    expect((await readLetters(system.database.db, {}, { offset: 0, limit: 10 })).unsent).toBe(1)
    expect(post.letters).toEqual([])
  })

  it('that asks for patience gets it, twice as much each time', async () => {
    const system = await company(post.url())
    await sendInquiry(system.database.db, inquiry('Mari'), START)
    post.refuse(451)
    expect(await letterAfter(system, START)).toMatchObject({ attempts: 1, state: 'failing' })
    expect(await letterAfter(system, minutes(4))).toMatchObject({ attempts: 1 })
    expect(await letterAfter(system, minutes(6))).toMatchObject({ attempts: 2 })
    expect(await letterAfter(system, minutes(12))).toMatchObject({ attempts: 2 })
    post.refuse(undefined)
    expect(await letterAfter(system, minutes(17))).toEqual({ attempts: 3, failure: null, state: 'sent' })
    expect(post.letters).toHaveLength(1)
  })
})
