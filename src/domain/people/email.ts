// Separators of address lists are refused, so that one field never becomes two recipients.
const ADDRESS = /^([^\s@<>,;\p{Cc}]+)@([^\s@<>,;.\p{Cc}]+(?:\.[^\s@<>,;.\p{Cc}]+)+)$/u

/** A sober check: whether the address exists, only a letter to it can tell. */
export function parseEmail(text: string): string | undefined {
  const parts = ADDRESS.exec(text.trim())
  if (!parts) return undefined
  const [, local = '', domain = ''] = parts
  // Only the domain ignores case; the mailbox belongs to its server.
  const email = `${local}@${domain.toLowerCase()}`
  return email.length <= 254 ? email : undefined
}
