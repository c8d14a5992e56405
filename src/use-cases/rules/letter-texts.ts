import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { FieldError } from '../../contract/field-errors.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { keptIf } from '../../db/trial.ts'
import { type EditableLetter, editableLetters, writeExample } from '../../documents/mails/example-letters.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { readerOf } from '../../documents/reader.ts'
import type { Translated } from '../../domain/catalogue.ts'
import type { LetterKind } from '../../domain/letters.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { isStillSo } from '../../domain/still-so.ts'
import { houseFigures, withHouseFigures } from '../../i18n/house-figures.ts'
import { withOwnTexts } from '../../i18n/house-words.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { faultOfText, variablesOf, withTrueApostrophes } from '../../i18n/own-text.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { lockPriceList } from '../prices/apply-edits.ts'
import { recordChange } from '../records/record-change.ts'

type HouseDependencies = Pick<PaperDependencies, 'db' | 'catalogue' | 'texts'>

type Sentence = { key: string; own: Translated | null; standard: Translated; variables: string[] }
export type LetterWords = { name: EditableLetter; kind: LetterKind; sentences: Sentence[] }

/** The name of its words and the name of its kind are one, each spelled as its place spells names. */
type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : Name

const kindOf = (name: EditableLetter) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Dashed<EditableLetter>

/** Figures of the house that any sentence may name. */
export const figureNames: string[] = Object.keys(houseFigures('et'))

/** Every sentence of the letters to customers, as it came with the program and as the owner wrote it. */
export function readLetterTexts({
  catalogue,
  texts,
}: Pick<HouseDependencies, 'catalogue' | 'texts'>): LetterWords[] {
  const { letterTexts } = catalogue.current
  return editableLetters.map((name) => ({
    name,
    kind: kindOf(name),
    sentences: leavesOf(texts.open.et.mails[name], `mails.${name}`).map((key): Sentence => {
      const standard = { et: at(texts.open.et, key), en: at(texts.open.en, key), ru: at(texts.open.ru, key) }
      const variables = locales.flatMap((locale) => variablesOf(standard[locale]) ?? [])
      const own = new Set(variables.filter((variable) => !figureNames.includes(variable)))
      return { key, own: letterTexts.get(key) ?? null, standard, variables: [...own] }
    }),
  }))
}

type Wish = { key: string; text: Translated | null; previous?: Translated | null | undefined }

type SavedTexts =
  | { kind: 'saved' }
  | { kind: 'refused'; faults: FieldError[] }
  /** They are no longer as they were seen: with what is written there now, and who was faster. */
  | { kind: 'changed_meanwhile'; overtaken: Overtaken }

type Overtaken = {
  current: Record<string, Translated | null>
  change: { changedBy: string; changedAt: Date } | undefined
}

/** Null is back to the standard words. Every fault at once; all of it is saved, or nothing. */
export async function saveLetterTexts(
  { db, catalogue, texts }: HouseDependencies,
  wishes: readonly Wish[],
  staff: ByStaff,
): Promise<SavedTexts> {
  const sentences = sentencesOf({ catalogue, texts })
  const faults = wishes.flatMap(({ key, text }, index) => {
    const known = sentences.get(key)
    if (!known) return [{ path: `texts.${index}.key`, code: 'unknown' }]
    if (!text) return []
    return locales.flatMap((locale) => {
      const fault = faultOfText(withTrueApostrophes(text[locale]), [...known.variables, ...figureNames])
      return fault ? [{ path: `texts.${index}.text.${locale}`, ...fault }] : []
    })
  })
  if (faults.length > 0) return { kind: 'refused', faults }
  const { letterTexts } = schema
  const saved = await keptIf(
    db,
    ({ kind }: SavedTexts) => kind === 'saved',
    async (tx): Promise<SavedTexts> => {
      await lockPriceList(tx)
      const overtaken = await readOvertaken(tx, wishes)
      if (overtaken) return { kind: 'changed_meanwhile', overtaken }
      for (const { key, text } of wishes) {
        const [before] = await tx.select().from(letterTexts).where(eq(letterTexts.key, key))
        if (!text && before) await tx.delete(letterTexts).where(eq(letterTexts.key, key))
        const own = text && {
          et: withTrueApostrophes(text.et),
          en: withTrueApostrophes(text.en),
          ru: withTrueApostrophes(text.ru),
        }
        const [after] = own
          ? await tx
              .insert(letterTexts)
              .values({ key, ...own })
              .onConflictDoUpdate({ target: letterTexts.key, set: own })
              .returning({ id: letterTexts.id })
          : []
        const recordId = after?.id ?? before?.id
        if (recordId)
          await recordChange(tx, staff, {
            resource: 'letter-texts',
            recordId,
            action: own ? 'update' : 'remove',
            before: before ? { key, et: before.et, en: before.en, ru: before.ru } : null,
            after: own && { key, ...own },
          })
      }
      return { kind: 'saved' }
    },
  )
  await catalogue.newest()
  return saved
}

/** What stands there now of all that was to be written, where any of it is not as it was seen. */
async function readOvertaken(tx: Database, wishes: readonly Wish[]): Promise<Overtaken | undefined> {
  const { auditLog, letterTexts } = schema
  const keys = wishes.map(({ key }) => key)
  const rows = await tx.select().from(letterTexts).where(inArray(letterTexts.key, keys))
  const own = new Map(rows.map(({ key, et, en, ru }) => [key, { et, en, ru }]))
  const isSeen = wishes.every(({ key, previous }) =>
    isStillSo({ previous }, { previous: own.get(key) ?? null }),
  )
  if (isSeen) return undefined
  // A sentence that is the standard one again has no row any more: the log knows it by its key.
  const key = sql`coalesce(${auditLog.after} ->> 'key', ${auditLog.before} ->> 'key')`
  const [change] = await tx
    .select({ changedBy: auditLog.adminName, changedAt: auditLog.createdAt })
    .from(auditLog)
    .where(and(eq(auditLog.resource, 'letter-texts'), inArray(key, keys)))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return { current: Object.fromEntries(keys.map((key) => [key, own.get(key) ?? null])), change }
}

/** How a letter would read with these sentences; a fault where one of them cannot be said. */
export function previewLetter(
  { catalogue, texts }: Pick<HouseDependencies, 'catalogue' | 'texts'>,
  letter: EditableLetter,
  language: Locale,
  wishes: readonly { key: string; text: string }[],
): { ok: true; mail: Mail | undefined } | { ok: false; faults: FieldError[] } {
  const sentences = sentencesOf({ catalogue, texts })
  const said = wishes.map(({ key, text }) => [key, withTrueApostrophes(text)] as const)
  const faults = said.flatMap(([key, text], index): FieldError[] => {
    const known = sentences.get(key)
    if (!known) return [{ path: `texts.${index}.key`, code: 'unknown' }]
    const fault = faultOfText(text, [...known.variables, ...figureNames])
    return fault ? [{ path: `texts.${index}.text`, ...fault }] : []
  })
  if (faults.length > 0) return { ok: false, faults }
  const { company, rules, letterTexts } = catalogue.current
  const own = [...letterTexts].map(([key, three]) => [key, three[language]] as const)
  const words = withHouseFigures(withOwnTexts(texts.open[language], [...own, ...said]), language, rules)
  return { ok: true, mail: writeExample(letter, company, readerOf(words, language)) }
}

function sentencesOf(deps: Pick<HouseDependencies, 'catalogue' | 'texts'>): Map<string, Sentence> {
  const all = readLetterTexts(deps).flatMap(({ sentences }) => sentences)
  return new Map(all.map((sentence) => [sentence.key, sentence]))
}

function leavesOf(node: object, path: string): string[] {
  return Object.entries(node).flatMap(([name, child]) =>
    typeof child === 'string' ? [`${path}.${name}`] : leavesOf(child as object, `${path}.${name}`),
  )
}

function at(messages: object, key: string): string {
  const found = key.split('.').reduce<unknown>((node, step) => Reflect.get(Object(node), step), messages)
  if (typeof found !== 'string') throw new Error(`no message ${key}`)
  return found
}
