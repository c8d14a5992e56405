import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openServer } from '../../src/db/client.ts'
import { migrate } from '../../src/db/migrate.ts'
import { bundleProgram } from '../../tools/bundle-program.ts'
import { startPostgres } from './postgres-server.ts'
import { loadSmallCompany } from './small-company.ts'

/** One server for the run; each test file copies the base database, or the empty one it was made from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Some tests start the program: it is made of the code that is tested.
  await bundleProgram()
  const server = await startPostgres()
  const admin = new Client({ connectionString: server.url })
  await admin.connect()
  await admin.query('create database empty')
  const empty = openServer(server.url.replace(/postgres$/, 'empty'), 2)
  await migrate(empty)
  await empty.close()
  await admin.query('create database base template empty')
  await admin.end()
  const base = openServer(server.url.replace(/postgres$/, 'base'), 2)
  await loadSmallCompany(base.db)
  await base.close()
  project.provide('serverUrl', server.url)
  return server.stop
}
