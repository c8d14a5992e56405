import { FormGroup, FormLabel } from '@mui/material'
import { useState } from 'react'
import { formatDay } from '../../../domain/calendar/wall-clock.ts'
import { RAISE_BOUNDS, type Rounding, roundings } from '../../../domain/pricing/raise-prices.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { FormDialog } from '../../ui/dialogs.tsx'
import { CheckInput, ChoiceInput, RadioInput } from '../../ui/form-fields.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { raisedPrices } from './raised-prices.ts'
import { tallinnToday } from './trial-days.ts'
import type { PriceDraft } from './use-price-draft.ts'

type RaiseDialogProps = {
  draft: PriceDraft
  year: number
  onDone: (count: number) => void
  onClose: () => void
}

/** All prices, or those of some groups, by percent: into the draft, where each is seen before anything is saved. */
export function RaiseDialog({ draft, year, onDone, onClose }: RaiseDialogProps) {
  const { t, cents } = useWords('prices')
  const [percent, setPercent] = useState<number | null>(null)
  const [rounding, setRounding] = useState<Rounding>(50)
  const [time, setTime] = useState<'year' | 'ahead'>('year')
  const [isAsked, setAsked] = useState(false)
  const [parts, setParts] = useState({ hours: true, services: false })
  const { groups } = draft.list
  const [chosen, setChosen] = useState<readonly number[]>(groups.map(({ id }) => id))
  const [least, most] = RAISE_BOUNDS
  const isSound = percent !== null && percent >= least && percent <= most && percent !== 0
  const span =
    time === 'year'
      ? { from: `${year}-01-01`, to: `${year}-12-31` }
      : { from: formatDay(tallinnToday()), to: '9999' }
  const submit = () => {
    setAsked(true)
    if (!isSound || chosen.length === 0) return
    const raise = { percent, rounding, groupIds: chosen, ...span }
    const edits = raisedPrices(draft.list, { ...raise, hasHours: parts.hours, hasServices: parts.services })
    draft.put(...edits)
    onDone(edits.length)
  }
  return (
    <FormDialog
      title={t('raise.title')}
      submit={t('raise.submit')}
      isSending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <AmountField
        label={t('raise.percent')}
        unit="%"
        value={percent}
        helperText={t('raise.percentHint')}
        fault={isAsked && !isSound ? t('raise.outOfBounds', { least, most }) : undefined}
        onChange={setPercent}
      />
      <RadioInput
        label={t('raise.time')}
        value={time}
        options={[
          { id: 'year', name: t('raise.year', { year }) },
          { id: 'ahead', name: t('raise.ahead') },
        ]}
        onChange={setTime}
      />
      <FormGroup
        role="group"
        aria-label={t('raise.groups')}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        <FormLabel sx={{ gridColumn: '1 / -1' }}>{t('raise.groups')}</FormLabel>
        {groups.map(({ id, name }) => (
          <CheckInput
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(isOn) =>
              setChosen((last) => (isOn ? [...last, id] : last.filter((one) => one !== id)))
            }
          />
        ))}
        {isAsked && chosen.length === 0 ? (
          <Note sx={{ color: 'error.main' }}>{t('raise.noGroup')}</Note>
        ) : null}
      </FormGroup>
      <FormGroup role="group" aria-label={t('raise.parts')}>
        <FormLabel>{t('raise.parts')}</FormLabel>
        <CheckInput
          label={t('raise.hours')}
          checked={parts.hours}
          onChange={(hours) => setParts((last) => ({ ...last, hours }))}
        />
        <CheckInput
          label={t('raise.services')}
          checked={parts.services}
          onChange={(services) => setParts((last) => ({ ...last, services }))}
        />
      </FormGroup>
      <ChoiceInput
        label={t('raise.rounding')}
        value={rounding}
        options={roundings.map((step) => ({ id: step, name: cents(step) }))}
        onChange={setRounding}
      />
      <Note>{t('raise.rule')}</Note>
    </FormDialog>
  )
}
