import { Box, Button, MenuItem, TextField } from '@mui/material'
import type { LetterAnswer } from '../../../contract/staff/letters.ts'
import { useWords } from '../../words/words.tsx'

const states: readonly LetterAnswer['state'][] = ['waiting', 'failing', 'given-up', 'sent', 'silent']

export type LetterFilters = { state: string; kind: string; booking: string; recipient: string }
export const noFilters: LetterFilters = { state: '', kind: '', booking: '', recipient: '' }

type Props = {
  filters: LetterFilters
  kinds: readonly LetterAnswer['kind'][]
  onChange: (changes: Partial<LetterFilters>) => void
}

export function LetterFilterBar({ filters, kinds, onChange }: Props) {
  const t = useWords('letters')
  const isNarrowed = Object.values(filters).some(Boolean)
  return (
    <Box
      component="search"
      aria-label={t('filters')}
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
      }}
    >
      <TextField
        select
        label={t('state')}
        value={filters.state}
        onChange={(event) => onChange({ state: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('all')}</MenuItem>
        {states.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`states.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('kind')}
        value={filters.kind}
        onChange={(event) => onChange({ kind: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('all')}</MenuItem>
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('bookingNumber')}
        value={filters.booking}
        onChange={(event) => onChange({ booking: event.target.value })}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <TextField
        type="search"
        label={t('recipient')}
        value={filters.recipient}
        onChange={(event) => onChange({ recipient: event.target.value })}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <Button variant="outlined" disabled={!isNarrowed} onClick={() => onChange(noFilters)}>
        {t('clear')}
      </Button>
    </Box>
  )
}
