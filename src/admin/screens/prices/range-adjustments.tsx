import { Typography } from '@mui/material'
import { cents, minus, percentHundredths, percentOf } from '../../../domain/money.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useWords } from '../../words/words.tsx'
import { centsOf, type DraftSeason } from './draft-seasons.ts'
import { rangeText, withPart } from './ranges.ts'
import type { PriceDraft } from './use-price-draft.ts'

type Adjustment = DraftSeason['adjustments'][number]

const units = { discount: '%', regulation: '€' } as const

/** For each length of rental: percents off, euros a day more or less, and what a Monday costs by that. */
export function RangeAdjustments({ season, draft }: { season: DraftSeason; draft: PriceDraft }) {
  const { t, ...format } = useWords('prices')
  const { adjustments } = season
  const adjusted = draft.list.ranges.map((range) => {
    const index = adjustments.findIndex(({ daysRangeId }) => daysRangeId === range.id)
    const adjustment = adjustments[index] ?? { daysRangeId: range.id, discount: 0, regulation: 0 }
    return { index, adjustment, length: rangeText(range), monday: mondayPrice(season, adjustment) }
  })
  const amount = (name: keyof typeof units) => ({
    head: t(`season.${name}`),
    render: ({ index, adjustment, length }: (typeof adjusted)[number]) => (
      <AmountField
        isLabelHidden
        label={t(`season.${name}Of`, { length })}
        unit={units[name]}
        width={88}
        empty={0}
        {...draft.field(`season.${season.id}.adjustments.${index}.${name}`)}
        value={adjustment[name]}
        onChange={(value) =>
          draft.put({ ...season, adjustments: withPart(adjustments, { ...adjustment, [name]: value }) })
        }
      />
    ),
  })
  return (
    <>
      <Typography component="h3" variant="h6">
        {t('season.byLength')}
      </Typography>
      <DataTable
        isTight
        maxHeight="none"
        caption={t('season.byLength')}
        rows={adjusted}
        keyOf={({ adjustment }) => adjustment.daysRangeId}
        columns={[
          { head: t('season.length'), render: ({ length }) => length },
          amount('discount'),
          amount('regulation'),
          {
            head: t('season.monday'),
            render: ({ monday }) => (Number.isNaN(monday) ? '–' : format.cents(monday)),
          },
        ]}
      />
    </>
  )
}

/** By the same steps as every quote; not a number while one of them cannot be read. */
function mondayPrice({ day }: DraftSeason, { discount, regulation }: Adjustment): number {
  const base = cents(Math.max(0, centsOf(day[0]) + centsOf(regulation)))
  return minus(base, percentOf(base, percentHundredths(centsOf(discount))))
}
