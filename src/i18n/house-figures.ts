import { createTranslator } from 'use-intl/core'
import { type HouseRules, standardRules } from '../domain/house-rules.ts'
import { percentHundredths } from '../domain/money.ts'
import { retention } from '../domain/people/retention.ts'
import { MOST_UPLOAD_MEGABYTES } from '../domain/people/upload-size.ts'
import { NOON } from '../domain/pricing/car-rent.ts'
import { formatMoney, formatPercent, formatTime } from './format.ts'
import { type Locale, localeCookie, localeTags } from './locales.ts'

const DAYS_PER_MONTH = 365 / 12

/** Figures that the house has set and that any sentence may name: `{refundDays}`, or with `plural` where a word follows the number. */
export const houseFigures = (locale: Locale, rules: HouseRules = standardRules) => ({
  freeHours: rules.freeCancelHours,
  cancelDays: rules.lateCancelDays,
  graceMinutes: rules.graceMinutes,
  leastAge: rules.leastAge,
  licenceYears: rules.licenceYears,
  kmPerDay: rules.kilometresPerDay,
  kmInThreeDays: 3 * rules.kilometresPerDay,
  kmPerMonth: grouped(rules.kilometresPerMonth, locale),
  extraKmPrice: formatMoney(rules.extraKilometrePrice, locale),
  refundDays: rules.refundWorkingDays,
  chargedPercent: formatPercent(percentHundredths(rules.chargedPercent * 100), locale),
  complaintDays: rules.complaintDays,
  missingCarHours: rules.missingCarHours,
  longtermDays: rules.longtermDays,
  longtermOfferMonths: rules.longtermOfferMonths,
  longtermNoticeDays: rules.longtermNoticeDays,
  weekendTime: formatTime(NOON),
  pictureDays: retention.uploadsDays,
  unpaidDays: retention.unpaidDays,
  letterDays: retention.lettersDays,
  lockerMonths: Math.round(retention.lockerDays / DAYS_PER_MONTH),
  megabytes: MOST_UPLOAD_MEGABYTES,
  languageDays: localeCookie.maxAgeDays,
})

/** The same words with the house's figures in them. What each sentence is given where it is said stays open. */
export function withHouseFigures<Node>(node: Node, locale: Locale, rules: HouseRules = standardRules): Node {
  const figures = houseFigures(locale, rules)
  const walk = (part: unknown): unknown =>
    typeof part === 'string'
      ? filledIn(part, figures, locale)
      : Object.fromEntries(Object.entries(part as object).map(([key, child]) => [key, walk(child)]))
  return walk(node) as Node
}

function filledIn(text: string, figures: Record<string, number | string>, locale: Locale): string {
  const found = [...text.matchAll(/\{(\w+)/g)].find(([, name = '']) => Object.hasOwn(figures, name))
  if (!found) return text
  const end = endOfArgument(text, found.index)
  const figure = said(text.slice(found.index, end), figures, locale)
  return text.slice(0, found.index) + figure + filledIn(text.slice(end), figures, locale)
}

/** Most stand bare, `{refundDays}`; only words that follow a number have to be understood. */
function said(argument: string, figures: Record<string, number | string>, locale: Locale): string {
  const bare = figures[argument.slice(1, -1)]
  if (bare !== undefined) return String(bare)
  return createTranslator({ locale, messages: { figure: argument } })('figure', figures)
}

/** Behind the brace that closes the one at `start`. */
function endOfArgument(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}') depth--
    if (depth === 0) return at + 1
  }
  throw new SyntaxError(`an open brace in: ${text}`)
}

/** `3000`, `3,000`: four figures are grouped in English alone. */
const grouped = (number: number, locale: Locale) =>
  new Intl.NumberFormat(localeTags[locale], { useGrouping: locale === 'en' ? 'auto' : 'min2' }).format(number)
