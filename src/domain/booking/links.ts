const LINK_DAYS = 180

/** A private link ends this long after the planned return: a letter found in an old mailbox opens nothing. */
export const oldestLinkedReturn = (now: Date): Date => new Date(now.getTime() - LINK_DAYS * 24 * 3_600_000)
