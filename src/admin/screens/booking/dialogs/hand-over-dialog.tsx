import { Stack } from '@mui/material'
import { useState } from 'react'
import { useSend } from '../../../api/use-api.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TimeInput } from '../../../ui/form-fields.tsx'
import { tallinnNow } from '../../../words/formats.ts'
import { useWords } from '../../../words/words.tsx'
import { useFaults } from '../use-faults.ts'
import { DamageFields, damageBody, type NewDamage } from './damage-fields.tsx'
import type { DialogProps } from './dialog-props.ts'
import { FuelInput } from './fuel-input.tsx'

/** The key goes out: how far the car has gone, how full it is, and what is wrong with it. */
export function HandOverDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const [at, setAt] = useState(tallinnNow)
  const [odometer, setOdometer] = useState<number | null>(page.car.mileage)
  const [fuel, setFuel] = useState(8)
  const [damage, setDamage] = useState<NewDamage[]>([])
  const { send, ...sending } = useSend('POST /bookings/:id/hand-over', () => onDone(t('done.hand-over')))
  const fault = useFaults(sending.problem)
  return (
    <FormDialog
      isWide
      title={t('actions.hand-over')}
      submit={t('actions.hand-over')}
      {...sending}
      onSubmit={() =>
        send({
          params: { id: page.id },
          body: { at, odometer, fuel, damage: damageBody(damage) },
        })
      }
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TimeInput label={t('fields.at')} value={at} onChange={setAt} {...fault('at')} />
        <AmountField
          label={t('fields.odometer')}
          value={odometer}
          onChange={setOdometer}
          {...fault('odometer', t('mileageBefore', { count: page.car.mileage }))}
        />
      </Stack>
      <FuelInput value={fuel} onChange={setFuel} />
      <DamageFields car={page.car} damage={damage} onChange={setDamage} fault={fault} />
    </FormDialog>
  )
}
