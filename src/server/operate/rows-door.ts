import { rm } from 'node:fs/promises'
import { createServer, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { OpenDatabase } from '../../db/client.ts'
import type { CompanyHeader, RowChunk } from '../../db/copy/company-header.ts'
import { type CompanyReading, withCompany } from '../../db/copy/read-company.ts'
import { ConfigurationError } from '../configuration-error.ts'

/** Only the user whose folder it lies in can reach it. */
const doorOf = (dataDir: string): string => join(dataDir, 'rows.sock')

type Line = { header: CompanyHeader } | { chunk: RowChunk } | { end: true }

/**
 * The embedded database belongs to one process. While a server has it, whoever backs it up asks that server for the rows,
 * by a socket in the data folder, and visitors wait for the second or two that reading takes.
 */
export async function openRowsDoor(database: OpenDatabase, dataDir: string): Promise<() => Promise<void>> {
  const path = doorOf(dataDir)
  const door = createServer((_, response) => {
    void hand(database, response).catch(() => response.destroy())
  })
  // A process that was killed leaves one behind, and the folder is ours.
  await rm(path, { force: true })
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject)
    door.listen(path, resolve)
  })
  return () =>
    new Promise((resolve) => {
      door.close(() => resolve())
      door.closeAllConnections()
    })
}

async function hand(database: OpenDatabase, response: ServerResponse): Promise<void> {
  const say = async (line: Line) => {
    if (response.write(`${JSON.stringify(line)}\n`)) return
    await new Promise<void>((resolve, reject) => {
      response.once('drain', resolve)
      response.once('close', () => reject(new Error('nobody reads any more')))
    })
  }
  await withCompany(database.db, async ({ header, chunks }) => {
    await say({ header })
    for await (const chunk of chunks()) await say({ chunk })
  })
  await say({ end: true })
  response.end()
}

/** The company of the server that has this folder. */
export async function askRunningServer<T>(
  dataDir: string,
  use: (reading: CompanyReading) => Promise<T>,
): Promise<T> {
  const lines = readLines(dataDir)
  const first = await lines.next()
  if (first.done || !('header' in first.value))
    throw new Error('the running server did not hand out its rows')
  async function* chunks(): AsyncGenerator<RowChunk> {
    for await (const line of lines) {
      if ('end' in line) return
      if ('chunk' in line) yield line.chunk
    }
    throw new Error('the running server stopped handing out its rows')
  }
  return use({ header: first.value.header, chunks })
}

async function* readLines(dataDir: string): AsyncGenerator<Line> {
  const answer = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    const refuse = () =>
      reject(
        new ConfigurationError(
          `DATA_DIR: a server has the database in ${dataDir} open and does not hand out its rows. Is it starting, or of an older release? Try again, or stop it first.`,
        ),
      )
    request({ socketPath: doorOf(dataDir), path: '/', agent: false }, resolve)
      .once('error', refuse)
      .end()
  })
  for await (const line of createInterface({ input: answer })) yield JSON.parse(line) as Line
}
