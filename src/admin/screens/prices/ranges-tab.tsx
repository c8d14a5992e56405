import { Alert, Button, IconButton, Paper, Stack, Typography } from '@mui/material'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/words.tsx'
import { AmountField } from './amount-field.tsx'
import { faultWord } from './fault-words.ts'
import type { Faults } from './price-draft.ts'
import type { RangeForm } from './price-forms.ts'
import { rangeText } from './range-adjustments.tsx'

type RangesTabProps = {
  ranges: readonly RangeForm[]
  faults: Faults
  isReadOnly: boolean
  onChange: (form: RangeForm) => void
  onAdd: () => void
  onRemove: (id: number) => void
}

/** Lengths of rental that discounts and coupons speak of. */
export function RangesTab({ ranges, faults, isReadOnly, onChange, onAdd, onRemove }: RangesTabProps) {
  const t = useWords('prices')
  const fault = (id: number, field: string) => faultWord(t, faults.get(`ranges.${id}.${field}`))
  const refused = [...faults.entries()].filter(([place]) => /^ranges\.\d+\.id$/.test(place))
  return (
    <Paper sx={{ p: 2, maxWidth: 640 }}>
      <Typography component="h2" variant="h5">
        {t('ranges.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('ranges.lead')}</Typography>
      {refused.map(([place, code]) => (
        <Alert key={place} severity="error" role="alert" sx={{ mb: 2 }}>
          {faultWord(t, code)}
        </Alert>
      ))}
      <Stack component="ul" sx={{ gap: 1.25, m: 0, p: 0 }}>
        {ranges.map((range) => (
          <Stack
            component="li"
            key={range.id}
            direction="row"
            sx={{ gap: 1.5, listStyle: 'none', alignItems: 'flex-start', flexWrap: 'wrap' }}
          >
            <AmountField
              label={t('ranges.from')}
              value={range.minDay}
              fault={fault(range.id, 'minDay')}
              isReadOnly={isReadOnly}
              width={130}
              onChange={(minDay) => onChange({ ...range, minDay })}
            />
            <AmountField
              label={t('ranges.to')}
              value={range.maxDay}
              fault={fault(range.id, 'maxDay')}
              isReadOnly={isReadOnly}
              width={130}
              onChange={(maxDay) => onChange({ ...range, maxDay })}
            />
            {isReadOnly ? null : (
              <IconButton
                aria-label={t('ranges.remove', { length: rangeText(range) })}
                onClick={() => onRemove(range.id)}
              >
                <Icon name="cross" />
              </IconButton>
            )}
          </Stack>
        ))}
      </Stack>
      {isReadOnly ? null : (
        <Button sx={{ mt: 2 }} variant="outlined" onClick={onAdd} startIcon={<Icon name="plus" />}>
          {t('ranges.add')}
        </Button>
      )}
    </Paper>
  )
}
