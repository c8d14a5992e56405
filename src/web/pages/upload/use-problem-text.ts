import { useTranslations } from 'use-intl'
import type { UploadProblem } from '../../../contract/visitor/customer.ts'

type Code =
  | Exclude<UploadProblem, 'too_large'>
  | 'no_booking'
  | 'too_many_requests'
  | 'offline'
  | 'busy'
  | 'not_kept'

/** Why a file was not taken and what to do, whoever said no. */
export function useProblemText(): (code: string) => string {
  const t = useTranslations('customer.upload')
  const errors = useTranslations('errors')
  const isKnown = (code: string): code is Code => errors.has(code as Code)
  return (code) => (code === 'too_large' ? t('tooLarge') : errors(isKnown(code) ? code : 'internal'))
}
