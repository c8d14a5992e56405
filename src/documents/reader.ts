import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core'
import type { Cents } from '../domain/money.ts'
import type { OutsidePart } from '../domain/outside-parts.ts'
import { formatMoney } from '../i18n/format.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'

type Area = NamespaceKeys<Messages, NestedKeyOf<Messages>>
type Translator<Name extends Area = never> = ReturnType<typeof createTranslator<Messages, Name>>

/** Whom a letter or a paper is for: the language it is written in, its words and its way with sums. */
export type Reader = {
  locale: Locale
  /** The words of one area. */
  t: <const Name extends Area>(area: Name) => Translator<Name>
  /** The words of every area, by their whole keys. */
  words: Translator
  money: (amount: Cents) => string
  /** What is only simulated, and must not be taken for real by whoever reads this. */
  simulated: readonly OutsidePart[]
}

export function readerOf(messages: Messages, locale: Locale, simulated: readonly OutsidePart[] = []): Reader {
  const common = {
    locale,
    messages,
    timeZone: 'Europe/Tallinn',
    // A missing word or argument is a bug, and no letter goes out with a hole in it.
    onError: (error: Error) => {
      throw error
    },
  }
  return {
    locale,
    t: (namespace) => createTranslator({ ...common, namespace }),
    words: createTranslator<Messages>(common),
    money: (amount) => formatMoney(amount, locale),
    simulated,
  }
}
