import type { HouseRules } from '../domain/house-rules.ts'
import type { TermsText } from '../domain/terms-text.ts'
import { houseFigures } from './house-figures.ts'
import type { legalValues } from './legal-values.ts'
import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'
import { sayText, variablesOf } from './own-text.ts'

/** The conditions that came with the program, as the owner could have written them. */
export function standardTerms(messages: Messages): TermsText {
  return Object.values(messages.accurateConditions.sections).map(({ title, ...paragraphs }) => ({
    title,
    paragraphs: Object.values(paragraphs),
  }))
}

/** The names of the standard sections, by which their addresses on the page are known. */
export const standardSections = (messages: Messages): string[] =>
  Object.keys(messages.accurateConditions.sections)

/** All that the conditions may name. */
export function termsVariables(open: Messages): string[] {
  const used = standardTerms(open).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((text) => variablesOf(text) ?? []),
  )
  return [...new Set([...used, ...Object.keys(houseFigures('et'))])].sort()
}

/** As they are read: with the figures of the rules and of the company. */
export function sayTerms(
  text: TermsText,
  rules: HouseRules,
  values: ReturnType<typeof legalValues>,
  locale: Locale,
): TermsText {
  const all = { ...houseFigures(locale, rules), ...values }
  return text.map(({ title, paragraphs }) => ({
    title: sayText(title, all, locale),
    paragraphs: paragraphs.map((paragraph) => sayText(paragraph, all, locale)),
  }))
}
