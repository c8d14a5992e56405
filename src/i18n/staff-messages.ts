import type { Locale } from './locales.ts'
import type * as estonian from './staff/et.ts'

/** The words of the staff area, a file an area. The Estonian ones are the measure, as on the visitors' pages. */
export type StaffMessages = typeof estonian
export type StaffArea = keyof StaffMessages

const files: Record<Locale, () => Promise<StaffMessages>> = {
  et: () => import('./staff/et.ts'),
  en: () => import('./staff/en.ts'),
  ru: () => import('./staff/ru.ts'),
}

/** Apart from the visitors' words: no visitor's page ever loads these. */
export const loadStaffMessages = (locale: Locale): Promise<StaffMessages> => files[locale]()
