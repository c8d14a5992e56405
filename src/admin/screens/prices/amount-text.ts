import type { Locale } from '../../../i18n/locales.ts'

const AMOUNT = /^[-−]?\d+([.,]\d+)?$/

/** A number as people type it, with a comma or a point: undefined for nothing, not a number for anything else. */
export function readAmount(text: string): number | undefined {
  const bare = text.replaceAll(/[\s€%]/g, '')
  if (bare === '') return undefined
  return AMOUNT.test(bare) ? Number(bare.replace(',', '.').replace('−', '-')) : Number.NaN
}

/** As it stands in a field: whole euros without cents. */
export function writeAmount(amount: number, locale: Locale): string {
  const text = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return locale === 'en' ? text : text.replace('.', ',')
}
