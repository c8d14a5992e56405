import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServer } from '../../src/db/client.ts'
import { loadDemo } from '../../src/demo/load-demo.ts'
import { locationIds } from '../../src/demo/locations.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { compose, type System } from '../../src/server/compose.ts'
import { parseEnv } from '../../src/server/env.ts'
import { loadBuild } from '../../src/server/site/load-build.ts'
import { TEST_KEYS } from '../support/data-keys.ts'
import { noLimits } from '../support/no-limits.ts'
import { createDatabase } from '../support/test-database.ts'

/** What tests/weight.ts says of scripts, of HTML: as the server of the demo company sends it, not compressed. */

const NOW = new Date('2026-11-15T08:00:00Z')
const opened: { system?: System; folder?: string } = {}

beforeAll(async () => {
  const url = await createDatabase('empty')
  const database = openServer(url, 1)
  await loadDemo(database.db, NOW)
  await database.close()
  opened.folder = await mkdtemp(join(tmpdir(), 'autorent-weight-'))
  const env = parseEnv({
    DATABASE_URL: url,
    DATA_DIR: opened.folder,
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'a secret of the tests, long enough to be taken',
    DATA_KEYS: TEST_KEYS,
    SIMULATE: 'bank,phones,lockers,mail',
    ...noLimits,
  })
  opened.system = await compose(env, { now: () => NOW, build: await loadBuild() })
})
afterAll(async () => {
  await opened.system?.close()
  if (opened.folder) await rm(opened.folder, { recursive: true })
})

const threeDays = (locale: Locale) =>
  `${pathOf('booking-car', locale)}?${new URLSearchParams({
    rentDate: '2026-12-07',
    rentTime: '10:00',
    returnDate: '2026-12-10',
    returnTime: '10:00',
    rentLocationId: String(locationIds.airport),
    returnLocationId: String(locationIds.airport),
  })}`

/** Letters of Russian take two bytes each. */
it.each([
  ['car step', 'et', threeDays('et'), 90_000],
  ['car step', 'en', threeDays('en'), 90_000],
  ['car step', 'ru', threeDays('ru'), 110_000],
  ['price list', 'et', pathOf('pricelist', 'et'), 80_000],
  ['price list', 'en', pathOf('pricelist', 'en'), 80_000],
  ['price list', 'ru', pathOf('pricelist', 'ru'), 95_000],
] as const)('the HTML of the %s in %s stays within its budget', async (_page, _locale, path, budget) => {
  const response = await opened.system?.app.request(path)
  expect(response?.status).toBe(200)
  const html = (await response?.text()) ?? ''
  expect(html).toContain('</html>')
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(budget)
})
