import { defineConfig } from 'vitest/config'

const zones = ['UTC', 'Europe/Tallinn', 'America/New_York']

/**
 * Pure rules run once per time zone, because a price must not depend on the zone of the process.
 * HTTP tests run once per database: the embedded one and a PostgreSQL server.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // Left alone it leaves one core of two to itself, and the run takes twice as long.
    maxWorkers: 2,
    projects: [
      ...zones.map((zone) => ({
        test: {
          name: `domain ${zone}`,
          include: ['src/domain/**/*.test.ts', 'src/i18n/**/*.test.ts'],
          env: { TZ: zone },
        },
      })),
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/structure/**/*.test.ts'],
          exclude: ['src/domain/**', 'src/i18n/**'],
        },
      },
      ...(['embedded', 'server'] as const).map((database) => ({
        test: {
          name: `http ${database}`,
          include:
            database === 'server'
              ? ['tests/http/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/staff/**/*.test.ts']
              : ['tests/http/**/*.test.ts'],
          globalSetup: [`tests/support/global-${database}.ts`],
          env: { TEST_DATABASE: database, TZ: 'America/New_York' },
          // Each file has a database of its own and leaves nothing behind: the modules need not be read again.
          isolate: false,
          // Long enough for a machine that has much else to do: no test says how long a thing may take.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      })),
    ],
  },
})
