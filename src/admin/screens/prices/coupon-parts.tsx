import { Box, Stack } from '@mui/material'
import type { Named } from '../../../contract/staff/price-answers.ts'
import type { PriceRecord } from '../../../contract/staff/prices.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { CheckInput, ChoiceInput } from '../../ui/form-fields.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import type { Discount, PartDiscount, PartKind } from './coupon-part-kinds.ts'
import { rangeText } from './ranges.ts'

type FieldState = { disabled: boolean; fault: string | undefined }

type CouponPartsProps<Part> = {
  title: string
  lead: string
  targets: readonly Named[]
  kind: PartKind<Part>
  parts: readonly Part[]
  /** State of the list, and of a field in it: `2.discount`. */
  state: FieldState
  field: (path: string) => FieldState
  onChange: (parts: Part[]) => void
}

/** One line for each thing the coupon can be for; ticked ones have a discount, places two. */
export function CouponParts<Part>(props: CouponPartsProps<Part>) {
  const { targets, kind, parts, state, field, onChange } = props
  const indexOf = (targetId: number) => parts.findIndex((part) => kind.targetOf(part) === targetId)
  // What is out of use is shown only where the coupon still speaks of it.
  const shown = targets.filter(({ id, isActive }) => isActive || indexOf(id) >= 0)
  return (
    <TitledPaper title={props.title} lead={props.lead}>
      <ProblemAlert problem={state.fault} />
      <PlainList gap={0.5}>
        {shown.map(({ id, name }) => {
          const index = indexOf(id)
          const part = parts[index]
          return (
            <PartLine
              key={id}
              name={name}
              part={part}
              discounts={kind.discounts}
              disabled={state.disabled}
              field={(path) => field(`${index}.${path}`)}
              onChoose={(isChosen) =>
                onChange(
                  isChosen ? [...parts, kind.make(id, parts.at(-1))] : parts.filter((one) => one !== part),
                )
              }
              onChange={(changed) => onChange(parts.with(index, changed))}
            />
          )
        })}
      </PlainList>
    </TitledPaper>
  )
}

type PartLineProps<Part> = {
  name: string
  part: Part | undefined
  discounts: readonly PartDiscount<Part>[]
  disabled: boolean
  field: (path: string) => FieldState
  onChoose: (isChosen: boolean) => void
  onChange: (part: Part) => void
}

function PartLine<Part>(props: PartLineProps<Part>) {
  const { name, part, discounts, disabled, field, onChoose, onChange } = props
  const { t } = useWords('prices')
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.25,
        alignItems: 'center',
        minHeight: 48,
        py: part === undefined ? 0 : 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <CheckInput
        label={name}
        checked={part !== undefined}
        disabled={disabled}
        onChange={onChoose}
        sx={{ flex: '1 1 150px', mr: 0 }}
      />
      {part === undefined
        ? null
        : discounts.map((discount) => (
            <DiscountField
              key={discount.name}
              label={t(discount.label)}
              empty={discount.empty}
              {...field(discount.name)}
              value={discount.read(part)}
              onChange={(value) => onChange(discount.write(part, value))}
            />
          ))}
    </Box>
  )
}

type DiscountFieldProps = FieldState & {
  label: string
  empty: number | null
  value: Discount
  onChange: (value: Discount) => void
}

/** So many percent or so many euros. */
function DiscountField({ label, empty, value, onChange, ...state }: DiscountFieldProps) {
  const { t } = useWords('prices')
  return (
    <Stack direction="row" sx={{ gap: 0.75, alignItems: 'flex-start' }}>
      <AmountField
        label={label}
        width={98}
        empty={empty}
        {...state}
        value={value.amount}
        onChange={(amount) => onChange({ ...value, amount })}
      />
      <ChoiceInput
        value={value.isPercentage ? '%' : '€'}
        options={['%', '€'].map((id) => ({ id, name: id }))}
        disabled={state.disabled}
        onChange={(unit) => onChange({ ...value, isPercentage: unit === '%' })}
        slotProps={{ htmlInput: { 'aria-label': t('coupon.unitOf', { label }) } }}
        sx={{ width: 70 }}
      />
    </Stack>
  )
}

type CouponLengthsProps = {
  ranges: readonly PriceRecord<'range'>[]
  rangeIds: readonly number[]
  disabled: boolean
  fault: string | undefined
  onChange: (rangeIds: number[]) => void
}

/** The lengths of rental a coupon is for. */
export function CouponLengths({ ranges, rangeIds, disabled, fault, onChange }: CouponLengthsProps) {
  const { t } = useWords('prices')
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
