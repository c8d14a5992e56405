import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

const MOST = 5
const SHORTEST = 3

/** Companies with an agreement that holds, by what is typed of a name or a whole registry code. */
export async function findAccounts(db: Database, typed: string) {
  const { companyAccounts: accounts } = schema
  const wanted = typed.trim()
  if (wanted.length < SHORTEST) return []
  return db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.isActive, true),
        or(eq(accounts.registryCode, wanted), sql`position(lower(${wanted}) in lower(${accounts.name})) > 0`),
      ),
    )
    .orderBy(asc(accounts.name))
    .limit(MOST)
}
