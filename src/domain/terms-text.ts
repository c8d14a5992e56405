import { labelOf } from './calendar/tallinn.ts'
import { type CalendarDay, dayFrom, dayOf, later } from './calendar/wall-clock.ts'
import type { KeptRules } from './house-rules.ts'

/** The conditions in one language: sections with a title and paragraphs, which may name {variables}. */
export type TermsText = { title: string; paragraphs: string[] }[]

/** A version of the conditions that the owner wrote; null stands for the one that came with the program. */
export type TermsVersion = {
  id: number
  holdsFrom: CalendarDay
  et: TermsText
  en: TermsText
  ru: TermsText
}

/** The one in force on a day; null: the standard one. */
export function termsOn(versions: readonly TermsVersion[], day: CalendarDay): TermsVersion | null {
  return versions.reduce<TermsVersion | null>(
    (found, one) => (one.holdsFrom <= day && (!found || one.holdsFrom > found.holdsFrom) ? one : found),
    null,
  )
}

/** The day on which the standard conditions and the privacy notice took their present words: change it with them. */
export const STANDARD_TERMS_DAY = dayFrom('2026-11-18')

/** Which words with which figures: what someone agrees to. Null stands for the standard ones. */
export type Edition = { termsId: number | null; rulesId: number | null }

type Kept = { terms: readonly TermsVersion[]; keptRules: KeptRules }

/** As addresses name it. */
export const editionName = ({ termsId, rulesId }: Edition): string => `${termsId ?? 0}-${rulesId ?? 0}`

/** What an address names, if there is such a one. */
export function editionNamed(name: string, { terms, keptRules }: Kept): Edition | undefined {
  const [, termsId, rulesId] = /^(\d{1,9})-(\d{1,9})$/.exec(name)?.map(Number) ?? []
  if (termsId === undefined || rulesId === undefined) return undefined
  const isKnown =
    (termsId === 0 || terms.some(({ id }) => id === termsId)) && (rulesId === 0 || keptRules.has(rulesId))
  return isKnown ? { termsId: termsId || null, rulesId: rulesId || null } : undefined
}

/** The day from which words and figures held as they stand in it. */
export function editionSince({ termsId, rulesId }: Edition, { terms, keptRules }: Kept): CalendarDay {
  const holdsFrom = terms.find(({ id }) => id === termsId)?.holdsFrom ?? STANDARD_TERMS_DAY
  const rules = rulesId === null ? undefined : keptRules.get(rulesId)
  return rules ? later(holdsFrom, dayOf(labelOf(rules.since))) : holdsFrom
}

export type DatedEdition = Edition & { since: CalendarDay }

/** Every day's last edition up to a day, the one in force first. */
export function editionsUntil(day: CalendarDay, kept: Kept): DatedEdition[] {
  const rules = [...kept.keptRules].map(([id, { since }]) => ({ id, day: dayOf(labelOf(since)) }))
  const days = [
    STANDARD_TERMS_DAY,
    ...kept.terms.map(({ holdsFrom }) => holdsFrom),
    ...rules.map((one) => one.day),
  ]
  return [...new Set(days)]
    .filter((since) => since <= day)
    .sort((a, b) => b - a)
    .map((since) => ({
      since,
      termsId: termsOn(kept.terms, since)?.id ?? null,
      rulesId: rules.findLast((one) => one.day <= since)?.id ?? null,
    }))
}

/**
 * The conditions as they are typed: a line that begins with # is the title of a section, every other line a paragraph of
 * it. Undefined where a paragraph has no section, or a section no paragraph.
 */
export function parseTerms(typed: string): TermsText | undefined {
  const sections: TermsText = []
  const lines = typed.split('\n').map((line) => line.trim())
  for (const line of lines.filter(Boolean)) {
    const title = /^#+\s*(.+)$/.exec(line)?.[1]
    if (title) sections.push({ title, paragraphs: [] })
    else if (sections.length === 0) return undefined
    else sections.at(-1)?.paragraphs.push(line)
  }
  return sections.length > 0 && sections.every(({ paragraphs }) => paragraphs.length > 0)
    ? sections
    : undefined
}

export const writeTerms = (text: TermsText): string =>
  text.map(({ title, paragraphs }) => [`# ${title}`, ...paragraphs].join('\n')).join('\n\n')
