import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** What processes of this machine used since they began, and hold just now. */
export type Used = { cpuSeconds: number; megabytes: number; handles: number }

/** Linux counts in hundredths of a second. */
const TICKS = 100

export function usedBy(pids: readonly number[]): Used {
  const sum = { cpuSeconds: 0, megabytes: 0, handles: 0 }
  for (const pid of pids.filter((one) => existsSync(`/proc/${one}/stat`))) {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    sum.cpuSeconds += (Number(fields[11]) + Number(fields[12])) / TICKS
    const rss = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    sum.megabytes += Number(rss ?? 0) / 1024
    sum.handles += readdirSync(`/proc/${pid}/fd`).length
  }
  return sum
}
