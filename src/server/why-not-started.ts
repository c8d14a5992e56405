import { isDatabaseAway } from '../db/database-away.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { ConfigurationError } from './configuration-error.ts'

/** A sentence for whoever started it; of what should never happen all that is known. */
export function whyNotStarted(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof FolderInUse) return error.message
  if (isDatabaseAway(error)) return 'DATABASE_URL: no database answers there. Start it, then start again.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
