import { isDatabaseAway } from '../db/database-away.ts'
import { FolderInUse } from '../db/folder-lock.ts'
import { NewerDatabase } from '../db/migrate.ts'
import { ConfigurationError } from './configuration-error.ts'

/** A sentence for whoever started it; of what should never happen all that is known. */
export function whyNotStarted(error: unknown): string {
  if (
    [ConfigurationError, FolderInUse, NewerDatabase].some((known) => error instanceof known) &&
    error instanceof Error
  )
    return error.message
  if (isDatabaseAway(error)) return 'DATABASE_URL: no database answers there. Start it, then start again.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
