import type { Locale } from './locales.ts'

/** The name of a record that has one in each language. */
export function nameIn(
  { name, nameEn, nameRu }: { name: string; nameEn: string; nameRu: string },
  locale: Locale,
): string {
  return { et: name, en: nameEn, ru: nameRu }[locale]
}
