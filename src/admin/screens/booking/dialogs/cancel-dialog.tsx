import { Typography } from '@mui/material'
import { useState } from 'react'
import { useSend } from '../../../api/use-api.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextInput } from '../../../ui/form-fields.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/words.tsx'
import { useFaults } from '../use-faults.ts'
import type { DialogProps } from './dialog-props.ts'

/** The car is free at once; what the customer still pays is what the conditions say, or what staff say. */
export function CancelDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const { money } = useFormats()
  const { cancelFee, rentPaid, depositPaid } = page.money
  const [reason, setReason] = useState('')
  const [fee, setFee] = useState<number | null>(cancelFee)
  const { send, ...sending } = useSend('POST /bookings/:id/cancel', () => onDone(t('done.cancel')))
  const fault = useFaults(sending.problem)
  const goesBack = Math.max(0, rentPaid - (fee || 0)) + depositPaid
  return (
    <FormDialog
      title={t('actions.cancel')}
      submit={t('cancelNow')}
      isDanger
      isDisabled={fee === null || !(fee >= 0)}
      {...sending}
      onSubmit={() => send({ params: { id: page.id }, body: { reason, fee } })}
      onClose={onClose}
    >
      <TextInput
        required
        multiline
        label={t('fields.cancelReason')}
        value={reason}
        onChange={setReason}
        {...fault('reason', t('customerReads'))}
      />
      <AmountField
        label={t('fields.cancelFee')}
        value={fee}
        onChange={setFee}
        {...fault('fee', t('feeByConditions', { amount: money(cancelFee) }))}
      />
      <Typography>{t('goesBack', { amount: money(goesBack) })}</Typography>
    </FormDialog>
  )
}
