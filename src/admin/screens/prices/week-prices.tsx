import { Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { Weekday } from '../../../domain/calendar/wall-clock.ts'
import { weekdayName } from '../../../i18n/format.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { AmountField } from './amount-field.tsx'
import type { SeasonForm } from './price-forms.ts'

type WeekPricesProps = {
  form: SeasonForm
  fault: (field: string) => string | undefined
  isReadOnly: boolean
  onChange: (form: SeasonForm) => void
}

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** What a day and an hour cost on each weekday. */
export function WeekPrices({ form, fault, isReadOnly, onChange }: WeekPricesProps) {
  const t = useWords('prices')
  const locale = useStaffLocale()
  const field = (kind: 'day' | 'hour', weekday: Weekday) => (
    <AmountField
      isLabelHidden
      label={t(kind === 'day' ? 'season.dayOf' : 'season.hourOf', { weekday: weekdayName(weekday, locale) })}
      value={form[kind][weekday] ?? ''}
      unit="€"
      width={104}
      fault={fault(`${kind}.${weekday}`)}
      isReadOnly={isReadOnly}
      onChange={(text) => onChange({ ...form, [kind]: form[kind].with(weekday, text) })}
    />
  )
  const sameAll = (kind: 'day' | 'hour') =>
    onChange({ ...form, [kind]: form[kind].map(() => form[kind][0] ?? '') })
  return (
    <>
      <Typography component="h3" variant="h6">
        {t('season.week')}
      </Typography>
      <Table
        size="small"
        sx={{
          maxWidth: 420,
          '& td, & th': { px: { xs: 0.25, sm: 0.75 }, py: 0.5, border: 0 },
          '& th[scope=row]': { verticalAlign: 'top', pt: 1.5 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('season.weekday')}</TableCell>
            <TableCell align="right">{t('season.day')}</TableCell>
            <TableCell align="right">{t('season.hour')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {WEEKDAYS.map((weekday) => (
            <TableRow key={weekday}>
              <TableCell component="th" scope="row" sx={{ textTransform: 'capitalize' }}>
                {weekdayName(weekday, locale)}
              </TableCell>
              <TableCell align="right">{field('day', weekday)}</TableCell>
              <TableCell align="right">{field('hour', weekday)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {isReadOnly ? null : (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
          <Button size="small" onClick={() => sameAll('day')}>
            {t('season.sameDays')}
          </Button>
          <Button size="small" onClick={() => sameAll('hour')}>
            {t('season.sameHours')}
          </Button>
        </Stack>
      )}
    </>
  )
}
