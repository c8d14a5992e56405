import { setTimeout as sleep } from 'node:timers/promises'
import { type OpenDatabase, openServer } from '../../../src/db/client.ts'
import { schema } from '../../../src/db/schema.ts'
import { companyRow } from '../../../src/demo/company.ts'
import { type LocalServer, listenLocally } from '../../../src/infra/local-server.ts'
import { MontonioSimulator } from '../../../src/simulators/bank/montonio-simulator.ts'
import { Bucket } from '../bucket.ts'
import { type CuttableLine, openLine } from '../cuttable-line.ts'
import type { MailServer } from '../mail-server.ts'
import { makePricesLast } from '../server-pair.ts'
import { onServer, type ServerProcess, type ServerProcesses } from '../server-process.ts'
import { createDatabase } from '../test-database.ts'

export const BANK = 'http://bank.test'
const bankKeys = { accessKey: 'the shop of the tests', secretKey: 'a secret of the bank and the tests' }
const TRY_TO_START_EVERY_MS = 300
/** The bank tells again sooner than a real one would, and as often. */
const LONGEST_PAUSE_MS = 400

type Part = 'database' | 'files' | 'mail' | 'bank'

/** Two processes and everything they talk to, each over a line that can be cut. */
export type World = {
  database: OpenDatabase
  bank: MontonioSimulator
  bucket: Bucket
  mail: MailServer
  lines: Record<Part, CuttableLine>
  /** The settings of every process here. */
  settings: Record<string, string>
  /** What processes said that ended without being killed. */
  crashes: string[]
  /** The addresses of the processes that run just now. */
  urls: () => string[]
  pids: () => number[]
  kill: (server: 0 | 1) => Promise<void>
  /** Starts it as soon as it can be started. */
  start: (server: 0 | 1) => Promise<void>
  /** How much later than the real clock it is at the bank and in what is done at the end. */
  clock: { aheadMs: number; now: () => Date }
  close: () => Promise<void>
}

const portOf = (url: string) => Number(new URL(url).port)
const onPort = (url: string, { port }: CuttableLine) => url.replace(/:\d+(?=\/|$|\?)/, `:${port}`)

export async function openWorld(processes: ServerProcesses, mail: MailServer): Promise<World> {
  const url = await createDatabase()
  const database = openServer(url, 4)
  await makePricesLast(database.db)
  await database.db.insert(schema.company).overridingSystemValue().values(companyRow)
  const clock = { aheadMs: 0, now: () => new Date(Date.now() + clock.aheadMs) }
  const running: (ServerProcess | undefined)[] = [undefined, undefined]
  const urls = () => running.flatMap((server) => server?.url ?? [])
  const crashes: string[] = []
  const { bank, bankServer } = await openBank(clock.now, urls)
  const bucket = await Bucket.open()
  const lines = {
    database: await openLine(portOf(url)),
    files: await openLine(bucket.port),
    mail: await openLine(portOf(mail.url())),
    bank: await openLine(portOf(bankServer.url)),
  }
  const settings = {
    ...onServer(onPort(url, lines.database)),
    PUBLIC_URL: 'https://autorent.test',
    SMTP_URL: onPort(mail.url(), lines.mail),
    FILES_URL: `http://key:secret@127.0.0.1:${lines.files.port}/private`,
    MONTONIO_URL: `http://127.0.0.1:${lines.bank.port}/api`,
    MONTONIO_ACCESS_KEY: bankKeys.accessKey,
    MONTONIO_SECRET_KEY: bankKeys.secretKey,
    SIMULATE: 'phones,lockers',
    JOBS: '1',
    // Each customer of the tests comes from an address of their own.
    TRUSTED_PROXIES: '1',
  }
  const watch = (started: ServerProcess) =>
    void started.exited.then(({ code, signal }) => {
      if (signal !== 'SIGKILL') crashes.push(`a process ended with ${code}: ${started.stderr().slice(-500)}`)
      return undefined
    })
  const kill = async (server: 0 | 1) => {
    const killed = running[server]
    running[server] = undefined
    await killed?.kill('SIGKILL')
  }
  return {
    database,
    bank,
    bucket,
    mail,
    lines,
    settings,
    urls,
    pids: () => running.flatMap((server) => server?.pid ?? []),
    crashes,
    kill,
    clock,
    start: async (server) => {
      while (!running[server]) {
        const started = await processes.start(settings).catch((refused: Error) => {
          if (refused.message.includes('The configuration is wrong')) throw refused
          return undefined
        })
        // Killed twice while it started, it is started twice: one is enough.
        if (running[server]) await started?.kill('SIGKILL')
        else running[server] = started
        if (started) watch(started)
        else await sleep(TRY_TO_START_EVERY_MS)
      }
    },
    close: async () => {
      await Promise.all([kill(0), kill(1)])
      for (const line of Object.values(lines)) await line.close()
      await bucket.close()
      await bankServer.close()
      await database.close()
    },
  }
}

/** Tells whichever process runs: nobody knows which one a notice will reach. */
async function openBank(
  now: () => Date,
  urls: () => string[],
): Promise<{ bank: MontonioSimulator; bankServer: LocalServer }> {
  let told = 0
  const bank = new MontonioSimulator({
    ...bankKeys,
    publicUrl: BANK,
    now,
    wait: (ms) => sleep(Math.min(ms, LONGEST_PAUSE_MS), undefined, { ref: false }),
    deliver: async (address, body) => {
      const running = urls()
      const base = running[told++ % Math.max(1, running.length)]
      if (!base) return 0
      const { pathname, search } = new URL(address)
      const answer = await fetch(`${base}${pathname}${search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => undefined)
      await answer?.body?.cancel()
      return answer?.status ?? 0
    },
  })
  return { bank, bankServer: await listenLocally(() => bank.app.fetch) }
}
