import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openEmbedded, openServer } from '../../src/db/client.ts'

/** A database of its own with the small company, of the kind this run is for. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (process.env.TEST_DATABASE === 'server') return openServer(await createDatabase(), 10)
  return openEmbedded({ dump: new Blob([new Uint8Array(await readFile(inject('dumpFile')))]) })
}

/** The address of a new copy of the base database on the server. */
export async function createDatabase(template = 'base'): Promise<string> {
  const serverUrl = inject('serverUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  await admin.end()
  return serverUrl.replace(/postgres$/, name)
}
