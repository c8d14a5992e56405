import { Stack } from '@mui/material'
import type { PriceRecord } from '../../../contract/staff/prices.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { IconAction } from '../../ui/icon.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { AddButton } from './draft-buttons.tsx'
import { rangeText } from './ranges.ts'
import type { PriceDraft } from './use-price-draft.ts'

/** Lengths of rental that discounts and coupons speak of. */
export function RangesTab({ draft }: { draft: PriceDraft }) {
  const { t } = useWords('prices')
  const { list, saved } = draft
  const refusals = saved.ranges.map(({ id }) => draft.field(`range.${id}.id`).fault)
  const add = () => {
    const last = list.ranges.at(-1)
    const minDay = last ? (last.maxDay || last.minDay || 0) + 1 : 1
    draft.put({ kind: 'range', id: draft.newId(), minDay, maxDay: null })
  }
  return (
    <TitledPaper title={t('ranges.title')} lead={t('ranges.lead')} sx={{ maxWidth: 640 }}>
      {refusals
        .filter((refusal) => refusal !== undefined)
        .map((refusal) => (
          <ProblemAlert key={refusal} problem={refusal} />
        ))}
      <PlainList gap={1.25}>
        {list.ranges.map((range) => (
          <RangeLine key={range.id} range={range} draft={draft} />
        ))}
      </PlainList>
      {draft.isReadOnly ? null : <AddButton label={t('ranges.add')} onAdd={add} />}
    </TitledPaper>
  )
}

function RangeLine({ range, draft }: { range: PriceRecord<'range'>; draft: PriceDraft }) {
  const { t } = useWords('prices')
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <AmountField label={t('ranges.from')} width={130} {...draft.fieldOf(range, 'minDay')} />
      <AmountField label={t('ranges.to')} width={130} {...draft.fieldOf(range, 'maxDay')} />
      {draft.isReadOnly ? null : (
        <IconAction
          name="cross"
          label={t('ranges.remove', { length: rangeText(range) })}
          onClick={() => draft.remove(range)}
        />
      )}
    </Stack>
  )
}
