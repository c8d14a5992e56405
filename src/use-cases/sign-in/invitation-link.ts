import type { PrivateLinks } from '../booking/private-links.ts'

type Invitation = { until: Date; usedAt: Date | null }

export const isInvitationOpen = ({ until, usedAt }: Invitation, now: Date): boolean =>
  usedAt === null && until > now

/** Behind the `#`, which no browser sends: neither our log nor a proxy's ever holds it. */
export const invitationLink = (
  { origin, links }: { origin: string; links: PrivateLinks },
  seed: string,
): string => `${origin}/admin#token=${links.token(seed)}`
