import type { Locale } from './locales.ts'
import type * as estonian from './staff/et.ts'
import type * as lateEstonian from './staff/late-et.ts'

/** The words of the staff area, a file an area. The Estonian ones are the measure, as on the visitors' pages. */
export type StaffMessages = typeof estonian & typeof lateEstonian
export type StaffArea = keyof StaffMessages

const files: Record<Locale, () => Promise<typeof estonian>> = {
  et: () => import('./staff/et.ts'),
  en: () => import('./staff/en.ts'),
  ru: () => import('./staff/ru.ts'),
}

const lateFiles: Record<Locale, () => Promise<typeof lateEstonian>> = {
  et: () => import('./staff/late-et.ts'),
  en: () => import('./staff/late-en.ts'),
  ru: () => import('./staff/late-ru.ts'),
}

/** Apart from the visitors' words: no visitor's page ever loads these. */
export const loadStaffMessages = async (locale: Locale): Promise<StaffMessages> => ({
  ...(await files[locale]()),
  ...(await lateFiles[locale]()),
})

/** What the staff area begins with; the rest comes with the screens that say it. */
export const loadFirstStaffMessages = (locale: Locale) => files[locale]()
export const loadLateStaffMessages = (locale: Locale) => lateFiles[locale]()
