import { Typography } from '@mui/material'
import { useState } from 'react'
import { useSend } from '../../../api/use-api.ts'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { TextInput } from '../../../ui/form-fields.tsx'
import { useWords } from '../../../words/words.tsx'
import { useFaults } from '../use-fields.ts'
import type { DialogProps } from './dialog-props.ts'

export const UndoHandOverDialog = (props: DialogProps) => <UndoDialog {...props} what="hand-over" />
export const UndoTakeBackDialog = (props: DialogProps) => <UndoDialog {...props} what="take-back" />

export const UndoExchangeDialog = (props: DialogProps) => <UndoDialog {...props} what="exchange" />

/** What was done by mistake today is undone, with a reason that stays in the log. */
function UndoDialog({
  page,
  onClose,
  onDone,
  what,
}: DialogProps & { what: 'hand-over' | 'take-back' | 'exchange' }) {
  const { t } = useWords('bookings')
  const [reason, setReason] = useState('')
  const { send, ...sending } = useSend(`POST /bookings/:id/undo-${what}`, () =>
    onDone(t(`done.undo-${what}`)),
  )
  const fault = useFaults(sending.problem)
  return (
    <FormDialog
      title={t(`actions.undo-${what}`)}
      submit={t(`actions.undo-${what}`)}
      {...sending}
      onSubmit={() => send({ params: { id: page.id }, body: { reason } })}
      onClose={onClose}
    >
      <Typography>{t(`undo.${what}`)}</Typography>
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
