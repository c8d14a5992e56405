import { and, or, type SQL, sql } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { isText } from '../../db/sealed/sealed-columns.ts'

/** As the indexes have it: without marks and in lower case, whatever the database's locale (migrations/0060). */
const folded = (text: SQL): SQL => sql`folded(${text})`

/** What was typed, as a pattern that means itself. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const LEAST_DIGITS = 4

const { clients } = schema

/** Its parts are what the index `clients_name_parts` has, in the same order. */
const NAME = sql`folded(${clients.firstName} || ' ' || ${clients.lastName} || ' ' || coalesce(${clients.companyName}, ''))`

const isInName = (word: string): SQL => sql`${NAME} like ${folded(sql`${containing(word)}`)}`
const isInEmail = (text: string): SQL => sql`lower(${clients.email}) like ${folded(sql`${containing(text)}`)}`
const isInPhone = (digits: string): SQL => sql`${clients.phone} like ${containing(digits)}`

/** Whoever is meant by a name, a telephone or an e-mail address, parts of which will do, or by a whole personal code. */
export function clientMatches(typed: string): SQL | undefined {
  const words = typed.split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const digits = typed.replaceAll(/\D/g, '')
  // A telephone holds nothing but digits and what people put between them.
  const isNumber = digits.length >= LEAST_DIGITS && /^[\d\s+()-]+$/.test(typed.trim())
  if (isNumber) return or(isInPhone(digits), isText(clients.idCode, typed))
  return or(
    and(...words.map(isInName)),
    isInEmail(typed.trim()),
    /\d{4}/.test(typed) ? isText(clients.idCode, typed) : undefined,
  )
}

/** People of whom one word is told, among others that tell of something else. */
export const clientHasWord = (word: string): SQL | undefined =>
  or(
    isInName(word),
    isInEmail(word),
    isInPhone(word),
    isText(clients.idCode, word),
    isText(clients.drivingLicenceNumber, word),
  )
