import type { Catalogue } from '../domain/catalogue.ts'
import type { HouseRules } from '../domain/house-rules.ts'
import { withHouseFigures } from './house-figures.ts'
import { type Locale, locales } from './locales.ts'
import type { Messages } from './messages.ts'

type Texts = Record<Locale, Messages>

/** Of the catalogue, what the words of the house follow from. */
export type HouseWordsOf = Pick<Catalogue, 'rules' | 'letterTexts'>

/** The words as they are now, and those that were promised with a booking. */
export type HouseTexts = Texts & {
  /** Letters and papers of a booking name the figures of its own rules. */
  under: (agreed: HouseRules) => Texts
  /** As they came with the program, their figures still to be filled in. */
  open: Texts
}

/** A few sets of words: those in force, and those of bookings from before. */
const MOST_KEPT = 24

/**
 * The words of the house: the standard ones with what the owner wrote instead, and with the figures of the rules. They
 * are worked out anew when one of these has changed, and are the same object until then, because what pages are made
 * of is remembered by it.
 */
export function houseTexts(open: Texts, current: () => HouseWordsOf): HouseTexts {
  const kept = new Map<string, Messages>()
  const said = (locale: Locale, rules: HouseRules): Messages => {
    const { letterTexts } = current()
    const name = [locale, JSON.stringify(rules), nameOf(letterTexts)].join()
    const known = kept.get(name)
    if (known) return known
    const own = [...letterTexts].map(([key, texts]) => [key, texts[locale]] as const)
    const made = withHouseFigures(withOwnTexts(open[locale], own), locale, rules)
    kept.set(name, made)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }
  const textsOf = (rules: () => HouseRules): Texts => {
    const texts = {} as Texts
    for (const locale of locales)
      Object.defineProperty(texts, locale, { enumerable: true, get: () => said(locale, rules()) })
    return texts
  }
  return Object.assign(
    textsOf(() => current().rules),
    {
      under: (agreed: HouseRules) => textsOf(() => agreed),
      open,
    },
  )
}

/** Read from the database anew with every catalogue, and mostly the same as before. */
const names = new WeakMap<object, string>()

function nameOf(letterTexts: HouseWordsOf['letterTexts']): string {
  const name = names.get(letterTexts) ?? JSON.stringify([...letterTexts])
  names.set(letterTexts, name)
  return name
}

/** The same messages with other sentences at some keys. */
export function withOwnTexts<Node extends object>(
  messages: Node,
  own: readonly (readonly [key: string, text: string])[],
): Node {
  const byFirst = Map.groupBy(own, ([key]) => key.split('.', 1)[0] ?? '')
  const changed = [...byFirst].map(([first, texts]): [string, unknown] => {
    const inner = messages[first as keyof Node]
    const rest = texts.map(([key, text]) => [key.slice(first.length + 1), text] as const)
    return [
      first,
      typeof inner === 'object' && inner !== null ? withOwnTexts(inner, rest) : (rest[0]?.[1] ?? inner),
    ]
  })
  return { ...messages, ...Object.fromEntries(changed) }
}
