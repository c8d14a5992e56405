const LINK_DAYS = 180

/** How long a browser that has opened a booking keeps it open. */
export const OPEN_DAYS = 30

/** A private link ends this long after the planned return: a letter found in an old mailbox opens nothing. */
export const oldestLinkedReturn = (now: Date): Date => new Date(now.getTime() - LINK_DAYS * 24 * 3_600_000)
