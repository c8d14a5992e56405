import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, type OpenDatabase, openServer } from '../../src/db/client.ts'
import { rowsOf } from '../../src/db/copy/rows-of.ts'
import { keptPlan } from '../../src/db/server-connection.ts'
import { statement } from '../../src/db/statement.ts'
import { together } from '../../src/db/together.ts'
import { createDatabase } from '../support/test-database.ts'

/** Everything goes through one connection, so each statement finds what the one before has left. */
let open: OpenDatabase | undefined
const database = (): Database => {
  if (!open) throw new Error('no database is open')
  return open.db
}
beforeAll(async () => {
  open = openServer(await createDatabase('empty'), 1)
})
afterAll(() => open?.close())

type Mode = { mode: string }
const asked = sql`select current_setting('plan_cache_mode') as mode`
const kept = statement<Mode>(keptPlan('mode'), () => asked)
const named = statement<Mode>('mode', () => asked)
const plain = (db: Database): Promise<Mode[]> => rowsOf<Mode>(db, asked)

const KEPT = [{ mode: 'force_generic_plan' }]
const AUTO = [{ mode: 'auto' }]

const expectAsEver = async () => {
  expect(await plain(database())).toEqual(AUTO)
  expect(await kept(database())).toEqual(KEPT)
  expect(await named(database())).toEqual(AUTO)
}

it('what is named so is planned once, and nothing else is', async () => {
  await expectAsEver()
  await expectAsEver()
})

it('also side by side in one transaction', async () => {
  const said = await database().transaction((tx) =>
    together(
      () => kept(tx),
      () => plain(tx),
      () => kept(tx),
      () => named(tx),
    ),
  )
  expect(said).toEqual([KEPT, AUTO, KEPT, AUTO])
  await expectAsEver()
})

it.each([
  ['kept', kept],
  ['plain', plain],
])('also after a transaction that was taken back, its last a %s one', async (_, last) => {
  const failing = database().transaction(async (tx) => {
    await kept(tx)
    await last(tx)
    throw new Error('no more')
  })
  await expect(failing).rejects.toThrow('no more')
  await expectAsEver()
})

it('also after a transaction that failed, and was asked more', async () => {
  const failing = database().transaction((tx) =>
    together(
      () => kept(tx),
      () => tx.execute(sql`select 1 / 0`),
      () => kept(tx),
    ),
  )
  await expect(failing).rejects.toThrow('Failed query')
  await expectAsEver()
})

it('also after a savepoint that was taken back', async () => {
  await database().transaction(async (tx) => {
    const failing = tx.transaction(async (inner) => {
      await kept(inner)
      throw new Error('no more')
    })
    await expect(failing).rejects.toThrow('no more')
    expect(await plain(tx)).toEqual(AUTO)
    expect(await kept(tx)).toEqual(KEPT)
  })
  await expectAsEver()
})
