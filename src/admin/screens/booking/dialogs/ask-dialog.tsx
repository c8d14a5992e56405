import { Typography } from '@mui/material'
import { useSend } from '../../../api/use-api.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/words.tsx'
import { useActionWord } from '../use-action-word.ts'
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
  const words = useActionWord()(name)
  const { send, ...sending } = useSend(`POST /bookings/:id/${name}`, (answer) =>
    onDone(answer.kind === 'shown' ? t('done.show-link', { link: answer.link }) : t(`done.${name}`)),
  )
  return (
    <FormDialog
      title={t(`actions.${words}`)}
      submit={t(`actions.${words}`)}
      {...sending}
      onSubmit={() => send({ params: { id: page.id } })}
      onClose={onClose}
    >
      <Typography>{t(`ask.${words}`, { email: page.client.email, amount: money(covered) })}</Typography>
    </FormDialog>
  )
}
