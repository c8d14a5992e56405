import { createTranslator as createIntlTranslator, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core'
import type { Locale } from '../i18n/locales.ts'
import type { Messages } from '../i18n/messages.ts'

export type Area = NamespaceKeys<Messages, NestedKeyOf<Messages>>

/** The words of one area. A missing word or argument is a bug, and no letter goes out with a hole in it. */
export function createTranslator<const Name extends Area>(
  area: Name | undefined,
  texts: Messages,
  locale: Locale,
) {
  return createIntlTranslator<Messages, Name>({
    locale,
    messages: texts,
    ...(area ? { namespace: area } : {}),
    timeZone: 'Europe/Tallinn',
    onError: (error) => {
      throw error
    },
  })
}

/** The words of every area, by their whole keys. */
export const translatorOfAll = (texts: Messages, locale: Locale) =>
  createTranslator<never>(undefined, texts, locale)
