import { Stack } from '@mui/material'
import { useState } from 'react'
import { useApi, useSend } from '../../../api/use-api.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ChoiceInput, TimeInput } from '../../../ui/form-fields.tsx'
import { tallinnNow } from '../../../words/formats.ts'
import { useWords } from '../../../words/words.tsx'
import { useFaults } from '../use-faults.ts'
import { DamageFields, damageBody, type NewDamage } from './damage-fields.tsx'
import type { DialogProps } from './dialog-props.ts'
import { FuelInput } from './fuel-input.tsx'
import { type LateChoice, LateFeeFields, lateBody } from './late-fee-fields.tsx'

/** The car is back: when, where, as it was seen, and what being late costs. */
export function TakeBackDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const [at, setAt] = useState(tallinnNow)
  const [locationId, setLocationId] = useState(page.return.locationId)
  const [odometer, setOdometer] = useState<number | null>(null)
  const [fuel, setFuel] = useState(8)
  const [damage, setDamage] = useState<NewDamage[]>([])
  const [late, setLate] = useState<LateChoice>({ decision: 'charge', amount: null, reason: '' })
  const params = { id: page.id }
  const { value: proposal } = useApi('GET /bookings/:id/late-fee', { params, query: { at } })
  const { send, ...sending } = useSend('POST /bookings/:id/take-back', () => onDone(t('done.take-back')))
  const fault = useFaults(sending.problem)
  const fee = proposal?.fee
  const submit = () =>
    send({
      params,
      body: {
        at,
        locationId,
        odometer,
        fuel,
        damage: damageBody(damage),
        late: lateBody(fee, late),
      },
    })
  return (
    <FormDialog
      isWide
      title={t('actions.take-back')}
      submit={t('actions.take-back')}
      isDisabled={proposal === undefined}
      {...sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TimeInput label={t('fields.at')} value={at} onChange={setAt} {...fault('at')} />
        <ChoiceInput
          label={t('fields.place')}
          value={locationId}
          options={page.places}
          onChange={setLocationId}
          {...fault('locationId')}
        />
      </Stack>
      <AmountField
        label={t('fields.odometer')}
        value={odometer}
        onChange={setOdometer}
        {...fault('odometer', t('mileageBefore', { count: page.handedOver?.odometer ?? page.car.mileage }))}
      />
      <FuelInput value={fuel} onChange={setFuel} />
      <LateFeeFields fee={fee} choice={late} onChange={setLate} fault={fault} />
      <DamageFields car={page.car} damage={damage} onChange={setDamage} fault={fault} />
    </FormDialog>
  )
}
