import { or, type SQL, sql } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import { isText } from '../../db/sealed/sealed-columns.ts'

/** Letters as they are found from any keyboard: without marks and in lower case, whatever the database's locale. */
const MARKED = 'õäöüšžāčēģīķļņūąęėįųåéèàâçñóòôíáúøæßÕÄÖÜŠŽĀČĒĢĪĶĻŅŪĄĘĖĮŲÅÉÈÀÂÇÑÓÒÔÍÁÚØÆ'
const PLAIN = 'oaouszacegiklnuaeeiuaeeaacnoooiauoasoaouszacegiklnuaeeiuaeeaacnoooiauoa'
const CYRILLIC_UPPER = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ'
const FROM = MARKED + CYRILLIC_UPPER
const TO = PLAIN + CYRILLIC_UPPER.toLowerCase()

/** Most names have no such letter, and translating takes ten times as long as looking. */
const folded = (text: SQL): SQL =>
  sql`lower(case when octet_length(${text}) = length(${text}) then ${text} else translate(${text}, ${FROM}, ${TO}) end)`

const fold = (text: string): string =>
  text.replaceAll(/[^\0-\x7f]/g, (letter) => TO[FROM.indexOf(letter)] ?? letter).toLowerCase()

/** What was typed, as a pattern that means itself. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const LEAST_DIGITS = 4

/** Whoever is meant by a name, a telephone or an e-mail address, parts of which will do, or by a whole personal code. */
export function clientMatches(typed: string): SQL | undefined {
  const { clients } = schema
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const name = folded(
    sql`${clients.firstName} || ' ' || ${clients.lastName} || ' ' || coalesce(${clients.companyName}, '')`,
  )
  const byName = sql.join(
    words.map((word) => sql`${name} like ${containing(word)}`),
    sql` and `,
  )
  const whole = fold(typed).trim()
  const digits = typed.replaceAll(/\D/g, '')
  // A telephone holds nothing but digits and what people put between them.
  const isNumber = digits.length >= LEAST_DIGITS && /^[\d\s+()-]+$/.test(typed.trim())
  if (isNumber) return or(sql`${clients.phone} like ${containing(digits)}`, isText(clients.idCode, typed))
  return or(
    sql`(${byName})`,
    sql`lower(${clients.email}) like ${containing(whole)}`,
    /\d{4}/.test(typed) ? isText(clients.idCode, typed) : undefined,
  )
}
