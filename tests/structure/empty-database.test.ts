import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbedded } from '../../src/db/client.ts'
import { EMPTY_DATABASE } from '../../src/db/empty-database.ts'
import { schema } from '../../src/db/schema.ts'

let folder = ''
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'autorent-empty-')), 'database')
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

it('a new embedded database has its tables at once, although an earlier copy was broken off', async () => {
  expect(existsSync(EMPTY_DATABASE), 'the site is built').toBe(true)
  await mkdir(`${folder}.half/base`, { recursive: true })
  await writeFile(`${folder}.half/PG_VERSION`, '18')
  const first = await openEmbedded({ folder })
  expect(await first.db.$count(schema.bookings)).toBe(0)
  await first.db.insert(schema.representatives).values({ name: 'Liisi' })
  await first.close()
  expect(existsSync(`${folder}.half`)).toBe(false)
  const again = await openEmbedded({ folder })
  expect(await again.db.$count(schema.representatives)).toBe(1)
  await again.close()
})

it('is read by whoever runs the server, who need not be whoever built it', async () => {
  const entries = await readdir(EMPTY_DATABASE, { recursive: true, withFileTypes: true })
  const modes = await Promise.all(
    entries.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mode & 0o005),
  )
  expect(entries.length).toBeGreaterThan(100)
  expect(entries.filter((entry, at) => modes[at] !== (entry.isDirectory() ? 0o005 : 0o004))).toEqual([])
})
