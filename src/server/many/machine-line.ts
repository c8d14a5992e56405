import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '../../db/client.ts'
import type { Log } from '../../infra/log.ts'
import type { RateLimit } from '../../infra/rate-limit.ts'
import type { ShareUse } from '../limits.ts'

const CHANNEL = 'used'
const TELL_EVERY_MS = 1_000
/** PostgreSQL takes 8,000 bytes at once. Whoever came most stands first; the rest of a second is not worth more. */
const MOST_BYTES = 7_500

/** Which limit let which network through, and how often. */
type Used = [name: string, key: string, times: number]

/** Those that a first process starts have its name, and hear each other by a shorter way. */
export const MACHINE = process.env.AUTORENT_MACHINE ?? randomUUID()

/**
 * Machines that share a database tell each other once a second what visitors have used up, so that a limit is one limit
 * however many there are. Nothing of it is kept. Answers with how to share a limit, and how to end it.
 */
export async function shareBetweenMachines(
  database: OpenDatabase,
  log: Log,
  shareUse: ShareUse = (_, limit) => limit,
) {
  const limits = new Map<string, RateLimit>()
  let used = new Map<string, Used>()
  const stopListening = await database.listen(CHANNEL, (told) => {
    if (!told) return
    const { machine, most } = JSON.parse(told) as { machine: string; most: Used[] }
    if (machine === MACHINE) return
    for (const [name, key, times] of most) limits.get(name)?.spend(key, times, performance.now())
  })
  const tell = async () => {
    if (used.size === 0) return
    const most = mostUsed([...used.values()])
    used = new Map()
    await database.executeSql('select pg_notify($1, $2)', [
      CHANNEL,
      JSON.stringify({ machine: MACHINE, most }),
    ])
  }
  const timer = setInterval(() => {
    tell().catch(() => log.warn({}, 'other machines could not be told what visitors have used up'))
  }, TELL_EVERY_MS).unref()
  const share: ShareUse = (name, limit) => {
    const shared = shareUse(name, limit)
    const { onTaken } = shared
    limits.set(name, shared)
    shared.onTaken = (key) => {
      onTaken?.(key)
      const id = `${name} ${key}`
      used.set(id, [name, key, (used.get(id)?.[2] ?? 0) + 1])
    }
    return shared
  }
  const stop = async () => {
    clearInterval(timer)
    await stopListening()
  }
  return { share, stop }
}

function mostUsed(used: Used[]): Used[] {
  const most: Used[] = []
  let bytes = 100
  for (const one of used.sort((a, b) => b[2] - a[2])) {
    bytes += JSON.stringify(one).length + 1
    if (bytes > MOST_BYTES) break
    most.push(one)
  }
  return most
}
