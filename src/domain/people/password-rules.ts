import { commonWords } from './common-passwords.ts'

export const SHORTEST_PASSWORD = 12
export const LONGEST_PASSWORD = 500
/** What must be left of a password once everything that others would try first is taken out of it. */
const LEAST_LEFT = 6
/** Shorter pieces of a name stand in too many honest words. */
const SHORTEST_PIECE = 4

export type PasswordFault = 'too_short' | 'too_long' | 'personal' | 'common'

type Whose = { email: string; name: string; company: string }

/** Rows of keys, letters and digits, in both directions. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '01234567890',
  '1qaz2wsx3edc4rfv',
]
const walks = new Set(
  rows
    .flatMap((row) => [row, Array.from(row).toReversed().join('')])
    .flatMap((row) => Array.from({ length: row.length - 2 }, (_, at) => row.slice(at, at + 3))),
)

/** Why nobody should use this password; undefined when it will do. No rule about kinds of characters: those are got round. */
export function passwordFault(password: string, { email, name, company }: Whose): PasswordFault | undefined {
  const text = password.normalize('NFC')
  if (Array.from(text).length < SHORTEST_PASSWORD) return 'too_short'
  if (text.length > LONGEST_PASSWORD) return 'too_long'
  const own = [email, name, company]
    .flatMap((words) => plain(words).split(/[^\p{L}\p{N}]+/u))
    .filter((piece) => piece.length >= SHORTEST_PIECE)
  if (isCommon(text, commonWords)) return 'common'
  return isCommon(text, [...commonWords, ...own]) ? 'personal' : undefined
}

export const isCommonPassword = (password: string): boolean => isCommon(password, commonWords)

/** As it is typed, and as it is meant where digits stand for letters. */
function isCommon(password: string, words: readonly string[]): boolean {
  const typed = password.normalize('NFC').toLowerCase()
  const meant = plain(password).replace(/[@4]/g, 'a').replace(/[0]/g, 'o').replace(/[1!|]/g, 'i')
  return [typed, plain(password), meant.replace(/3/g, 'e').replace(/[5$]/g, 's').replace(/7/g, 't')].some(
    (text) => whatIsLeft(text, words) < LEAST_LEFT,
  )
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A letter counts for one, a digit or a sign for half; what is repeated or in a row for nothing. */
function whatIsLeft(text: string, words: readonly string[]): number {
  const longestFirst = words.toSorted((a, b) => b.length - a.length)
  const gap = ' '
  let left = longestFirst.reduce((rest, word) => rest.replaceAll(word, gap), text)
  left = left.replace(/(.{1,6}?)\1{2,}/gu, gap).replace(/(.{3,})\1/gu, '$1')
  left = withoutWalks(left)
  const letters = left.match(/\p{L}/gu) ?? []
  const others = left.match(/[^\p{L}\s]/gu) ?? []
  return new Set(letters).size < 3 ? others.length / 2 : letters.length + others.length / 2
}

function withoutWalks(text: string): string {
  const isWalked = Array.from(text, () => false)
  for (let at = 0; at + 3 <= text.length; at++) {
    if (walks.has(text.slice(at, at + 3))) isWalked.fill(true, at, at + 3)
  }
  return text.replace(/./gsu, (letter, at: number) => (isWalked[at] ? ' ' : letter))
}
