import type { Locale } from '../../i18n/locales.ts'

const AMOUNT = /^[-−]?\d+([.,]\d{1,2})?$/

/**
 * A number as people type it in any language, with a comma or a point and spaces between the thousands: null for nothing,
 * not a number for anything else. Three digits after a comma are anything else, as they may have meant thousands.
 */
export function readAmount(text: string): number | null {
  const bare = text.replaceAll(/[\s€%]/g, '')
  if (bare === '') return null
  return AMOUNT.test(bare) ? Number(bare.replace(',', '.').replace('−', '-')) : Number.NaN
}

/** As it stands in a field: whole euros without cents. */
export function writeAmount(amount: number | null, locale: Locale): string {
  if (amount === null || Number.isNaN(amount)) return ''
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return locale === 'en' ? text : text.replace('.', ',')
}
