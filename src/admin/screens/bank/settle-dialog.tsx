import { Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { bookingNamedBy } from '../../../domain/booking/bank-entry.ts'
import { bookingNumber } from '../../../domain/booking/booking-number.ts'
import { useSend } from '../../api/use-api.ts'
import { FormDialog } from '../../ui/dialogs.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import type { Settling } from './settling.ts'
import { useAmount } from './use-amount.ts'

type Props = Settling & { onClose: () => void; onDone: () => void }

/** Whose money it is, or why it is nobody's of ours. */
export function SettleDialog({ entry, kind, onClose, onDone }: Props) {
  const { t } = useWords('bank')
  const amount = useAmount()(entry)
  const notify = useNotify()
  const [typed, setTyped] = useState(kind === 'assign' ? namedBy(entry) : '')
  const done = (word: string) => {
    notify(word, { type: 'success' })
    onClose()
    onDone()
  }
  const assigning = useSend('POST /bank-entries/:id/assign', () => done(t('assigned')))
  const dismissing = useSend('POST /bank-entries/:id/dismiss', () => done(t('dismissed')))
  const { isSending, problem } = kind === 'assign' ? assigning : dismissing
  const params = { id: entry.id }
  const { payerName, text, reference } = entry
  const told = [amount, payerName, text, reference ? t('reference', { reference }) : '']
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
      <Typography sx={{ overflowWrap: 'anywhere' }}>{told.filter(Boolean).join(' · ')}</Typography>
      <TextInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this field is all it asks for
        autoFocus
        label={kind === 'assign' ? t('booking') : t('note')}
        helperText={kind === 'assign' ? t('bookingHint', { number: bookingNumber(123) }) : undefined}
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  )
}

/** The booking that it names, where there is one: only its amount did not fit. */
function namedBy({ reason, reference, text }: Settling['entry']): string {
  const isKnown = reason === 'nothing-due' || reason === 'other-amount'
  const id = isKnown ? bookingNamedBy({ reference, text }) : undefined
  return id === undefined ? '' : bookingNumber(id)
}
