import type { StaffMessages } from '../../i18n/staff-messages.ts'

/** What a stable code means to whoever fills in the form. */
export function faultWords({ records: { faults } }: StaffMessages, code: string): string {
  return isFault(faults, code) ? faults[code] : faults.format
}

const isFault = (faults: StaffMessages['records']['faults'], code: string): code is keyof typeof faults =>
  Object.hasOwn(faults, code)
