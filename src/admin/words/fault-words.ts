import type { StaffMessages } from '../../i18n/staff-messages.ts'

/** Whether there are words for a stable code of the API. */
export const isKeyOf = <Texts extends object>(texts: Texts, code: string): code is keyof Texts & string =>
  Object.hasOwn(texts, code)

/** What a code means to whoever fills in the form of a record. */
export const faultWords = ({ records: { faults } }: StaffMessages, code: string): string =>
  isKeyOf(faults, code) ? faults[code] : faults.format
