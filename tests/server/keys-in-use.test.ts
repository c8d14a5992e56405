import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openServer } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'
import { dataKeys } from '../../src/db/sealed/data-keys.ts'
import { checkDataKeys } from '../../src/use-cases/data-keys/check-data-keys.ts'
import { settleRows } from '../../src/use-cases/data-keys/settle-rows.ts'
import { makeClient } from '../support/rows.ts'
import { createDatabase } from '../support/test-database.ts'

/** A start asks the newest rows which key sealed them, the night asks all. */

let database: OpenDatabase
beforeAll(async () => {
  database = openServer(await createDatabase(), 2)
})
afterAll(() => database.close())

const check = () => checkDataKeys(database.db, dataKeys())
const sealWithGone = (which: ReturnType<typeof sql>) =>
  database.db.execute(
    sql`update clients set driving_licence_number = 'sealed.gone.x.y.z' where id = (${which})`,
  )
const missing = { ok: false, code: 'missing_key', keyId: 'gone' }

it('a row that a server sealed lately with a key nobody has any more is told at the start', async () => {
  expect(await check()).toMatchObject({ ok: true })
  await database.db.insert(schema.clients).values(Array.from({ length: 600 }, () => makeClient()))
  await sealWithGone(sql`select max(id) from clients`)
  expect(await check()).toEqual(missing)
  await database.db.execute(sql`delete from clients where id = (select max(id) from clients)`)
  expect(await check()).toMatchObject({ ok: true })
})

it('an old one is found by night, and the next start asks for its key', async () => {
  await sealWithGone(sql`select min(id) from clients`)
  expect(await check()).toMatchObject({ ok: true })
  await expect(settleRows(database.db)).rejects.toThrow('sealed with the data key gone')
  expect(await check()).toEqual(missing)
})

it('where no key was ever used every row is asked', async () => {
  await database.db.delete(schema.dataKeyProofs)
  expect(await check()).toEqual(missing)
})
