import { isLocale, type Locale } from './locales.ts'

const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/**
 * The language a visitor asks for: what was chosen here before, else the best of the browser's list.
 * Undefined when neither names one of ours; then the path decides.
 */
export function detectLocale(asked: {
  cookie?: string | null | undefined
  acceptLanguage?: string | null | undefined
}): Locale | undefined {
  return isLocale(asked.cookie) ? asked.cookie : bestOf(asked.acceptLanguage ?? '')
}

function bestOf(acceptLanguage: string): Locale | undefined {
  let best: { locale: Locale; quality: number } | undefined
  for (const range of acceptLanguage.split(',')) {
    const wish = parseRange(range)
    if (wish && wish.quality > (best?.quality ?? 0)) best = wish
  }
  return best?.locale
}

/** `en-US;q=0.8`. A range that is malformed, or not one of our languages, says nothing. */
function parseRange(range: string): { locale: Locale; quality: number } | undefined {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const locale = tag.split('-', 1)[0]
  if (!isLocale(locale)) return undefined
  const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))
  if (quality === undefined) return { locale, quality: 1 }
  const value = quality.slice(quality.indexOf('=') + 1).trim()
  return QUALITY.test(value) ? { locale, quality: Number(value) } : undefined
}
