import { Typography } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { useAct, useFaults } from '../use-act.ts'
import { eurosTyped, useFormats } from '../use-formats.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'
import { EurosInput, TextInput } from './form-fields.tsx'

/** The car is free at once; what the customer still pays is what the conditions say, or what staff say. */
export function CancelDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const { money } = useFormats()
  const { cancelFee, rentPaid, depositPaid } = page.money
  const [reason, setReason] = useState('')
  const [fee, setFee] = useState(cancelFee.toFixed(2))
  const { send, problem, isSending } = useAct(`/bookings/${page.id}/cancel`, () => onDone(t('done.cancel')))
  const fault = useFaults(problem)
  const euros = eurosTyped(fee)
  const goesBack = Math.max(0, rentPaid - (euros ?? 0)) + depositPaid
  return (
    <ActionDialog
      title={t('actions.cancel')}
      submit={t('cancelNow')}
      isDanger
      isSending={isSending}
      isDisabled={euros === undefined}
      problem={problem}
      onSubmit={() => send({ reason, fee: euros })}
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
      <EurosInput
        label={t('fields.cancelFee')}
        value={fee}
        onChange={setFee}
        {...fault('fee', t('feeByConditions', { amount: money(cancelFee) }))}
      />
      <Typography>{t('goesBack', { amount: money(goesBack) })}</Typography>
    </ActionDialog>
  )
}
