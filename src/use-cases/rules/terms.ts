import { and, desc, eq, gt } from 'drizzle-orm'
import type { FieldError } from '../../contract/field-errors.ts'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { keptIf } from '../../db/trial.ts'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { type CalendarDay, dayOf, formatDay } from '../../domain/calendar/wall-clock.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { parseTerms, type TermsText, termsOn, writeTerms } from '../../domain/terms-text.ts'
import { legalValues } from '../../i18n/legal-values.ts'
import type { Locale } from '../../i18n/locales.ts'
import { faultOfText, withTrueApostrophes } from '../../i18n/own-text.ts'
import { sayTerms, standardTerms, termsVariables } from '../../i18n/terms-words.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { lockPriceList } from '../prices/apply-edits.ts'
import { recordChange } from '../records/record-change.ts'

type TermsDependencies = Pick<PaperDependencies, 'db' | 'catalogue' | 'texts' | 'unpaid'>

/** The versions there are, the newest first, and the text that the next one begins from. */
export async function readTermsVersions({ db, catalogue, texts }: TermsDependencies, now: Date) {
  const { terms } = await catalogue.newest()
  const { termsVersions, admins } = schema
  const rows = await db
    .select({
      id: termsVersions.id,
      holdsFrom: termsVersions.holdsFrom,
      by: admins.name,
      addedAt: termsVersions.createdAt,
    })
    .from(termsVersions)
    .leftJoin(admins, eq(admins.id, termsVersions.adminId))
    .orderBy(desc(termsVersions.holdsFrom))
  const today = dayOf(labelOf(now))
  const inForce = termsOn(terms, today)?.id ?? null
  const newest = terms.at(-1)
  const textIn = (locale: Locale) => writeTerms(newest?.[locale] ?? standardTerms(texts.open[locale]))
  return {
    text: { et: textIn('et'), en: textIn('en'), ru: textIn('ru') },
    variables: termsVariables(texts.open.et),
    versions: [
      ...rows.map((row) => ({
        ...row,
        isInForce: row.id === inForce,
        mayRemove: row.holdsFrom > formatDay(today),
      })),
      { id: null, holdsFrom: null, by: null, addedAt: null, isInForce: inForce === null, mayRemove: false },
    ],
  }
}

type NewTerms = { holdsFrom: CalendarDay; seenId?: number | null | undefined } & Record<Locale, string>

type AddedTerms = { kind: 'added' | 'changed_meanwhile' } | { kind: 'refused'; faults: FieldError[] }

/** What was typed in one language, or what is wrong with it. */
function readTyped(typed: string, path: string, variables: readonly string[]): TermsText | FieldError[] {
  const text = parseTerms(withTrueApostrophes(typed))
  if (!text) return [{ path, code: 'sections' }]
  const faults = text
    .flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    .flatMap((line) => faultOfText(line, variables) ?? [])
  return faults.length > 0 ? faults.slice(0, 1).map((fault) => ({ path, ...fault })) : text
}

export const isFaulty = (read: TermsText | FieldError[]): read is FieldError[] =>
  read.some((one) => 'code' in one)

/** From today on at the earliest: what people agreed to yesterday is not written anew. */
export async function addTerms(
  { db, catalogue, texts }: TermsDependencies,
  { holdsFrom, seenId, ...typed }: NewTerms,
  staff: ByStaff,
): Promise<AddedTerms> {
  const variables = termsVariables(texts.open.et)
  const [et, en, ru] = [
    readTyped(typed.et, 'et', variables),
    readTyped(typed.en, 'en', variables),
    readTyped(typed.ru, 'ru', variables),
  ]
  const faults: FieldError[] = [et, en, ru].flatMap((read) => (isFaulty(read) ? read : []))
  if (holdsFrom < dayOf(labelOf(staff.now))) faults.push({ path: 'holdsFrom', code: 'in_the_past' })
  if (isFaulty(et) || isFaulty(en) || isFaulty(ru) || faults.length > 0) return { kind: 'refused', faults }
  for (const [path, text] of [
    ['en', en],
    ['ru', ru],
  ] as const)
    if (text.length !== et.length) faults.push({ path, code: 'other_sections' })
  if (faults.length > 0) return { kind: 'refused', faults }
  const { termsVersions } = schema
  const day = formatDay(holdsFrom)
  const added = await keptIf(
    db,
    ({ kind }: AddedTerms) => kind === 'added',
    async (tx): Promise<AddedTerms> => {
      await lockPriceList(tx)
      if (seenId !== undefined && (await readNewestId(tx)) !== seenId) return { kind: 'changed_meanwhile' }
      const by = { adminId: staff.by.id, createdAt: staff.now }
      const [row] = await tx
        .insert(termsVersions)
        .values({ holdsFrom: day, et, en, ru, ...by })
        .onConflictDoNothing()
        .returning({ id: termsVersions.id })
      if (!row) return { kind: 'refused', faults: [{ path: 'holdsFrom', code: 'taken' }] }
      const after = { holdsFrom: day }
      await recordChange(tx, staff, {
        resource: 'terms',
        recordId: row.id,
        action: 'create',
        before: null,
        after,
      })
      return { kind: 'added' }
    },
  )
  await catalogue.newest()
  return added
}

/** Of the version that the next one begins from; null is the standard text. */
async function readNewestId(tx: Database): Promise<number | null> {
  const { termsVersions } = schema
  const [newest] = await tx
    .select({ id: termsVersions.id })
    .from(termsVersions)
    .orderBy(desc(termsVersions.holdsFrom))
    .limit(1)
  return newest?.id ?? null
}

/** Only what does not hold yet: nobody has agreed to it. */
export async function removeTerms(
  { db, catalogue }: TermsDependencies,
  id: number,
  staff: ByStaff,
): Promise<boolean> {
  const { termsVersions } = schema
  const today = formatDay(dayOf(labelOf(staff.now)))
  const isRemoved = await keptIf(
    db,
    (removed: boolean) => removed,
    async (tx) => {
      const [row] = await tx
        .delete(termsVersions)
        .where(and(eq(termsVersions.id, id), gt(termsVersions.holdsFrom, today)))
        .returning()
      if (!row) return false
      const before = { holdsFrom: row.holdsFrom }
      await recordChange(tx, staff, {
        resource: 'terms',
        recordId: id,
        action: 'remove',
        before,
        after: null,
      })
      return true
    },
  )
  await catalogue.newest()
  return isRemoved
}

/** As the page would show it. */
export function previewTerms(
  { catalogue, texts, unpaid }: TermsDependencies,
  typed: string,
  locale: Locale,
): TermsText | FieldError[] {
  const read = readTyped(typed, 'text', termsVariables(texts.open.et))
  if (isFaulty(read)) return read
  const { current } = catalogue
  return sayTerms(read, current.rules, legalValues(current, unpaid, locale), locale)
}
