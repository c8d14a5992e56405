import { Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useSend } from '../../api/use-api.ts'
import { FormDialog } from '../../ui/dialogs.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import type { Settling } from './settling.ts'
import { useAmount } from './use-amount.ts'

/** Whose money it is, or why it is nobody's of ours. */
export function SettleDialog({ entry, kind, onClose }: Settling & { onClose: () => void }) {
  const { t } = useWords('bank')
  const amount = useAmount()(entry)
  const notify = useNotify()
  const [typed, setTyped] = useState('')
  const done = (word: string) => {
    notify(word, { type: 'success' })
    onClose()
  }
  const assigning = useSend('POST /bank-entries/:id/assign', () => done(t('assigned')))
  const dismissing = useSend('POST /bank-entries/:id/dismiss', () => done(t('dismissed')))
  const { isSending, problem } = kind === 'assign' ? assigning : dismissing
  const params = { id: entry.id }
  const submit = () =>
    kind === 'assign'
      ? assigning.send({ params, body: { booking: typed } })
      : dismissing.send({ params, body: { note: typed } })
  return (
    <FormDialog
      title={t(kind)}
      submit={t(kind)}
      isSending={isSending}
      isDisabled={typed.trim() === ''}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{[amount, entry.payerName, entry.text].filter(Boolean).join(' · ')}</Typography>
      <TextInput label={kind === 'assign' ? t('booking') : t('note')} value={typed} onChange={setTyped} />
    </FormDialog>
  )
}
