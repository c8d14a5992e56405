import { Stack } from '@mui/material'
import { useState } from 'react'
import type { DutyAnswer } from '../../../contract/staff/car-care.ts'
import { useSend } from '../../api/use-api.ts'
import { DateInput } from '../../ui/date-field.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { readAmount } from '../../words/amount-text.ts'
import { useWords } from '../../words/words.tsx'
import { InlineForm } from './inline-form.tsx'

type Props = { carId: number; duty: DutyAnswer; mileage: number; onClose: () => void }

/** When it was done, at which reading, and what it cost. */
export function DutyDone({ carId, duty, mileage, onClose }: Props) {
  const { t } = useWords('fleet')
  const [done, setDone] = useState({ on: '', kilometres: String(mileage), cost: '' })
  const { send, forget, ...sending } = useSend('POST /cars/:id/duties/:duty/done', onClose)
  const field = (name: keyof typeof done) => ({
    value: done[name],
    error: sending.problem?.errors?.some(({ path }) => path === name) ?? false,
    onChange: (typed: string) => {
      setDone({ ...done, [name]: typed })
      forget()
    },
  })
  return (
    <InlineForm
      save={t('duties.save')}
      cancel={t('duties.cancel')}
      {...sending}
      onSend={() =>
        send({
          params: { id: carId, duty: duty.id },
          body: { on: done.on, kilometres: readAmount(done.kilometres), cost: readAmount(done.cost) },
        })
      }
      onClose={onClose}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <DateInput label={t('duties.doneOn')} required {...field('on')} />
        <TextInput
          label={t('duties.kilometres')}
          {...field('kilometres')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextInput
          label={t('duties.cost')}
          {...field('cost')}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      </Stack>
    </InlineForm>
  )
}
