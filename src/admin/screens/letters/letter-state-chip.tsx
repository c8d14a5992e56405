import { Chip } from '@mui/material'
import type { LetterAnswer } from '../../../contract/staff/letters.ts'
import { useWords } from '../../words/words.tsx'

const tones = {
  waiting: 'default',
  failing: 'warning',
  'given-up': 'error',
  refused: 'error',
  'held-back': 'warning',
  sent: 'success',
  silent: 'default',
} as const

/** What became of a letter. Without a mail server nothing was sent, whatever the books say. */
export function LetterStateChip({ letter, isPosted }: { letter: LetterAnswer; isPosted: boolean }) {
  const { t } = useWords('letters')
  const isKept = letter.state === 'sent' && !isPosted
  return (
    <Chip
      size="small"
      color={isKept ? 'default' : tones[letter.state]}
      variant={isKept || tones[letter.state] === 'default' ? 'outlined' : 'filled'}
      label={isKept ? t('kept') : t(`states.${letter.state}`)}
    />
  )
}
