import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { countHit } from '../../src/use-cases/limits/count-hit.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const WINDOW_SECONDS = 900

it('who began first and is counted second does not begin the count anew', async () => {
  const hit = (db: Parameters<typeof countHit>[0]) => countHit(db, 'someone', 1, WINDOW_SECONDS)
  await system.db().transaction(async (first) => {
    await first.execute(sql`select now()`)
    await sleep(50)
    expect(await hit(system.db())).toMatchObject({ count: 1 })
    expect(await hit(first)).toMatchObject({ count: 2 })
  })
})
