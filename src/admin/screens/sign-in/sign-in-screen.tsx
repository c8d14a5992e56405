import { Alert, Box, Button, Paper, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { Problem } from '../../api/call-api.ts'
import { signIn } from '../../api/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/words.tsx'
import { CodeSetUp } from './code-set-up.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** After these the form asks for the code; everything typed stays. */
const asksForCode = new Set(['code_needed', 'code_to_set_up', 'wrong_code'])

/** The door: e-mail and password, then the code. It says the same to everyone who does not get in. */
export function SignInScreen() {
  const t = useWords('shell')
  const [form, setForm] = useState({ email: '', password: '', code: '' })
  const [problem, setProblem] = useState<Problem>()
  const [setUp, setSetUp] = useState<{ secret: string; address: string }>()
  const [isAskingCode, setAskingCode] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
    required: true,
    fullWidth: true,
    size: 'medium' as const,
  })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await signIn(form)
    setBusy(false)
    if (answer.ok) return
    const { code, secret, address } = answer.problem
    setAskingCode(asksForCode.has(code))
    if (code === 'code_to_set_up') setSetUp({ secret: String(secret), address: String(address) })
    setProblem(answer.problem)
  }
  const isQuestion = problem?.code === 'code_needed' || problem?.code === 'code_to_set_up'
  return (
    <Stack
      component="main"
      id="content"
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: 2, gap: 3 }}
    >
      <Box component="img" src="/logo.svg" alt={t('title')} width={210} height={50} />
      <Paper
        component="form"
        onSubmit={(event) => void send(event)}
        sx={{ p: { xs: 3, sm: 4 }, width: '100%', maxWidth: 440 }}
      >
        <Stack sx={{ gap: 2.5 }}>
          <div>
            <Typography component="h1" variant="h4">
              {t('signIn.title')}
            </Typography>
            <Typography color="text.secondary">{t('signIn.lead')}</Typography>
          </div>
          {problem ? (
            <Alert
              role="alert"
              severity={isQuestion ? 'info' : 'error'}
              icon={<Icon name={isQuestion ? 'info' : 'warning'} />}
            >
              {problem.detail}
            </Alert>
          ) : null}
          {isAskingCode ? (
            <>
              {setUp ? <CodeSetUp {...setUp} /> : null}
              <TextField
                {...field('code')}
                label={t('signIn.code')}
                autoFocus
                autoComplete="one-time-code"
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
              />
            </>
          ) : (
            <>
              <TextField
                {...field('email')}
                label={t('signIn.email')}
                type="email"
                autoComplete="username"
                autoFocus
              />
              <TextField
                {...field('password')}
                label={t('signIn.password')}
                type="password"
                autoComplete="current-password"
              />
            </>
          )}
          <Button type="submit" variant="contained" color="secondary" size="large" disabled={isBusy}>
            {isAskingCode ? t('signIn.enter') : t('signIn.next')}
          </Button>
          {isAskingCode ? (
            <Button
              onClick={() => {
                setAskingCode(false)
                setProblem(undefined)
                setSetUp(undefined)
                setForm({ email: '', password: '', code: '' })
              }}
            >
              {t('signIn.back')}
            </Button>
          ) : null}
        </Stack>
      </Paper>
      <LanguageChoice />
    </Stack>
  )
}
