import { parseEmail } from './email.ts'

/** Where most of our customers have their mail. */
const knownDomains = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'mail.ee',
  'hot.ee',
  'online.ee',
  'mail.ru',
  'yandex.ru',
  'inbox.lv',
  'protonmail.com',
]

/** The address that was probably meant: one slip away from a domain that many have. It may be right as it is, so this is only asked. */
export function likelyEmail(text: string): string | undefined {
  const [local, domain] = parseEmail(text)?.split('@') ?? []
  if (!domain || knownDomains.includes(domain)) return undefined
  const meant = knownDomains.find((known) => isOneSlipAway(domain, known))
  return meant && `${local}@${meant}`
}

/** A letter too many, too few, another one, or two that changed places. */
function isOneSlipAway(typed: string, meant: string): boolean {
  const at = meant.split('').findIndex((letter, place) => letter !== typed[place])
  if (at < 0) return typed.length === meant.length + 1
  const rest = (text: string, from: number) => text.slice(at + from)
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at]
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (isSwapped && rest(typed, 2) === rest(meant, 2))
  )
}
