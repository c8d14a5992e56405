import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { type Cents, cents, minus, percentHundredths, percentOf } from '../../../domain/money.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { AmountField } from './amount-field.tsx'
import { readAmount } from './amount-text.ts'
import { byRange, type RangeForm, type SeasonForm } from './price-forms.ts'

type RangeAdjustmentsProps = {
  form: SeasonForm
  ranges: readonly RangeForm[]
  fault: (field: string) => string | undefined
  isReadOnly: boolean
  onChange: (form: SeasonForm) => void
}

/** For each length of rental: percents off, euros a day more or less, and what a Monday costs by that. */
export function RangeAdjustments({ form, ranges, fault, isReadOnly, onChange }: RangeAdjustmentsProps) {
  const t = useWords('prices')
  const locale = useStaffLocale()
  // As the edit lists them, so that a fault finds its row.
  const listed = form.adjustments.filter(({ daysRangeId }) => ranges.some(({ id }) => id === daysRangeId))
  const adjustmentOf = (rangeId: number) =>
    form.adjustments.find(({ daysRangeId }) => daysRangeId === rangeId) ?? {
      daysRangeId: rangeId,
      discount: '',
      regulation: '',
    }
  const change = (rangeId: number, changes: { discount?: string; regulation?: string }) =>
    onChange({
      ...form,
      adjustments: [
        ...form.adjustments.filter(({ daysRangeId }) => daysRangeId !== rangeId),
        { ...adjustmentOf(rangeId), ...changes },
      ].toSorted(byRange),
    })
  return (
    <>
      <Typography component="h3" variant="h6">
        {t('season.byLength')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table
          size="small"
          sx={{
            maxWidth: 480,
            '& td, & th': { px: { xs: 0.4, sm: 0.75 }, py: 0.5, border: 0, lineHeight: 1.25 },
            '& th[scope=row]': { verticalAlign: 'top', pt: 1.5 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('season.length')}</TableCell>
              <TableCell align="right">{t('season.discount')}</TableCell>
              <TableCell align="right">{t('season.regulation')}</TableCell>
              <TableCell align="right">{t('season.monday')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {ranges.map((range) => {
              const adjustment = adjustmentOf(range.id)
              const index = listed.findIndex(({ daysRangeId }) => daysRangeId === range.id)
              const monday = mondayPrice(form, adjustment)
              const length = rangeText(range)
              return (
                <TableRow key={range.id}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {length}
                  </TableCell>
                  <TableCell align="right">
                    <AmountField
                      isLabelHidden
                      width={88}
                      label={t('season.discountOf', { length })}
                      value={adjustment.discount}
                      unit="%"
                      fault={fault(`adjustments.${index}.discount`)}
                      isReadOnly={isReadOnly}
                      onChange={(discount) => change(range.id, { discount })}
                    />
                  </TableCell>
                  <TableCell align="right">
                    <AmountField
                      isLabelHidden
                      width={88}
                      label={t('season.regulationOf', { length })}
                      value={adjustment.regulation}
                      unit="€"
                      fault={fault(`adjustments.${index}.regulation`)}
                      isReadOnly={isReadOnly}
                      onChange={(regulation) => change(range.id, { regulation })}
                    />
                  </TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                    {monday === undefined ? '–' : formatMoney(monday, locale)}
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}

/** A length of rental: `3–6`, `30+`. */
export function rangeText({ minDay, maxDay }: { minDay: string; maxDay: string }): string {
  if (maxDay === '') return `${minDay || '…'}+`
  return minDay === maxDay ? minDay : `${minDay || '…'}–${maxDay}`
}

/** By the same steps as every quote; undefined while a number cannot be read. */
function mondayPrice(
  form: SeasonForm,
  adjustment: { discount: string; regulation: string },
): Cents | undefined {
  const hundredths = (text: string) => Math.round((readAmount(text) ?? 0) * 100)
  const [list, discount, regulation] = [form.day[0] ?? '', adjustment.discount, adjustment.regulation].map(
    hundredths,
  )
  const base = cents(Math.max(0, (list ?? 0) + (regulation ?? 0)))
  const price = minus(base, percentOf(base, percentHundredths(discount ?? 0)))
  return Number.isNaN(price) ? undefined : price
}
