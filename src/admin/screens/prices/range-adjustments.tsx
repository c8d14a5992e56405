import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { PriceRecord } from '../../../contract/staff/prices.ts'
import { cents, minus, percentHundredths, percentOf } from '../../../domain/money.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { AmountCell } from './amount-cell.tsx'
import { centsOf, type DraftSeason } from './draft-seasons.ts'
import { rangeText, withPart } from './ranges.ts'
import type { PriceDraft } from './use-price-draft.ts'

type Adjustment = DraftSeason['adjustments'][number]
type SeasonProps = { season: DraftSeason; draft: PriceDraft }

/** For each length of rental: percents off, euros a day more or less, and what a Monday costs by that. */
export function RangeAdjustments({ season, draft }: SeasonProps) {
  const t = useWords('prices')
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
            {draft.list.ranges.map((range) => (
              <AdjustmentRow key={range.id} range={range} season={season} draft={draft} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}

function AdjustmentRow({ range, season, draft }: SeasonProps & { range: PriceRecord<'range'> }) {
  const t = useWords('prices')
  const { cents } = useFormats()
  const { adjustments } = season
  const index = adjustments.findIndex(({ daysRangeId }) => daysRangeId === range.id)
  const adjustment = adjustments[index] ?? { daysRangeId: range.id, discount: 0, regulation: 0 }
  const length = rangeText(range)
  const monday = mondayPrice(season, adjustment)
  const field = (name: string) => draft.field(`season.${season.id}.adjustments.${index}.${name}`)
  const change = (changes: Partial<Adjustment>) =>
    draft.put({ ...season, adjustments: withPart(adjustments, { ...adjustment, ...changes }) })
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {length}
      </TableCell>
      <AmountCell
        label={t('season.discountOf', { length })}
        unit="%"
        width={88}
        empty={0}
        {...field('discount')}
        value={adjustment.discount}
        onChange={(discount) => change({ discount })}
      />
      <AmountCell
        label={t('season.regulationOf', { length })}
        unit="€"
        width={88}
        empty={0}
        {...field('regulation')}
        value={adjustment.regulation}
        onChange={(regulation) => change({ regulation })}
      />
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {Number.isNaN(monday) ? '–' : cents(monday)}
      </TableCell>
    </TableRow>
  )
}

/** By the same steps as every quote; not a number while one of them cannot be read. */
function mondayPrice({ day }: DraftSeason, { discount, regulation }: Adjustment): number {
  const base = cents(Math.max(0, centsOf(day[0]) + centsOf(regulation)))
  return minus(base, percentOf(base, percentHundredths(centsOf(discount))))
}
