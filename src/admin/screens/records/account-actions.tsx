import { Button, DialogContentText } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { AnswerOf } from '../../../contract/staff/endpoints.ts'
import { useStaff } from '../../api/session.ts'
import { useSend } from '../../api/use-api.ts'
import { useParts } from '../../api/use-parts.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ConfirmDialog, ReadDialog } from '../../ui/dialogs.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'

type Invitation = AnswerOf<'POST /admins/:id/invite'>

/** What an owner does with a colleague's account; its password is nobody's but theirs. */
export function AccountActions({ id }: { id: number }) {
  const { t } = useWords('records')
  const notify = useNotify()
  const [invitation, setInvitation] = useState<Invitation>()
  const refused = ({ detail }: { detail: string }) => notify(detail, { type: 'error' })
  const sessions = useSend(
    'POST /admins/:id/end-sessions',
    () => notify(t('sessionsEnded'), { type: 'success' }),
    refused,
  )
  const invite = useSend('POST /admins/:id/invite', setInvitation, refused)
  const [isAsking, setAsking] = useState(false)
  const reset = useSend('POST /admins/:id/reset-sign-in', (made) => {
    setAsking(false)
    setInvitation(made)
  })
  const me = useStaff()?.id
  return (
    <>
      <Button variant="outlined" disabled={invite.isSending} onClick={() => invite.send({ params: { id } })}>
        {t('invite')}
      </Button>
      <Button variant="outlined" onClick={() => sessions.send({ params: { id } })}>
        {t('endSessions')}
      </Button>
      {me === id ? null : (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {t('resetSignIn.do')}
        </Button>
      )}
      {isAsking ? (
        <ConfirmDialog
          title={t('resetSignIn.title')}
          question={t('resetSignIn.question')}
          yes={t('resetSignIn.do')}
          no={t('privacy.keep')}
          problem={reset.problem}
          isSending={reset.isSending}
          onYes={() => reset.send({ params: { id } })}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {invitation ? <InvitationDialog {...invitation} onClose={() => setInvitation(undefined)} /> : null}
    </>
  )
}

function InvitationDialog({ link, until, email, onClose }: Invitation & { onClose: () => void }) {
  const { t, instant } = useWords('records')
  const hasMail = useParts()?.mail !== 'off'
  return (
    <ReadDialog
      title={t('inviteTitle')}
      close={t('import.close')}
      width="sm"
      onClose={onClose}
      actions={
        <CopyButton variant="contained" color="secondary" text={link} copied={t('copied')}>
          {t('copy')}
        </CopyButton>
      }
    >
      <DialogContentText sx={{ mb: 2.5 }}>
        {t(hasMail ? 'inviteSent' : 'inviteByHand', { email, until: instant(until) })}
      </DialogContentText>
      <TextInput
        label={t('inviteLink')}
        value={link}
        onChange={() => undefined}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </ReadDialog>
  )
}
