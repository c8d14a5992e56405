import { Alert, AlertTitle, Button } from '@mui/material'
import { useSend } from '../../api/use-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useWords } from '../../words/words.tsx'
import type { DoerProps } from './dialogs/dialog-props.ts'

/** Why people have to look at this booking, and the word that they have. */
export function AttentionNotice({ page, onDone }: DoerProps) {
  const { t } = useWords('bookings')
  const { send, problem, isSending } = useSend('POST /bookings/:id/notes', () => onDone(t('done.attention')))
  if (!page.attention) return null
  return (
    <Alert
      id="attention"
      severity="warning"
      action={
        <Button
          color="inherit"
          disabled={isSending}
          onClick={() => send({ params: { id: page.id }, body: { isAttentionDone: true } })}
        >
          {t('attentionDone')}
        </Button>
      }
    >
      <AlertTitle>{t(`attention.${page.attention}.title`)}</AlertTitle>
      {t(`attention.${page.attention}.text`)}
      <ProblemAlert problem={problem} sx={{ mt: 1 }} />
    </Alert>
  )
}
