import { Stack } from '@mui/material'
import type { PriceRecord } from '../../../contract/staff/prices.ts'
import { NOON } from '../../../domain/pricing/car-rent.ts'
import { formatTime } from '../../../i18n/format.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Columns, HALVES } from '../../ui/columns.tsx'
import { DateInput } from '../../ui/date-field.tsx'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { IconAction } from '../../ui/icon.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { AddButton } from './draft-buttons.tsx'
import type { PriceDraft } from './use-price-draft.ts'

/** What is added to or taken off a whole price: the weekend, periods, and the tax within it. */
export function PeriodsTab({ draft }: { draft: PriceDraft }) {
  const { t } = useWords('prices')
  const { weekend, tax } = draft.list
  return (
    <Stack sx={{ gap: 2 }}>
      <Columns from="md" columns={HALVES}>
        <TitledPaper title={t('weekend.title')} lead={t('weekend.lead', { time: formatTime(NOON) })}>
          <AmountField
            label={t('weekend.discount')}
            unit="%"
            width={160}
            {...draft.fieldOf(weekend, 'discount')}
          />
        </TitledPaper>
        <TitledPaper title={t('tax.title')} lead={t('tax.lead')}>
          <AmountField label={t('tax.rate')} unit="%" width={160} {...draft.fieldOf(tax, 'amount')} />
        </TitledPaper>
      </Columns>
      <Periods draft={draft} />
    </Stack>
  )
}

function Periods({ draft }: { draft: PriceDraft }) {
  const { t } = useWords('prices')
  const { endRegulations } = draft.list
  const add = () => {
    const day = draft.trial?.rentDate.slice(0, 10) ?? ''
    const dates = { start: day, end: day }
    draft.put({ kind: 'end-regulation', id: draft.newId(), ...dates, amount: null, isDiscount: true })
  }
  return (
    <TitledPaper title={t('periods.title')} lead={t('periods.lead')}>
      <PlainList gap={1.5} none={t('periods.none')}>
        {endRegulations.map((period) => (
          <PeriodLine key={period.id} period={period} draft={draft} />
        ))}
      </PlainList>
      {draft.isReadOnly ? null : <AddButton label={t('periods.add')} onAdd={add} />}
    </TitledPaper>
  )
}

type PeriodLineProps = { period: PriceRecord<'end-regulation'>; draft: PriceDraft }

function PeriodLine({ period, draft }: PeriodLineProps) {
  const { t } = useWords('prices')
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <DateInput label={t('periods.start')} {...draft.fieldOf(period, 'start')} />
      <DateInput label={t('periods.end')} {...draft.fieldOf(period, 'end')} />
      <ChoiceInput
        fullWidth={false}
        label={t('periods.kind')}
        value={period.isDiscount ? 'less' : 'more'}
        options={(['less', 'more'] as const).map((id) => ({ id, name: t(`periods.${id}`) }))}
        disabled={draft.isReadOnly}
        sx={{ minWidth: 130 }}
        onChange={(kind) => draft.put({ ...period, isDiscount: kind === 'less' })}
      />
      <AmountField label={t('periods.amount')} unit="%" width={112} {...draft.fieldOf(period, 'amount')} />
      {draft.isReadOnly ? null : (
        <IconAction name="cross" label={t('periods.remove')} onClick={() => draft.remove(period)} />
      )}
    </Stack>
  )
}
