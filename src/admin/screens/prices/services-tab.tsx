import {
  Box,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { ServiceFacts } from '../../../contract/staff/price-answers.ts'
import { useWords } from '../../words/words.tsx'
import { AmountField } from './amount-field.tsx'
import { faultWord } from './fault-words.ts'
import type { Faults } from './price-draft.ts'
import { byRange, type RangeForm, type ServiceForm } from './price-forms.ts'
import { rangeText } from './range-adjustments.tsx'

type ServicesTabProps = {
  services: readonly ServiceForm[]
  facts: readonly ServiceFacts[]
  ranges: readonly RangeForm[]
  faults: Faults
  isReadOnly: boolean
  onChange: (form: ServiceForm) => void
}

/** What covers and extras cost, and what a longer rental takes off. */
export function ServicesTab({ services, facts, ranges, faults, isReadOnly, onChange }: ServicesTabProps) {
  const t = useWords('prices')
  return (
    <Paper sx={{ p: 2 }}>
      <Typography component="h2" variant="h5">
        {t('services.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('services.lead')}</Typography>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('services.title')}>
        <Table size="small" sx={{ '& td, & th': { px: 0.75, py: 0.75 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('services.name')}</TableCell>
              <TableCell align="right">{t('services.price')}</TableCell>
              <TableCell align="right">{t('services.hour')}</TableCell>
              <TableCell align="right">{t('services.markup')}</TableCell>
              {ranges.map((range) => (
                <TableCell key={range.id} align="right" sx={{ lineHeight: 1.25 }}>
                  {t('services.length', { length: rangeText(range) })}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {services.map((form) => {
              const known = facts.find(({ id }) => id === form.id)
              const name = known?.name ?? ''
              const fault = (field: string) => faultWord(t, faults.get(`services.${form.id}.${field}`))
              const listed = form.discounts.filter(({ daysRangeId }) =>
                ranges.some(({ id }) => id === daysRangeId),
              )
              const change = (changes: Partial<ServiceForm>) => onChange({ ...form, ...changes })
              const discountOf = (rangeId: number) =>
                form.discounts.find(({ daysRangeId }) => daysRangeId === rangeId)?.amount ?? ''
              return (
                <TableRow key={form.id}>
                  <TableCell component="th" scope="row" sx={{ minWidth: 160 }}>
                    <Stack>
                      <span>{name}</span>
                      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                        {t(
                          known?.isActive
                            ? known.isDaily
                              ? 'services.daily'
                              : 'services.once'
                            : 'services.inactive',
                        )}
                      </Typography>
                    </Stack>
                  </TableCell>
                  <TableCell align="right">
                    <AmountField
                      isLabelHidden
                      width={104}
                      label={t('services.priceOf', { name })}
                      value={form.price}
                      unit="€"
                      fault={fault('price')}
                      isReadOnly={isReadOnly}
                      onChange={(price) => change({ price })}
                    />
                  </TableCell>
                  <TableCell align="right">
                    <AmountField
                      isLabelHidden
                      width={96}
                      label={t('services.hourOf', { name })}
                      value={form.hourPrice}
                      unit="€"
                      fault={fault('hourPrice')}
                      isReadOnly={isReadOnly}
                      onChange={(hourPrice) => change({ hourPrice })}
                    />
                  </TableCell>
                  <TableCell align="right">
                    <AmountField
                      isLabelHidden
                      width={96}
                      label={t('services.markupOf', { name })}
                      value={form.carPriceMarkupPercent}
                      unit="%"
                      fault={fault('carPriceMarkupPercent')}
                      isReadOnly={isReadOnly}
                      onChange={(carPriceMarkupPercent) => change({ carPriceMarkupPercent })}
                    />
                  </TableCell>
                  {ranges.map((range) => (
                    <TableCell key={range.id} align="right">
                      <AmountField
                        isLabelHidden
                        width={88}
                        label={t('services.discountOf', { name, length: rangeText(range) })}
                        value={discountOf(range.id)}
                        unit="%"
                        fault={fault(
                          `discounts.${listed.findIndex(({ daysRangeId }) => daysRangeId === range.id)}.amount`,
                        )}
                        isReadOnly={isReadOnly}
                        onChange={(amount) =>
                          change({
                            discounts: [
                              ...form.discounts.filter(({ daysRangeId }) => daysRangeId !== range.id),
                              { daysRangeId: range.id, amount },
                            ].toSorted(byRange),
                          })
                        }
                      />
                    </TableCell>
                  ))}
                </TableRow>
              )
            })}
          </TableBody>
        </Table>
      </Box>
    </Paper>
  )
}
