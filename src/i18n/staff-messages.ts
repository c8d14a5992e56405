import type { Locale } from './locales.ts'
import type * as estonian from './staff/et.ts'
import type * as handOverEstonian from './staff/hand-over-et.ts'
import type * as lateEstonian from './staff/late-et.ts'

/** The words of the staff area, a file an area. The Estonian ones are the measure, as on the visitors' pages. */
export type StaffMessages = Omit<typeof estonian, keyof typeof lateEstonian> & typeof lateEstonian
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

const handOverFiles: Record<Locale, () => Promise<typeof handOverEstonian>> = {
  et: () => import('./staff/hand-over-et.ts'),
  en: () => import('./staff/hand-over-en.ts'),
  ru: () => import('./staff/hand-over-ru.ts'),
}

/** Apart from the visitors' words: no visitor's page ever loads these. */
export const loadStaffMessages = async (locale: Locale): Promise<StaffMessages> => ({
  ...(await files[locale]()),
  ...(await lateFiles[locale]()),
})

/** What the door, the menu and the first screen say; the rest comes with whichever screen is opened next. */
export const loadFirstStaffMessages = (locale: Locale) => files[locale]()
export const loadLateStaffMessages = (locale: Locale) => lateFiles[locale]()

/** What the page beside the car says: the phone keeps all three languages. */
export const loadHandOverMessages = (locale: Locale) => handOverFiles[locale]()
