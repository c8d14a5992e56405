import format from 'icu-minify/format'
import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { compiledMessages } from './compiled-messages.ts'
import { locales } from './locales.ts'
import { loadMessages } from './messages.ts'

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

type Texts = { [key: string]: string | Texts }

function pathsOf(texts: Texts, path: string[] = []): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[[...path, key].join('.'), text]] : pathsOf(text, [...path, key]),
  )
}

function valuesFor(text: string, count: number) {
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  return {
    ...Object.fromEntries(named(/\{(\w+)/g).map((name) => [name, count])),
    ...Object.fromEntries(
      named(/<(\w+)>/g).map((name) => [name, (chunks: unknown) => `[${name}:${[chunks].flat().join('')}]`]),
    ),
  }
}

const at = (texts: object, path: string) =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], texts)

describe('a compiled message', () => {
  it.each(locales)('says in %s what the message says, whatever is counted', async (locale) => {
    const messages = await loadMessages(locale)
    const compiled = compiledMessages(messages)
    const say = createTranslator({ locale, messages }) as unknown as {
      markup: (path: string, values: object) => string
    }
    const all = pathsOf(messages)
    expect(all.length).toBeGreaterThan(500)
    for (const [path, text] of all) {
      for (const count of [0, 1, 2, 5, 11, 21, 102]) {
        const values = valuesFor(text, count)
        const said = format(at(compiled, path) as never, locale, values, { formatters })
        expect([said].flat().join(''), path).toBe(say.markup(path, values))
        if (Object.keys(values).length === 0) break
      }
    }
  })

  it('is compiled once', async () => {
    const { common } = await loadMessages('en')
    expect(compiledMessages(common)).toBe(compiledMessages(common))
  })
})
