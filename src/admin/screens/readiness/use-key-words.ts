import type { KeyAnswer } from '../../../contract/staff/readiness.ts'
import { useWords } from '../../words/words.tsx'

/** Where a key is, in a sentence. */
export function useKeyWords(): (key: KeyAnswer) => string {
  const { t } = useWords('readiness')
  return ({ label, place, spot, holder, booking }) => {
    if (booking) return `${t('keys.of', { label })}: ${t('keys.withCustomer', { number: booking })}`
    const where = holder
      ? t('keys.with', { name: holder })
      : [place, spot].filter(Boolean).join(', ') || t('keys.unknown')
    return `${t('keys.of', { label })}: ${where}`
  }
}
