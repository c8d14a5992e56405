import { Button } from '@mui/material'
import type { LetterAnswer } from '../../../contract/staff/letters.ts'
import { letterStates } from '../../../domain/letters.ts'
import { Columns } from '../../ui/columns.tsx'
import { ChoiceInput, TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'

export type LetterFilters = { state: string; kind: string; booking: string; recipient: string }
export const noFilters: LetterFilters = { state: '', kind: '', booking: '', recipient: '' }

type Props = {
  filters: LetterFilters
  kinds: readonly LetterAnswer['kind'][]
  onChange: (changes: Partial<LetterFilters>) => void
}

export function LetterFilterBar({ filters, kinds, onChange }: Props) {
  const { t } = useWords('letters')
  const all = { id: '', name: t('all') }
  const isNarrowed = Object.values(filters).some(Boolean)
  return (
    <Columns component="search" aria-label={t('filters')} gap={1.5} isTop sx={{ mb: 2 }}>
      <ChoiceInput
        label={t('state')}
        value={filters.state}
        options={[all, ...letterStates.map((id) => ({ id, name: t(`states.${id}`) }))]}
        onChange={(state) => onChange({ state })}
      />
      <ChoiceInput
        label={t('kind')}
        value={filters.kind}
        options={[all, ...kinds.map((id) => ({ id, name: t(`kinds.${id}`) }))]}
        onChange={(kind) => onChange({ kind })}
      />
      <TextInput
        label={t('bookingNumber')}
        value={filters.booking}
        onChange={(booking) => onChange({ booking })}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <TextInput
        type="search"
        label={t('recipient')}
        value={filters.recipient}
        onChange={(recipient) => onChange({ recipient })}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
      <Button variant="outlined" disabled={!isNarrowed} onClick={() => onChange(noFilters)}>
        {t('clear')}
      </Button>
    </Columns>
  )
}
