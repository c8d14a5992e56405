import { Alert, AlertTitle, Button } from '@mui/material'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { useWords } from '../../words/words.tsx'
import { useAct } from './use-act.ts'

/** Why people have to look at this booking, and the word that they have. */
export function AttentionNotice({
  page,
  onDone,
}: {
  page: BookingPageAnswer
  onDone: (sentence: string) => void
}) {
  const t = useWords('bookings')
  const { send, problem, isSending } = useAct(`/bookings/${page.id}/notes`, () => onDone(t('done.attention')))
  if (!page.attention) return null
  return (
    <Alert
      id="attention"
      severity="warning"
      action={
        <Button color="inherit" disabled={isSending} onClick={() => send({ isAttentionDone: true })}>
          {t('attentionDone')}
        </Button>
      }
    >
      <AlertTitle>{t(`attention.${page.attention}.title`)}</AlertTitle>
      {t(`attention.${page.attention}.text`)}
      {problem ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem.detail}
        </Alert>
      ) : null}
    </Alert>
  )
}
