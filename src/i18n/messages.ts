import type et from '../../messages/et.json'
import type { OutsidePart } from '../domain/outside-parts.ts'
import { withHouseFigures } from './house-figures.ts'
import type { Locale } from './locales.ts'

/** The Estonian file is the measure: the other two do not compile with a key missing. */
export type Messages = typeof et

const files: Record<Locale, () => Promise<{ default: Messages }>> = {
  et: () => import('../../messages/et.json', { with: { type: 'json' } }),
  en: () => import('../../messages/en.json', { with: { type: 'json' } }),
  ru: () => import('../../messages/ru.json', { with: { type: 'json' } }),
}

type Some<Node> = { [Key in keyof Node]?: Node[Key] extends string ? string : Some<Node[Key]> }
/** By the parts that are off, `bank` or `bank+mail`: the sentences that are another then. */
type Without = Record<string, Some<Messages>>

const without: Record<Locale, () => Promise<{ default: Without }>> = {
  et: () => import('../../messages/without/et.json', { with: { type: 'json' } }),
  en: () => import('../../messages/without/en.json', { with: { type: 'json' } }),
  ru: () => import('../../messages/without/ru.json', { with: { type: 'json' } }),
}

/** What the site says under the standard rules; of what is off it says nothing. */
export async function loadMessages(locale: Locale, off: readonly OutsidePart[] = []): Promise<Messages> {
  return withHouseFigures(await loadOpenMessages(locale, off), locale)
}

/** The same with the house's figures still to be filled in. */
export async function loadOpenMessages(locale: Locale, off: readonly OutsidePart[]): Promise<Messages> {
  const messages = (await files[locale]()).default
  const others = Object.entries((await without[locale]()).default)
    .map(([parts, sentences]) => ({ parts: parts.split('+'), sentences }))
    .filter(({ parts }) => parts.every((part) => off.some((name) => name === part)))
    // What is said when two are off is said instead of what is said when either is.
    .toSorted((one, other) => one.parts.length - other.parts.length)
  return others.reduce<Messages>((words, { sentences }) => replaced(words, sentences), messages)
}

function replaced<Node extends object>(node: Node, sentences: Some<Node>): Node {
  const changes = Object.entries(sentences).map(([key, value]) => {
    const old = node[key as keyof Node]
    return [key, typeof old === 'object' && old !== null ? replaced(old, value as Some<typeof old>) : value]
  })
  return { ...node, ...Object.fromEntries(changes) }
}
