import { readFileSync } from 'node:fs'
import { withHouseFigures } from '../../src/i18n/house-figures.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Messages } from '../../src/i18n/messages.ts'

const read = (locale: Locale): Messages =>
  withHouseFigures(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')), locale)

/** The words on the pages, so that tests find things as people do. */
export const messages: Record<Locale, Messages> = { et: read('et'), en: read('en'), ru: read('ru') }
