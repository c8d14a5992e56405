import { Typography } from '@mui/material'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import { useSend } from '../../../api/use-api.ts'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { TextInput } from '../../../ui/form-fields.tsx'
import { useWords } from '../../../words/words.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Paid for with the company's next invoice; over its credit an owner says why. */
export function OnAccountDialog({ page, onClose, onDone }: DialogProps) {
  const { t, money } = useWords('bookings')
  const { permissions: role } = usePermissions()
  const [reason, setReason] = useState('')
  const { send, ...sending } = useSend('POST /bookings/:id/put-on-account', () =>
    onDone(t('done.put-on-account')),
  )
  const { owed, limit } = (sending.problem ?? {}) as { owed?: number; limit?: number | null }
  return (
    <FormDialog
      title={t('actions.put-on-account')}
      submit={t('actions.put-on-account')}
      {...sending}
      onSubmit={() => send({ params: { id: page.id }, body: { reason } })}
      onClose={onClose}
    >
      <Typography>{[page.account?.name, t('account.ask')].filter(Boolean).join(': ')}</Typography>
      {owed === undefined ? null : (
        <Typography>{t('account.owed', { owed: money(owed), limit: money(limit ?? 0) })}</Typography>
      )}
      {sending.problem?.code === 'over_credit' && role === 'owner' ? (
        <TextInput label={t('account.reason')} value={reason} onChange={setReason} />
      ) : null}
    </FormDialog>
  )
}
