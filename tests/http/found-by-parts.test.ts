import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../src/contract/records/resources.ts'
import { rowsOf } from '../../src/db/copy/rows-of.ts'
import { schema } from '../../src/db/schema.ts'
import { mentions } from '../../src/use-cases/people/erase-mentions.ts'
import { clientHasWord, clientMatches } from '../../src/use-cases/people/match-clients.ts'
import { filterRecords } from '../../src/use-cases/records/filter-records.ts'
import { tableOf } from '../../src/use-cases/records/tables.ts'
import { makeClient } from '../support/rows.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

/** What is looked for by a part of it, and how many there are, costs the same after ten million as after ten. */

const system = useTestSystem()
let owner: AtWork

beforeAll(async () => {
  owner = await signedIn(system, 'owner')
  await system
    .db()
    .insert(schema.clients)
    .values({
      ...makeClient(),
      firstName: 'Ülle',
      lastName: 'Õunapuu',
      companyName: 'Šokolaad 2000 OÜ',
      email: 'ylle.ounapuu@example.ee',
      phone: '+37255511223',
    })
})

/** Which indexes a question would be answered by, were there enough rows to make it worth while. */
const indexesOf = (table: string, where: SQL | undefined): Promise<string[]> =>
  system.db().transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const plan = await rowsOf<Record<string, string>>(
      tx,
      sql`explain select from ${sql.identifier(table)} where ${where}`,
    )
    const text = plan.map((line) => Object.values(line)[0]).join('\n')
    expect(text).not.toMatch(/Seq Scan on (clients|bookings|audit_log)/)
    return [...text.matchAll(/on (\w+_parts|clients_id_code|clients_driving_licence_number)/g)].map(
      ([, name = '']) => name,
    )
  })

describe('people', () => {
  it.each(['õunapuu', 'OUNAPUU', 'Ülle Õuna', 'ylle.ounapuu@', 'šoko 2000', '5551 1223', '+372 555 11 223'])(
    'are found by %s',
    async (q) => {
      const { clients } = (await (
        await owner.get(`/phone/clients?${new URLSearchParams({ q }).toString()}`)
      ).json()) as { clients: { lastName: string }[] }
      expect(clients.map(({ lastName }) => lastName)).toEqual(['Õunapuu'])
    },
  )

  it.each(['ounapuu', 'Ülle 2000', 'YLLE.OUNAPUU'])('are found in their list by %s as well', async (q) => {
    const answer = await owner.get(`/clients?filter=${encodeURIComponent(JSON.stringify({ q }))}`)
    expect(((await answer.json()) as { lastName: string }[]).map(({ lastName }) => lastName)).toEqual([
      'Õunapuu',
    ])
  })

  it.each([
    ['a name', 'õunapuu', ['clients_name_parts', 'clients_email_parts']],
    ['two names', 'Ülle Õunapuu', ['clients_name_parts', 'clients_email_parts']],
    ['a telephone', '55511223', ['clients_phone_parts', 'clients_id_code']],
  ])('are found by %s without looking at each', async (_, typed, indexes) => {
    expect(await indexesOf('clients', clientMatches(typed))).toEqual(expect.arrayContaining(indexes))
  })

  it('are found by a word among others without looking at each', async () => {
    const indexes = await indexesOf('clients', clientHasWord('õunapuu'))
    expect(indexes).toEqual(expect.arrayContaining(['clients_name_parts', 'clients_phone_parts']))
  })

  it('are found among bookings by each way of its own, and not by looking at each booking', async () => {
    const filtered = filterRecords(resources.bookings, tableOf('bookings'), { q: 'õunapuu' })
    expect(filtered.ok && (await indexesOf('bookings', filtered.condition))).toContain('bookings_parts')
  })

  it('who are forgotten are looked for in the log by an index', async () => {
    const where = mentions(['ylle.ounapuu@example.ee', '+37255511223'])
    expect(await indexesOf('audit_log', where)).toEqual(['audit_log_parts', 'audit_log_parts'])
  })
})

describe('a list', () => {
  const totalOf = async () => {
    const filter = encodeURIComponent(JSON.stringify({ resource: 'cars' }))
    const answer = await owner.get(`/audit-log?range=[0,4]&filter=${filter}`)
    return answer.headers.get('content-range')
  }
  const log = (count: number) =>
    system.db().execute(sql`insert into audit_log (admin_name, resource, record_id, action)
      select 'Oskar', 'cars', n, 'update' from generate_series(1, ${count}::int) n`)

  it('says how many there are up to ten thousand, and then that there are more', async () => {
    await log(10_000)
    expect(await totalOf()).toBe('audit-log 0-4/10000')
    await log(1)
    expect(await totalOf()).toBe('audit-log 0-4/*')
  })
})
