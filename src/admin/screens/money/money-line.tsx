import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

type Props = { who: ReactNode; cash: ReactNode; card: ReactNode; action?: ReactNode }

const columns = { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 8.5rem 8.5rem', md: 'minmax(0, 1fr) 9rem 9rem' }

/** On a phone who and where stand above the sums, and the button below them: nothing is ever out of sight. */
export function MoneyLine({ who, cash, card, action }: Props) {
  const { t } = useWords('money')
  const withAction = (tracks: string) => (action === undefined ? tracks : `${tracks} 8rem`)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { ...columns, sm: withAction(columns.sm), md: withAction(columns.md) },
        alignItems: 'start',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}>{who}</Box>
      <Sum name={t('day.cash')}>{cash}</Sum>
      <Sum name={t('day.card')}>{card}</Sum>
      {action ? (
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, textAlign: { sm: 'right' } }}>{action}</Box>
      ) : null}
    </Box>
  )
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums', textAlign: { sm: 'right' } }}>
      <Note>{name}</Note>
      {children}
    </Box>
  )
}
