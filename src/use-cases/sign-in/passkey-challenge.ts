import { isIP } from 'node:net'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'

/** Whom a passkey is made for: the site by its name. */
export type RelyingParty = { id: string; origin: string }

/** Undefined where the site has no name but a number: no browser makes passkeys there. `localhost` is a name. */
export function relyingPartyOf(origin: string): RelyingParty | undefined {
  const { hostname } = new URL(origin)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : undefined
}

export const CHALLENGE_MINUTES = 5

const { staffChallenges: challenges } = schema

/** Remembers what was asked; `adminId` is null where nobody is known yet. */
export async function keepChallenge(
  db: Database,
  challenge: string,
  adminId: number | null,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000)
  await db.insert(challenges).values({ challenge, adminId, until })
}

/** Each is taken once, and by whom it was made for. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  adminId: number | null,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.challenge, challenge),
        adminId === null ? isNull(challenges.adminId) : eq(challenges.adminId, adminId),
        gt(challenges.until, now),
      ),
    )
    .returning({ challenge: challenges.challenge })
  return taken.length > 0
}
