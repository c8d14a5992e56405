import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { PrivateLinks } from './private-links.ts'

/**
 * What the link of a letter is made from. A link that was ended, or that was made under another secret, would open
 * nothing: from now on its successor does.
 */
export async function seedToSend(
  db: Database,
  links: PrivateLinks,
  { id, linkSeed, linkHash }: { id: number; linkSeed: string; linkHash: string },
): Promise<string> {
  const { bookings } = schema
  const hash = links.hash(links.token(linkSeed))
  if (hash !== linkHash) {
    const isSame = and(eq(bookings.id, id), eq(bookings.linkSeed, linkSeed))
    await db.update(bookings).set({ linkHash: hash }).where(isSame)
  }
  return linkSeed
}
