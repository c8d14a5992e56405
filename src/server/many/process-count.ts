import { availableParallelism } from 'node:os'
import { partsThatAre } from '../../domain/outside-parts.ts'
import { ConfigurationError } from '../configuration-error.ts'
import type { Env } from '../env.ts'

/** How many processes share the port. The embedded database belongs to one, and what is simulated lives in one. */
export function processCount(env: Pick<Env, 'WEB_CONCURRENCY' | 'DATABASE_URL' | 'parts'>): number {
  const { WEB_CONCURRENCY, DATABASE_URL, parts } = env
  if (!DATABASE_URL) {
    if (WEB_CONCURRENCY !== undefined && WEB_CONCURRENCY > 1)
      throw new ConfigurationError(
        'WEB_CONCURRENCY: the embedded database belongs to one process. Set DATABASE_URL (npm run move-to-postgres takes the company there), or leave this out.',
      )
    return 1
  }
  if (WEB_CONCURRENCY !== undefined) return WEB_CONCURRENCY
  return partsThatAre(parts, 'simulated').length > 0 ? 1 : availableParallelism()
}
