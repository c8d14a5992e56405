import type { Cents } from '../domain/money.ts'
import { formatMoney } from '../i18n/format.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'
import { type Area, createTranslator } from './translator.ts'

/** Whom a letter or a paper is for: the language it is written in, its words by area, and its way with sums. */
export type Reader = {
  locale: Locale
  texts: Messages
  t: <const Name extends Area>(area: Name) => ReturnType<typeof createTranslator<Name>>
  money: (amount: Cents) => string
}

export function readerOf(texts: Messages, locale: Locale): Reader {
  return {
    locale,
    texts,
    t: (area) => createTranslator(area, texts, locale),
    money: (amount) => formatMoney(amount, locale),
  }
}
