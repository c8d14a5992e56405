export const locales = ['et', 'en', 'ru'] as const

export type Locale = (typeof locales)[number]

/** Its paths have no prefix. */
export const defaultLocale: Locale = 'et'

/** What search engines show to speakers of other languages: visitors from abroad read English. */
export const fallbackLocale: Locale = 'en'

export const localeCookie = { name: 'i18n_redirected', maxAgeDays: 365 } as const

/** Each language calls itself by its own name. */
export const localeNames: Record<Locale, string> = { et: 'Eesti', en: 'English', ru: 'Русский' }

/** BCP 47 tags for Intl. Not `en-EE`: it mixes British and Estonian separators. */
export const localeTags: Record<Locale, string> = { et: 'et-EE', en: 'en-GB', ru: 'ru-RU' }

export const openGraphLocales: Record<Locale, string> = { et: 'et_EE', en: 'en_GB', ru: 'ru_RU' }

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
