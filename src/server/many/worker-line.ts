import type { Family } from '../../infra/metrics/metrics.ts'
import type { RateLimit } from '../../infra/rate-limit.ts'
import type { ShareUse } from '../limits.ts'

/** How often each limit let which network through. */
type Used = Record<string, Record<string, number>>

/** What the first process and those that share its port say to each other. */
export type ToWorker = { used: Used } | { askMetrics: number; isForCompany: boolean }
export type ToPrimary = { used: Used } | { metrics: number; families: Family[] } | { isListening: true }

const TELL_EVERY_MS = 100

/** Set by the first process for those it starts. */
export const isWorker = process.env.AUTORENT_WORKER !== undefined

/** Which of the processes this is, from 1; one that takes another's place has its number. */
export const workerNumber = Number(process.env.AUTORENT_WORKER ?? 1)

/** It takes the place of one that served before. */
export const isSuccessor = process.env.AUTORENT_SUCCESSOR === '1'

export function tellPrimary(message: ToPrimary): void {
  if (process.connected) process.send?.(message)
}

/**
 * A visitor's connections may go to different processes. What each of them lets through is told to the others ten times a
 * second, so that a limit is one limit, a tenth of a second late at most.
 */
export function shareUse(): ShareUse {
  const limits = new Map<string, RateLimit>()
  let used: Used = {}
  setInterval(() => {
    if (Object.keys(used).length === 0) return
    tellPrimary({ used })
    used = {}
  }, TELL_EVERY_MS).unref()
  process.on('message', (message: ToWorker) => {
    if (!('used' in message)) return
    for (const [name, keys] of Object.entries(message.used))
      for (const [key, times] of Object.entries(keys)) limits.get(name)?.spend(key, times, performance.now())
  })
  return (name, limit) => {
    limits.set(name, limit)
    limit.onTaken = (key) => {
      const keys = (used[name] ??= {})
      keys[key] = (keys[key] ?? 0) + 1
    }
    return limit
  }
}

/** Answers when the first process asks what this one has counted. */
export function answerMetrics(read: (isForCompany: boolean) => Promise<Family[]>): void {
  process.on('message', (message: ToWorker) => {
    if (!('askMetrics' in message)) return
    const { askMetrics, isForCompany } = message
    void read(isForCompany).then((families) => tellPrimary({ metrics: askMetrics, families }))
  })
}
