import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { houseFigures, withHouseFigures } from './house-figures.ts'
import { type Locale, locales } from './locales.ts'
import type { Messages } from './messages.ts'
import { pageNames } from './pages.ts'
import { loadStaffMessages } from './staff-messages.ts'

/** The visitors' words as they are written, and the staff's; those of react-admin are written in its own way and looked at apart. */
async function allMessages(locale: Locale) {
  const { react: _, ...staff } = await loadStaffMessages(locale)
  const written: Messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))
  return { ...written, staff }
}

const files: Record<Locale, Map<string, string>> = {
  et: flatten(await allMessages('et')),
  en: flatten(await allMessages('en')),
  ru: flatten(await allMessages('ru')),
}

const estonian = [...files.et.keys()]
const translations = ['en', 'ru'] as const
const everyMessage = locales.flatMap((locale) =>
  [...files[locale]].map(([key, text]) => ({ locale, key, text })),
)

describe('the three languages', () => {
  it.each(translations)('%s has the keys of et, in the same order', (locale) => {
    expect([...files[locale].keys()]).toEqual(estonian)
  })

  it.each(translations)('%s takes the arguments and tags of et', (locale) => {
    for (const [key, text] of files.et) {
      expect({ key, slots: slotsOf(files[locale].get(key) ?? '') }).toEqual({ key, slots: slotsOf(text) })
    }
  })

  it('have every plural form of their language', () => {
    const forms = { et: ['one', 'other'], en: ['one', 'other'], ru: ['one', 'few', 'many', 'other'] }
    for (const { locale, key, text } of everyMessage) {
      for (const plural of argumentsOf(text).filter(({ type }) => type === 'plural')) {
        expect({ key, forms: plural.options.filter((option) => !option.startsWith('=')) }).toEqual({
          key,
          forms: forms[locale],
        })
      }
    }
  })

  it('say something everywhere', () => {
    const faulty = everyMessage.filter(({ text }) => text !== text.trim() || text === '')
    expect(faulty).toEqual([])
  })

  it('keep to the house style: own quotes, no shouting, no stray straight quotes', () => {
    const unwanted = { et: /[!"'«»“]/, en: /[!"'«»„]/, ru: /[!"'“”„]/ }
    expect(everyMessage.filter(({ locale, text }) => unwanted[locale].test(text))).toEqual([])
  })
})

describe('the words of react-admin', () => {
  it('are the same in every language, with the same places to fill in', async () => {
    const react = async (locale: Locale) => flatten((await loadStaffMessages(locale)).react)
    const [et, ...others] = [await react('et'), await react('en'), await react('ru')]
    const filledIn = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].toSorted()
    for (const words of others) {
      expect([...words.keys()]).toEqual([...(et?.keys() ?? [])])
      for (const [key, text] of words) {
        if (text.includes('||||')) continue
        expect({ key, slots: filledIn(text) }).toEqual({ key, slots: filledIn(et?.get(key) ?? '') })
      }
    }
  })
})

describe('what other parts look up by name', () => {
  it('every page has a title and a description', () => {
    for (const page of pageNames) {
      expect(estonian).toContain(`meta.${page}.title`)
      expect(estonian).toContain(`meta.${page}.description`)
    }
    expect(estonian.filter((key) => key.startsWith('meta.'))).toHaveLength(pageNames.length * 2)
  })

  it('titles and descriptions fit a search result', () => {
    for (const { locale, key, text } of everyMessage.filter(({ key }) => key.startsWith('meta.'))) {
      const { length } = withHouseFigures({ text }, locale).text
      expect({ key, length }).toSatisfy(({ length }) => length <= (key.endsWith('title') ? 50 : 200))
    }
  })

  it('the order button names the duty to pay', () => {
    expect(locales.map((locale) => files[locale].get('client.submit'))).toEqual([
      'Telli ja maksa',
      'Order and pay',
      'Заказать и оплатить',
    ])
  })

  it('the legal pages need only the company, the deposits, times that are set and the edition', () => {
    const known = new Set([
      'company',
      'registryCode',
      'address',
      'email',
      'phone',
      'depositFrom',
      'depositTo',
      'cookie',
      'openDays',
      'hold',
      'date',
      'refuelFee',
      'cleaningPrice',
      'deepCleaningPrice',
      'smokingFee',
      'claimFee',
      'disputeDays',
      'changeHours',
      'changeTimes',
      'changeFee',
      'hasChangeFee',
      'youngAge',
      ...Object.keys(houseFigures('et')),
    ])
    const legal = /^(?:conditions|accurateConditions|privacy)\./
    const texts = [...files.et].filter(([key]) => legal.test(key)).map(([, text]) => text)
    expect(texts).not.toEqual([])
    expect(texts.flatMap(argumentsOf).filter(({ name }) => !known.has(name))).toEqual([])
  })

  it('the full conditions have their twenty sections', () => {
    const sections = estonian.filter((key) => /^accurateConditions\.sections\.\w+\.title$/.test(key))
    expect(sections.map((key) => files.et.get(key))).toEqual([
      'Rentija ja juht',
      'Vajalikud dokumendid',
      'Broneerimine ja maksmine',
      'Hind sisaldab',
      'Tagatisraha',
      'Kindlustus ja omavastutus',
      'Kütus',
      'Läbisõit',
      'Sõidupiirkond ja piiriületus',
      'Auto üleandmine ja tagastamine',
      'Hilinemine',
      'Lisajuht ja noor juht',
      'Laste turvavarustus',
      'Talverehvid',
      'Suitsetamine, loomad, puhastus',
      'Trahvid ja parkimine',
      'Avarii ja rike',
      'Tühistamine',
      'Isikuandmed',
      'Vaidlused',
    ])
  })
})

describe('reading ICU arguments', () => {
  it('sees nested ones, options and tags', () => {
    const text =
      '<a>{n, plural, =0 {none} one {# of {total}} other {#}}</a> {kind, select, x {{name}} other {-}}'
    expect(argumentsOf(text)).toEqual([
      { name: 'n', type: 'plural', options: ['=0', 'one', 'other'] },
      { name: 'total', type: '', options: [] },
      { name: 'kind', type: 'select', options: ['x', 'other'] },
      { name: 'name', type: '', options: [] },
    ])
    expect(slotsOf(text)).toEqual(['<a>', '{kind, select, x other}', '{name}', '{n}', '{total}'])
  })

  it.each(['{', '}', 'a {b', '{a}}', '{n, plural, one {a}', '{}'])('refuses %s', (text) => {
    expect(() => argumentsOf(text)).toThrow(text)
  })
})

function flatten(node: object, path = '', into = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(node)) {
    const at = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') into.set(at, value)
    else if (typeof value === 'object' && value !== null) flatten(value, at, into)
    else throw new TypeError(`${at} is neither text nor a group`)
  }
  return into
}

type Argument = { name: string; type: string; options: string[] }

/** What a caller must pass: one language needs a plural where another does not, so only the name counts. */
function slotsOf(message: string): string[] {
  const slots = argumentsOf(message).map(({ name, type, options }) => {
    return type === 'select' ? `{${name}, select, ${options.join(' ')}}` : `{${name}}`
  })
  const tags = message.match(/<\w+>/g) ?? []
  return [...new Set([...slots, ...tags])].toSorted()
}

/** The part of the ICU grammar our messages use: `{name}`, `{name, number}` and `{name, plural|select, option {message} …}`. */
function argumentsOf(message: string): Argument[] {
  const found: Argument[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    const match = new RegExp(pattern.source, 'uy')
    match.lastIndex = at
    const text = match.exec(message)?.[0]
    at += text?.length ?? 0
    return text
  }
  const expectText = (pattern: RegExp): string => {
    const text = take(pattern)
    if (text === undefined) throw new SyntaxError(`character ${at} of: ${message}`)
    return text.trim()
  }
  const readMessage = (): void => {
    while (take(/[^{}]+/) !== undefined || message[at] === '{') if (message[at] === '{') readArgument()
  }
  const readArgument = (): void => {
    expectText(/\{/)
    const argument: Argument = { name: expectText(/\s*\w+\s*/), type: '', options: [] }
    found.push(argument)
    if (take(/,/) !== undefined) {
      argument.type = expectText(/\s*(?:plural|select|number)\s*/)
      if (argument.type === 'number') {
        take(/,\s*::[\w-]+\s*/)
        expectText(/\}/)
        return
      }
      expectText(/,/)
      while (message[at] !== '}') {
        argument.options.push(expectText(/\s*(?:=\d+|\w+)\s*/))
        expectText(/\{/)
        readMessage()
        expectText(/\}\s*/)
      }
    }
    expectText(/\}/)
  }
  readMessage()
  if (at < message.length) throw new SyntaxError(`character ${at} of: ${message}`)
  return found
}
