import { Alert, Box, Button, Paper, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { renderSVG } from 'uqr'
import type { Problem } from '../../api/call-api.ts'
import { canUsePasskeys } from '../../api/passkeys.ts'
import { signIn, signInWithPasskey } from '../../api/session.ts'
import { TextInput } from '../../ui/form-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Quiet } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { DoorFrame } from './door-frame.tsx'

/** After these the form asks for the code; everything typed stays. */
const asksForCode = new Set(['code_needed', 'code_to_set_up', 'wrong_code', 'too_many_codes'])
/** The door names the dialog it stands in when a session is over. */
export const SIGN_IN_TITLE = 'sign-in-title'
const nothing = { email: '', password: '', code: '' }

/** The door: e-mail and password, then the code; or a passkey. It says the same to everyone who does not get in. */
export function SignInScreen() {
  return (
    <DoorFrame>
      <SignInForm />
    </DoorFrame>
  )
}

function SignInForm() {
  const { t, messages } = useWords('shell')
  const [form, setForm] = useState(nothing)
  const [problem, setProblem] = useState<Problem>()
  const [setUp, setSetUp] = useState<{ secret: string; address: string }>()
  const [isBusy, setBusy] = useState(false)
  const [isRecovering, setRecovering] = useState(false)
  const isAskingCode = problem !== undefined && asksForCode.has(problem.code)
  const field = (name: keyof typeof form) => ({
    name: name,
    label: t(`signIn.${name}`),
    value: form[name],
    onChange: (typed: string) => setForm({ ...form, [name]: typed }),
  })
  const enter = async (asking: Promise<Awaited<ReturnType<typeof signIn>> | undefined>) => {
    setBusy(true)
    const answer = await asking
    setBusy(false)
    if (answer?.ok) return
    if (!answer)
      return setProblem({ status: 0, code: 'no_passkey', detail: messages.account.passkeys.cancelled })
    const { code, secret, address } = answer.problem
    if (code === 'code_to_set_up') setSetUp({ secret: String(secret), address: String(address) })
    setProblem(answer.problem)
  }
  const startAgain = () => {
    setProblem(undefined)
    setSetUp(undefined)
    setForm(nothing)
    setRecovering(false)
  }
  return (
    <Paper
      component="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void enter(signIn(form))
      }}
      sx={{ p: { xs: 3, sm: 4 }, width: '100%', maxWidth: 440, display: 'grid', gap: 2.5 }}
    >
      <div>
        <Typography id={SIGN_IN_TITLE} component="h1" variant="h4">
          {t('signIn.title')}
        </Typography>
        <Quiet>{t('signIn.lead')}</Quiet>
      </div>
      {problem ? <Said problem={problem} /> : null}
      {isAskingCode && setUp ? <CodeSetUp {...setUp} /> : null}
      {isAskingCode ? (
        <DoorField
          key="code"
          {...field('code')}
          label={isRecovering ? t('signIn.recoveryCode') : t('signIn.code')}
          isFirst
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: isRecovering ? 'text' : 'numeric', maxLength: 20 } }}
        />
      ) : (
        <>
          <DoorField {...field('email')} isFirst type="email" autoComplete="username" />
          <DoorField {...field('password')} type="password" autoComplete="current-password" />
        </>
      )}
      <Button type="submit" variant="contained" color="secondary" size="large" disabled={isBusy}>
        {isAskingCode ? t('signIn.enter') : t('signIn.next')}
      </Button>
      {isAskingCode && !setUp ? (
        <Button onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? t('signIn.app') : t('signIn.recovery')}
        </Button>
      ) : null}
      {isAskingCode ? <Button onClick={startAgain}>{t('signIn.back')}</Button> : null}
      {!isAskingCode && canUsePasskeys() ? (
        <Button variant="outlined" disabled={isBusy} onClick={() => void enter(signInWithPasskey())}>
          {t('signIn.passkey')}
        </Button>
      ) : null}
    </Paper>
  )
}

/** A question for the code is no fault. */
function Said({ problem: { code, detail } }: { problem: Problem }) {
  const isQuestion = code === 'code_needed' || code === 'code_to_set_up'
  return (
    <Alert
      role="alert"
      severity={isQuestion ? 'info' : 'error'}
      icon={<Icon name={isQuestion ? 'info' : 'warning'} />}
    >
      {detail}
    </Alert>
  )
}

type DoorFieldProps = Parameters<typeof TextInput>[0] & { isFirst?: boolean }

function DoorField({ isFirst = false, ...props }: DoorFieldProps) {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form, and its first field is where everyone begins
  return <TextInput required size="medium" autoFocus={isFirst} {...props} />
}

/** The seed of the codes, as a picture for the phone and as letters for those who cannot scan. */
function CodeSetUp({ secret, address }: { secret: string; address: string }) {
  const { t } = useWords('shell')
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address, { border: 2 }))}`
  return (
    <div>
      <Typography component="h2" variant="h6">
        {t('signIn.setUp')}
      </Typography>
      <Typography sx={{ mt: 1 }}>{t('signIn.scan')}</Typography>
      <Box
        component="img"
        src={picture}
        alt={t('signIn.picture')}
        sx={{ width: 200, height: 200, display: 'block', mx: 'auto', my: 1 }}
      />
      <Quiet>{t('signIn.byHand')}</Quiet>
      <Box component="code" data-code-secret={secret} sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
        {secret.replace(/(.{4})/g, '$1 ').trim()}
      </Box>
    </div>
  )
}
