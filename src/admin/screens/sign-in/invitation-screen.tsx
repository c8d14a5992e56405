import { Alert, Button, Paper, Typography } from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { SHORTEST_PASSWORD } from '../../../domain/people/password-rules.ts'
import { callApi, type Problem } from '../../api/call-api.ts'
import { TextInput } from '../../ui/form-fields.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { usePasswordFaults } from '../account/password-faults.ts'
import { DoorFrame } from './door-frame.tsx'

type Invited = { name: string; email: string }

/** Whoever was invited chooses a password; then they sign in with it. */
export function InvitationScreen({ token, onSettled }: { token: string; onSettled: () => void }) {
  const { t } = useWords('account')
  const [invited, setInvited] = useState<Invited>()
  const [problem, setProblem] = useState<Problem>()
  const [password, setPassword] = useState('')
  const [isChosen, setChosen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const fault = usePasswordFaults(problem)
  useEffect(() => {
    void callApi('POST /invitation', { body: { token } }).then((answer) =>
      answer.ok ? setInvited(answer.value) : setProblem(answer.problem),
    )
  }, [token])
  const choose = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await callApi('POST /invitation/accept', { body: { token, password } })
    setBusy(false)
    setProblem(answer.ok ? undefined : answer.problem)
    setChosen(answer.ok)
  }
  const isOpen = invited !== undefined && !isChosen
  return (
    <DoorFrame>
      <Paper
        component="form"
        noValidate
        onSubmit={(event) => void choose(event)}
        sx={{ p: { xs: 3, sm: 4 }, width: '100%', maxWidth: 440, display: 'grid', gap: 2.5 }}
      >
        {invited ? (
          <Typography component="h1" variant="h4">
            {t('invitation.title', { name: invited.name })}
          </Typography>
        ) : null}
        {isChosen ? <Alert role="status">{t('invitation.chosen')}</Alert> : null}
        {problem?.errors ? null : <ProblemAlert problem={problem} />}
        {isOpen ? (
          <>
            <Quiet>{`${t('invitation.lead')} ${t('password.lead', { least: SHORTEST_PASSWORD })}`}</Quiet>
            <TextInput
              label={t('invitation.email')}
              value={invited.email}
              onChange={() => undefined}
              autoComplete="username"
              slotProps={{ htmlInput: { readOnly: true } }}
            />
            <TextInput
              type="password"
              label={t('invitation.password')}
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
              {...fault('password')}
            />
            <Button type="submit" variant="contained" color="secondary" size="large" disabled={isBusy}>
              {t('invitation.choose')}
            </Button>
          </>
        ) : (
          <Button variant="contained" color="secondary" size="large" onClick={onSettled}>
            {t('invitation.toSignIn')}
          </Button>
        )}
      </Paper>
    </DoorFrame>
  )
}
