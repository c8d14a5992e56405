import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { together } from '../../src/db/together.ts'
import { violatedConstraint } from '../../src/db/violated-constraint.ts'
import { registration } from '../support/bodies.ts'
import { countRoundTrips } from '../support/round-trips.ts'
import { ids } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()

const register = async (headers: Record<string, string>, changes: object = {}) => {
  const body = registration({ services: [{ id: ids.services.childSeat, quantity: 2 }], ...changes })
  const response = await system.post('/api/booking/register', body, headers)
  return { status: response.status, body: (await response.json()) as { id?: number } }
}

describe('a registration', () => {
  it('goes to the database and back four times at most, a repeat of it three times', async () => {
    const headers = { 'idempotency-key': 'counted' }
    const answers: Awaited<ReturnType<typeof register>>[] = []
    const first = await countRoundTrips(async () => answers.push(await register(headers)))
    const again = await countRoundTrips(async () => answers.push(await register(headers)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]?.body.id).toBe(answers[0]?.body.id)
    expect(first.statements).toBeGreaterThan(15)
    expect(first.roundTrips).toBeLessThanOrEqual(4)
    expect(again.roundTrips).toBeLessThanOrEqual(3)
  })
})

describe('a transaction', () => {
  it('begins with its first statement', async () => {
    const sent = await countRoundTrips(() =>
      system.db().transaction((tx) => tx.$count(schema.representatives)),
    )
    expect(sent).toEqual({ roundTrips: 2, statements: 3 })
  })

  it('that cannot begin fails, and the next one does not', async () => {
    const noSuchLevel = { isolationLevel: 'none' as 'serializable' }
    await expect(
      system.db().transaction((tx) => tx.$count(schema.representatives), noSuchLevel),
    ).rejects.toThrow('Failed query')
    expect(await system.db().transaction((tx) => tx.$count(schema.representatives))).toBe(0)
  })
})

describe('statements that are sent together', () => {
  it('are carried out in their order, and go the way once', async () => {
    await system.db().transaction(async (tx) => {
      const sent = await countRoundTrips(async () => {
        const [, seen, , gone] = await together(
          () => tx.insert(schema.representatives).values({ name: 'Together' }),
          () => tx.$count(schema.representatives, sql`name = 'Together'`),
          async () => tx.delete(schema.representatives).where(sql`name = 'Together'`),
          () => tx.$count(schema.representatives, sql`name = 'Together'`),
        )
        expect([seen, gone]).toEqual([1, 0])
      })
      expect(sent).toEqual({ roundTrips: 1, statements: 4 })
    })
  })

  it('go out in one write', async () => {
    await system.db().transaction(async (tx) => {
      const { session } = tx._ as unknown as { session: { client: { connection: { stream: Socket } } } }
      const { stream } = session.client.connection
      const writes = (['_write', '_writev'] as const).map((name) => vi.spyOn(stream, name))
      const said = await together(
        () => tx.$count(schema.representatives),
        () => tx.execute(sql`select 1`),
        async () => tx.select().from(schema.representatives),
      )
      expect(said).toHaveLength(3)
      expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
    })
  })

  it('fail with the first that fails, and leave nothing behind', async () => {
    const twice = sql`
      insert into representatives (id, name) overriding system value
      values (1000, 'Nobody'), (1000, 'Nobody')`
    const failing = system.db().transaction((tx) =>
      together(
        () => tx.insert(schema.representatives).values({ name: 'Nobody' }),
        () => tx.execute(twice),
        () => tx.insert(schema.representatives).values({ name: 'Nobody else' }),
        () => tx.execute(sql`select pg_sleep(0.01)`),
      ),
    )
    const error = await failing.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(violatedConstraint(error)).toBe('representatives_pkey')
    expect(await system.db().$count(schema.representatives, sql`name like 'Nobody%'`)).toBe(0)
  })
})
