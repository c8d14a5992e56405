import { Typography } from '@mui/material'
import { useWords } from '../../../words/words.tsx'
import { useAct } from '../use-act.ts'
import { useFormats } from '../use-formats.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

/** What needs no more than a yes. */
export function AskDialog({
  name,
  page,
  onClose,
  onDone,
}: DialogProps & { name: 'confirm' | 'lift-hold' | 'resend-link' | 'use-deposit' }) {
  const t = useWords('bookings')
  const { money } = useFormats()
  const covered = Math.min(page.money.rentDue, page.money.depositPaid)
  const { send, problem, isSending } = useAct(`/bookings/${page.id}/${name}`, () => onDone(t(`done.${name}`)))
  return (
    <ActionDialog
      title={t(`actions.${name}`)}
      submit={t(`actions.${name}`)}
      isSending={isSending}
      problem={problem}
      onSubmit={() => send()}
      onClose={onClose}
    >
      <Typography>{t(`ask.${name}`, { email: page.client.email, amount: money(covered) })}</Typography>
    </ActionDialog>
  )
}
