import { useTranslations } from 'use-intl'
import type { PageName } from '../../i18n/pages.ts'
import { useCurrentPage } from '../locale.ts'
import { useRootData } from '../root-data.ts'
import { Notice } from '../ui/notice.tsx'

/** The pages on which something of others acts. */
const actsOn = {
  'bank-links': 'bank',
  sign: 'phones',
  smartlocker: 'lockers',
  'booking-end': 'mail',
} as const satisfies Partial<Record<PageName, string>>

/** Nobody takes a payment, a signature or a letter for real that is not. */
export function SimulatedNotice({ of }: { of?: 'bank' }) {
  const t = useTranslations('common.simulated')
  const page = useCurrentPage()
  const parts = useRootData()?.parts
  const part = of ?? (page && page in actsOn ? actsOn[page as keyof typeof actsOn] : undefined)
  if (!part || parts?.[part] !== 'simulated') return null
  return <Notice tone="warning">{t(part)}</Notice>
}
