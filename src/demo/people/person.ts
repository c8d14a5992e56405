import type { HabitKey } from '../bookings/habits.ts'

/** Somebody who rents: what they are like decides what they rent. Nobody here exists. */
export type Person = {
  first: string
  last: string
  /** One of the two: an Estonian code made for tests, or the date of birth. */
  idCode?: string
  born?: string
  licence: string
  address: string
  phone: string
  language: 'et' | 'en' | 'ru'
  habit: HabitKey
  /** What the desk knows of them, in the language they speak. */
  note: string
  wantsAds?: boolean
  company?: { name: string; address: string; registryCode?: string; vatNumber?: string }
}
