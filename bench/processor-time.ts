import { readdirSync, readFileSync } from 'node:fs'

/**
 * What was done in a second of the processor instead of a second of the clock, where other work shares the machine
 * (`BY=processor`). Of this process, and of the database's connections where its name is given; Linux tells.
 */
export const isByProcessor = process.env.BY === 'processor'

/** `count` runs some work and says how much of it was done. */
export function perSecondOf(count: () => Promise<number>, database?: string): () => Promise<number> {
  return async () => {
    const [own, started, theirs] = [process.cpuUsage(), performance.now(), connectionsMs(database)]
    const done = await count()
    const { user, system } = process.cpuUsage(own)
    const ms = isByProcessor
      ? (user + system) / 1_000 + connectionsMs(database) - theirs
      : performance.now() - started
    return (done * 1_000) / ms
  }
}

/** A connection that ends meanwhile takes its time with it: pools keep theirs. */
function connectionsMs(database: string | undefined): number {
  if (!isByProcessor || database === undefined) return 0
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.reduce((sum, id) => sum + (isConnectionTo(id, database) ? processorMs(Number(id)) : 0), 0)
}

function isConnectionTo(id: string, database: string): boolean {
  try {
    const told = readFileSync(`/proc/${id}/cmdline`, 'utf8')
    return told.startsWith('postgres:') && told.includes(` ${database} `)
  } catch {
    return false
  }
}

/** In user and system mode, in the hundredths of a second that Linux counts. */
export function processorMs(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
