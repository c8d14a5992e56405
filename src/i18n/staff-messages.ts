import type { Locale } from './locales.ts'
import type { messages } from './staff/et.ts'

/** The words of the staff area, a file an area. The Estonian ones are the measure, as on the visitors' pages. */
export type StaffMessages = typeof messages
export type StaffArea = keyof StaffMessages

const files: Record<Locale, () => Promise<{ messages: StaffMessages }>> = {
  et: () => import('./staff/et.ts'),
  en: () => import('./staff/en.ts'),
  ru: () => import('./staff/ru.ts'),
}

/** Apart from the visitors' words: no visitor's page ever loads these. */
export async function loadStaffMessages(locale: Locale): Promise<StaffMessages> {
  return (await files[locale]()).messages
}
