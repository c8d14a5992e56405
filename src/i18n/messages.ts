import type et from '../../messages/et.json'
import type { Locale } from './locales.ts'

/** The Estonian file is the measure: the other two do not compile with a key missing. */
export type Messages = typeof et

const files: Record<Locale, () => Promise<{ default: Messages }>> = {
  et: () => import('../../messages/et.json', { with: { type: 'json' } }),
  en: () => import('../../messages/en.json', { with: { type: 'json' } }),
  ru: () => import('../../messages/ru.json', { with: { type: 'json' } }),
}

export async function loadMessages(locale: Locale): Promise<Messages> {
  return (await files[locale]()).default
}
