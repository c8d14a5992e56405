import { Box, Button, IconButton, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/words.tsx'
import { AmountField } from './amount-field.tsx'
import { DateField } from './date-field.tsx'
import { faultWord } from './fault-words.ts'
import type { Faults } from './price-draft.ts'
import type { EndRegulationForm } from './price-forms.ts'

type PeriodsTabProps = {
  weekend: string
  tax: string
  endRegulations: readonly EndRegulationForm[]
  faults: Faults
  isReadOnly: boolean
  onWeekend: (text: string) => void
  onTax: (text: string) => void
  onChange: (form: EndRegulationForm) => void
  onAdd: () => void
  onRemove: (id: number) => void
}

/** What is added to or taken off a whole price: the weekend, periods, and the tax within it. */
export function PeriodsTab(props: PeriodsTabProps) {
  const { weekend, tax, endRegulations, faults, isReadOnly, onWeekend, onTax, onChange, onAdd, onRemove } =
    props
  const t = useWords('prices')
  const fault = (place: string) => faultWord(t, faults.get(place))
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Paper sx={{ p: 2 }}>
          <Typography component="h2" variant="h5">
            {t('weekend.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('weekend.lead')}</Typography>
          <AmountField
            label={t('weekend.discount')}
            value={weekend}
            unit="%"
            width={160}
            fault={fault('weekend.discount')}
            isReadOnly={isReadOnly}
            onChange={onWeekend}
          />
        </Paper>
        <Paper sx={{ p: 2 }}>
          <Typography component="h2" variant="h5">
            {t('tax.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('tax.lead')}</Typography>
          <AmountField
            label={t('tax.rate')}
            value={tax}
            unit="%"
            width={160}
            fault={fault('tax.amount')}
            isReadOnly={isReadOnly}
            onChange={onTax}
          />
        </Paper>
      </Box>
      <Paper sx={{ p: 2 }}>
        <Typography component="h2" variant="h5">
          {t('periods.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('periods.lead')}</Typography>
        {endRegulations.length === 0 ? <Typography>{t('periods.none')}</Typography> : null}
        <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0 }}>
          {endRegulations.map((form) => {
            const place = `endRegulations.${form.id}`
            return (
              <Stack
                component="li"
                key={form.id}
                direction="row"
                sx={{ gap: 1.5, flexWrap: 'wrap', listStyle: 'none', alignItems: 'flex-start' }}
              >
                <DateField
                  label={t('periods.start')}
                  value={form.start}
                  fault={fault(`${place}.start`)}
                  isReadOnly={isReadOnly}
                  onChange={(start) => onChange({ ...form, start })}
                />
                <DateField
                  label={t('periods.end')}
                  value={form.end}
                  fault={fault(`${place}.end`)}
                  isReadOnly={isReadOnly}
                  onChange={(end) => onChange({ ...form, end })}
                />
                <TextField
                  select
                  label={t('periods.kind')}
                  value={form.isDiscount ? 'less' : 'more'}
                  disabled={isReadOnly}
                  sx={{ minWidth: 130 }}
                  onChange={(event) => onChange({ ...form, isDiscount: event.target.value === 'less' })}
                >
                  <MenuItem value="less">{t('periods.less')}</MenuItem>
                  <MenuItem value="more">{t('periods.more')}</MenuItem>
                </TextField>
                <AmountField
                  label={t('periods.amount')}
                  value={form.amount}
                  unit="%"
                  fault={fault(`${place}.amount`)}
                  isReadOnly={isReadOnly}
                  onChange={(amount) => onChange({ ...form, amount })}
                />
                {isReadOnly ? null : (
                  <IconButton aria-label={t('periods.remove')} onClick={() => onRemove(form.id)}>
                    <Icon name="cross" />
                  </IconButton>
                )}
              </Stack>
            )
          })}
        </Stack>
        {isReadOnly ? null : (
          <Button sx={{ mt: 2 }} variant="outlined" onClick={onAdd} startIcon={<Icon name="plus" />}>
            {t('periods.add')}
          </Button>
        )}
      </Paper>
    </Stack>
  )
}
