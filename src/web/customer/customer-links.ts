import { useSearchParams } from 'react-router'
import type { CustomerView } from '../../contract/visitor/customer.ts'
import type { StepName } from '../../domain/booking/customer-steps.ts'
import { usePaths } from '../locale.ts'
import type { CustomerPageName } from './open-page.server.ts'

/** The other pages of the same booking: its number goes with every link. */
export function useCustomerLinks(): (page: CustomerPageName, more?: Record<string, string>) => string {
  const to = usePaths()
  const [query] = useSearchParams()
  const booking = query.get('booking') ?? ''
  return (page, more = {}) => `${to(page)}?${new URLSearchParams({ booking, ...more }).toString()}`
}

const pageOfStep: Record<StepName, CustomerPageName> = {
  payment: 'bank-links',
  deposit: 'bank-links',
  documents: 'upload-documents',
  contract: 'sign',
  'pick-up': 'smartlocker',
  return: 'smartlocker',
  questionnaire: 'questionnaire',
}

/** Where a step is done; undefined when people do it with the customer. */
export function pageOf(step: StepName, view: CustomerView): CustomerPageName | undefined {
  if (step === 'pick-up' && !view.locker) return undefined
  if (step === 'return' && !view.locker?.goesBackIntoLocker) return undefined
  return pageOfStep[step]
}
