import { Typography } from '@mui/material'
import { useState } from 'react'
import type { BookingPageAnswer } from '../../../../contract/staff/bookings.ts'
import { useSend } from '../../../api/use-api.ts'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { TextInput } from '../../../ui/form-fields.tsx'
import { useWords } from '../../../words/words.tsx'
import { useFaults } from '../use-fields.ts'
import type { DialogProps } from './dialog-props.ts'

type Props = DialogProps & { entry: BookingPageAnswer['ledger'][number] }

/** Money that was entered by mistake is taken back, with a reason that stands beside it. */
export function UndoMoneyDialog({ page, entry, onClose, onDone }: Props) {
  const { t, money } = useWords('bookings')
  const [reason, setReason] = useState('')
  const { send, ...sending } = useSend('POST /bookings/:id/money/:entryId/undo', () =>
    onDone(t('undoMoney.done')),
  )
  const fault = useFaults(sending.problem)
  return (
    <FormDialog
      title={t('undoMoney.title')}
      submit={t('undoMoney.button')}
      {...sending}
      onSubmit={() => send({ params: { id: page.id, entryId: entry.id }, body: { reason } })}
      onClose={onClose}
    >
      <Typography>
        {t('undoMoney.text', { amount: money(entry.amount), method: t(`methods.${entry.method}`) })}
      </Typography>
      <TextInput
        required
        label={t('fields.reason')}
        value={reason}
        onChange={setReason}
        {...fault('reason')}
      />
    </FormDialog>
  )
}
