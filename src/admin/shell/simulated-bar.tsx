import { Alert } from '@mui/material'
import { type OutsideParts, partsThatAre } from '../../domain/outside-parts.ts'
import { formatList } from '../../i18n/format.ts'
import { useWords } from '../words/words.tsx'

/** Above every screen: nobody at work takes play money for money. */
export function SimulatedBar({ parts }: { parts: OutsideParts | undefined }) {
  const { t, locale } = useWords('shell')
  const simulated = parts ? partsThatAre(parts, 'simulated') : []
  if (simulated.length === 0) return null
  const names = simulated.map((part) => t(`simulated.${part}`))
  return (
    <Alert severity="warning" variant="filled" role="note" className="not-printed" sx={{ mb: 2 }}>
      {t('simulated.text', { parts: formatList(names, locale) })}
    </Alert>
  )
}
