import { useTranslations } from 'use-intl'
import type { FieldError } from '../../../contract/field-errors.ts'
import type { ChangeForm } from '../../../contract/visitor/change.ts'
import type { Messages } from '../../../i18n/messages.ts'
import { useCallLink } from '../../ui/phone.tsx'
import { useFaultWords } from '../booking-client/fault-words.ts'

type Fault = Pick<FieldError, 'path' | 'code' | 'detail'>
type Words = Messages['customer']['change']

const isDriver = (path: string): boolean => path.startsWith('driver.')

/** The field on the page that a fault is about. */
export function fieldOfFault(path: string): string {
  if (path === 'rentAt') return 'rentDate'
  if (path === 'returnAt') return 'returnDate'
  return path.startsWith('services') ? 'extras' : path
}

/** What is wrong and what to do about it, in a sentence. */
export function useChangeFaultWords({ hours, times }: Pick<ChangeForm, 'hours' | 'times'>) {
  const t = useTranslations('customer.change')
  const driverWords = useFaultWords()
  const { phone } = useCallLink()
  return ({ path, code, detail }: Fault): string => {
    if (detail) return detail
    if (isDriver(path)) return driverWords({ name: path.replace('driver.', 'additionalDrivers.0.'), code })
    if (path.startsWith('services')) return t('faults.services')
    if (t.has(`obstacles.${code as keyof Words['obstacles']}`)) {
      const call = (number: string) => number
      return t.markup(`obstacles.${code as keyof Words['obstacles']}`, { phone, call, hours, times })
    }
    const isKnown = t.has(`faults.${code as keyof Words['faults']}`)
    return t(`faults.${isKnown ? (code as keyof Words['faults']) : 'ask_people'}`)
  }
}
