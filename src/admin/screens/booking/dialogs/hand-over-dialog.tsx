import { Stack } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { useAct, useFaults } from '../use-act.ts'
import { tallinnNow } from '../use-formats.ts'
import { ActionDialog } from './action-dialog.tsx'
import { DamageFields, damageBody, type NewDamage } from './damage-fields.tsx'
import type { DialogProps } from './dialog-props.ts'
import { NumberInput, TimeInput } from './form-fields.tsx'
import { FuelInput } from './fuel-input.tsx'

/** The key goes out: how far the car has gone, how full it is, and what is wrong with it. */
export function HandOverDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const [at, setAt] = useState(tallinnNow)
  const [odometer, setOdometer] = useState(String(page.car.mileage))
  const [fuel, setFuel] = useState(8)
  const [damage, setDamage] = useState<NewDamage[]>([])
  const { send, problem, isSending } = useAct(`/bookings/${page.id}/hand-over`, () =>
    onDone(t('done.hand-over')),
  )
  const fault = useFaults(problem)
  return (
    <ActionDialog
      isWide
      title={t('actions.hand-over')}
      submit={t('actions.hand-over')}
      isSending={isSending}
      problem={problem}
      onSubmit={() => send({ at, odometer: wholeNumber(odometer), fuel, damage: damageBody(damage) })}
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TimeInput label={t('fields.at')} value={at} onChange={setAt} {...fault('at')} />
        <NumberInput
          label={t('fields.odometer')}
          value={odometer}
          onChange={setOdometer}
          {...fault('odometer', t('mileageBefore', { count: page.car.mileage }))}
        />
      </Stack>
      <FuelInput value={fuel} onChange={setFuel} />
      <DamageFields car={page.car} damage={damage} onChange={setDamage} fault={fault} />
    </ActionDialog>
  )
}

/** What was typed as kilometres; null is answered by the server's own word about the field. */
export const wholeNumber = (text: string): number | null =>
  /^\d+$/.test(text.replace(/\s/g, '')) ? Number(text.replace(/\s/g, '')) : null
