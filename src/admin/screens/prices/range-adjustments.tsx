import { Typography } from '@mui/material'
import type { PriceRecord } from '../../../contract/staff/prices.ts'
import { cents, minus, percentHundredths, percentOf } from '../../../domain/money.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { centsOf, type DraftSeason } from './draft-seasons.ts'
import { rangeText, withPart } from './ranges.ts'
import type { PriceDraft } from './use-price-draft.ts'

type Adjustment = DraftSeason['adjustments'][number]

const units = { discount: '%', regulation: '€' } as const

/** For each length of rental: percents off, euros a day more or less, and what a Monday costs by that. */
export function RangeAdjustments({ season, draft }: { season: DraftSeason; draft: PriceDraft }) {
  const t = useWords('prices')
  const format = useFormats()
  const { adjustments } = season
  const cellsOf = (range: PriceRecord<'range'>) => {
    const index = adjustments.findIndex(({ daysRangeId }) => daysRangeId === range.id)
    const adjustment = adjustments[index] ?? { daysRangeId: range.id, discount: 0, regulation: 0 }
    const length = rangeText(range)
    const monday = mondayPrice(season, adjustment)
    const cell = (name: keyof typeof units) => (
      <AmountField
        key={name}
        isLabelHidden
        label={t(`season.${name}Of`, { length })}
        unit={units[name]}
        width={88}
        empty={0}
        {...draft.field(`season.${season.id}.adjustments.${index}.${name}`)}
        value={adjustment[name]}
        onChange={(amount) =>
          draft.put({ ...season, adjustments: withPart(adjustments, { ...adjustment, [name]: amount }) })
        }
      />
    )
    return [length, cell('discount'), cell('regulation'), Number.isNaN(monday) ? '–' : format.cents(monday)]
  }
  return (
    <>
      <Typography component="h3" variant="h6">
        {t('season.byLength')}
      </Typography>
      <DataTable
        isTight
        maxHeight="none"
        caption={t('season.byLength')}
        heads={[t('season.length'), t('season.discount'), t('season.regulation'), t('season.monday')]}
        rows={draft.list.ranges.map((range) => ({ key: range.id, cells: cellsOf(range) }))}
      />
    </>
  )
}

/** By the same steps as every quote; not a number while one of them cannot be read. */
function mondayPrice({ day }: DraftSeason, { discount, regulation }: Adjustment): number {
  const base = cents(Math.max(0, centsOf(day[0]) + centsOf(regulation)))
  return minus(base, percentOf(base, percentHundredths(centsOf(discount))))
}
