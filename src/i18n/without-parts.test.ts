import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { partWords } from '../../tests/support/part-words.ts'
import { type OutsidePart, partNames } from '../domain/outside-parts.ts'
import { type Locale, locales } from './locales.ts'
import { loadMessages } from './messages.ts'

type Sentences = Map<string, string>
const read = (locale: Locale): Record<string, object> =>
  JSON.parse(readFileSync(`messages/without/${locale}.json`, 'utf8'))

const base: Record<string, Sentences> = {}
const without: Record<string, Record<string, Sentences>> = {}
for (const locale of locales) {
  base[locale] = flatten(await loadMessages(locale))
  const parts = Object.entries(read(locale))
  without[locale] = Object.fromEntries(parts.map(([name, node]) => [name, flatten(node)]))
}

/** Sentences that are shown only where the part is there, or about a time when it was. */
const shownOnlyWith: Record<OutsidePart, RegExp> = {
  bank: /^common\.simulated\.|^mails\.|^papers\.methods\.|^privacy\.recipients\.payments$|^customer\.money\.underWay$|^customer\.steps\.deposit\.waiting$|^end\.underWay$|^customer\.pay\.(?:banks|banksHint|otherCountries|card|cardHint|cardButton|leaving|underWay|problems\.bank_unreachable)/,
  phones:
    /^common\.simulated\.|^papers\.signing\.|^customer\.sign\.(?:smartId|mobileId|running|drawn\.other$)/,
  lockers:
    /^common\.simulated\.|^meta\.smartlocker\.|^lockers\.|^mails\.|^essential\.pages\.smartlocker\.|^search\.locker\.|^customer\.steps\.return\.waiting$|^customer\.locker\.|^customer\.next\.(?:pick-up|return)\.|^privacy\.(?:data|retention)\.locker$/,
  // What people write by hand is said too: the company has an address of its own.
  mail: /^common\.simulated\.|^mails\.|^essential\.resend\.|^confirmEmail\.|^stopOffers\.|^myData\.|^myBookings\.more$|^customer\.privacy\.person|^meta\.(?:confirm-email|stop-offers|my-data)\.|\.holdUnconfirmed$|^contact\.|^privacy\./,
}

describe('without a part', () => {
  it.each(locales)('%s changes the same sentences as Estonian, with the same places to fill in', (locale) => {
    expect(Object.keys(without[locale] ?? {})).toEqual(Object.keys(without.et ?? {}))
    for (const [parts, sentences] of Object.entries(without[locale] ?? {})) {
      expect([...sentences.keys()]).toEqual([...(without.et?.[parts]?.keys() ?? [])])
      for (const [key, text] of sentences) {
        const old = base[locale]?.get(key)
        expect({ key, slots: slotsOf(text) }).toEqual({ key, slots: slotsOf(old ?? 'no such sentence <?>') })
        expect({ key, isAnother: text !== old }).toEqual({ key, isAnother: true })
      }
    }
  })

  it.each(locales)('%s keeps to the house style', (locale) => {
    const unwanted = { et: /[!"'«»“]/, en: /[!"'«»„]/, ru: /[!"'“”„]/ }
    const texts = Object.values(without[locale] ?? {}).flatMap((sentences) => [...sentences.values()])
    expect(texts.filter((text) => unwanted[locale].test(text) || text !== text.trim())).toEqual([])
  })

  it('only names parts that exist', () => {
    const named = Object.keys(without.et ?? {}).flatMap((parts) => parts.split('+'))
    expect(named.filter((name) => !partNames.some((part) => part === name))).toEqual([])
  })

  it.each(locales.flatMap((locale) => partNames.map((part) => [locale, part] as const)))(
    'no sentence in %s mentions the %s',
    async (locale, part) => {
      for (const off of [[part], partNames]) {
        const said = flatten(await loadMessages(locale, off))
        const left = [...said].filter(
          ([key, text]) => partWords[part][locale].test(text) && !shownOnlyWith[part].test(key),
        )
        expect(left).toEqual([])
      }
    },
  )

  it('two that are off together have a sentence of their own', async () => {
    const of = async (off: OutsidePart[]) =>
      (await loadMessages('et', off)).accurateConditions.sections.booking.p1
    const told = await Promise.all([of([]), of(['bank']), of(['mail']), of(['mail', 'bank'])])
    expect(new Set(told).size).toBe(4)
  })

  it('what is there is said as ever', async () => {
    expect(await loadMessages('et', [])).toEqual(await loadMessages('et'))
    const { home } = await loadMessages('et', ['bank'])
    expect(home.hero.lead).toContain('nutikapist')
  })
})

/** `{name}` and `<tag>`; none of these sentences has plurals. */
function slotsOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}|<\w+>/g) ?? [])].toSorted()
}

function flatten(node: object, path = '', into: Sentences = new Map()): Sentences {
  for (const [key, value] of Object.entries(node)) {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') into.set(at, value)
    else flatten(value as object, at, into)
  }
  return into
}
