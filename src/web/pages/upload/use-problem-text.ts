import { useTranslations } from 'use-intl'

const known = [
  'empty',
  'not_a_picture',
  'unreadable',
  'too_complex',
  'pdf_too_large',
  'too_many',
  'unknown_driver',
  'aborted',
  'no_booking',
  'too_many_requests',
  'offline',
  'busy',
  'not_kept',
] as const

/** Why a file was not taken and what to do, whoever said no. */
export function useProblemText(): (code: string) => string {
  const t = useTranslations('customer.upload')
  const errors = useTranslations('errors')
  return (code) =>
    code === 'too_large' ? t('tooLarge') : errors(known.find((one) => one === code) ?? 'internal')
}
