import { defineConfig } from 'vitest/config'
import { isProof } from './tests/support/proof.ts'
import { shortLived } from './tests/support/short-lived.ts'

// As the server runs: React's other build checks programmers' mistakes in every page, letter and paper.
process.env.NODE_ENV = 'production'

const zones = isProof ? ['UTC', 'Europe/Tallinn', 'America/New_York'] : ['America/New_York']

const common = {
  // No test leaves anything behind in its process: the modules need not be read again for every file.
  isolate: false,
  // Long enough for a machine that has much else to do: no test says how long a thing may take.
  testTimeout: isProof ? 7_200_000 : 300_000,
  hookTimeout: 300_000,
}

/**
 * What asks most of a database: reading, writing, locks and constraints. The embedded one is PostgreSQL too, in one
 * connection, and all browser tests stand on it; `npm run proof -- embedded` runs every HTTP test against it.
 */
const askMostOfDatabase = ['payments', 'register-booking']
const onEmbedded = isProof ? ['**/*'] : askMostOfDatabase

/**
 * Pure rules are tried in a zone that is not Tallinn's, because a price must not depend on the zone of the process; in
 * three by `npm run proof -- zones`.
 * HTTP tests run against a PostgreSQL server, and some of them against the embedded database. What takes a part of the
 * company away (a process, the disk, the database, a key) or attacks it is a proof: it takes longer than a change can wait.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    // One more than a small machine has cores: some tests wait for a process that starts or stops.
    maxWorkers: 3,
    execArgv: shortLived,
    projects: [
      ...zones.map((zone) => ({
        test: {
          ...common,
          name: `domain ${zone}`,
          include: ['src/domain/**/*.test.ts', 'src/i18n/**/*.test.ts'],
          env: { TZ: zone },
        },
      })),
      {
        test: {
          ...common,
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/structure/**/*.test.ts'],
          setupFiles: ['tests/support/setup-data-keys.ts'],
          exclude: ['src/domain/**', 'src/i18n/**'],
        },
      },
      ...(['embedded', 'server'] as const).map((database) => ({
        test: {
          ...common,
          name: `http ${database}`,
          include:
            database === 'server'
              ? [
                  'tests/http/**/*.test.ts',
                  'tests/server/**/*.test.ts',
                  'tests/staff/**/*.test.ts',
                  ...(isProof ? ['tests/proof/**/*.test.ts'] : []),
                ]
              : onEmbedded.map((name) => `tests/http/${name}.test.ts`),
          globalSetup: [`tests/support/global-${database}.ts`],
          setupFiles: ['tests/support/setup-data-keys.ts'],
          env: { TEST_DATABASE: database, TZ: 'America/New_York' },
        },
      })),
    ],
  },
})
