import { Stack } from '@mui/material'
import type { PriceRecord } from '../../../contract/staff/prices.ts'
import { CheckInput } from '../../ui/form-fields.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { rangeText } from './ranges.ts'

type CouponLengthsProps = {
  ranges: readonly PriceRecord<'range'>[]
  rangeIds: readonly number[]
  disabled: boolean
  fault: string | undefined
  onChange: (rangeIds: number[]) => void
}

/** The lengths of rental a coupon is for. */
export function CouponLengths({ ranges, rangeIds, disabled, fault, onChange }: CouponLengthsProps) {
  const t = useWords('prices')
  const choose = (rangeId: number, isChosen: boolean) => {
    const others = rangeIds.filter((id) => id !== rangeId)
    onChange(isChosen ? [...others, rangeId].toSorted((a, b) => a - b) : others)
  }
  return (
    <TitledPaper title={t('coupon.lengths')} lead={t('coupon.lengthsLead')}>
      <ProblemAlert problem={fault} />
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {ranges.map((range) => (
          <CheckInput
            key={range.id}
            label={t('coupon.days', { length: rangeText(range) })}
            checked={rangeIds.includes(range.id)}
            disabled={disabled}
            onChange={(isChosen) => choose(range.id, isChosen)}
          />
        ))}
      </Stack>
    </TitledPaper>
  )
}
