import { Typography } from '@mui/material'
import { useSend } from '../../../api/use-api.ts'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { useWords } from '../../../words/words.tsx'
import type { AskName, DialogProps } from './dialog-props.ts'

/** What needs no more than a yes. */
export function AskDialog({ name, page, onClose, onDone }: DialogProps & { name: AskName }) {
  const { t, money } = useWords('bookings')
  const covered = Math.min(page.money.rentDue, page.money.depositPaid)
  const { send, ...sending } = useSend(`POST /bookings/:id/${name}`, () => onDone(t(`done.${name}`)))
  return (
    <FormDialog
      title={t(`actions.${name}`)}
      submit={t(`actions.${name}`)}
      {...sending}
      onSubmit={() => send({ params: { id: page.id } })}
      onClose={onClose}
    >
      <Typography>{t(`ask.${name}`, { email: page.client.email, amount: money(covered) })}</Typography>
    </FormDialog>
  )
}
