import { Button, DialogContentText } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, callApi, type Problem } from '../api/call-api.ts'
import { canUsePasskeys, showPasskey } from '../api/passkeys.ts'
import { useProofAsked } from '../api/proof.ts'
import { useApi } from '../api/use-api.ts'
import { FormDialog } from '../ui/dialogs.tsx'
import { TextInput } from '../ui/form-fields.tsx'
import { useWords } from '../words/words.tsx'

/** Stands over whatever is being done; the call that asked for it goes on afterwards. */
export function ProofDialog() {
  const settle = useProofAsked()
  return settle ? <Asking settle={settle} /> : null
}

function Asking({ settle }: { settle: (isProved: boolean) => void }) {
  const { t } = useWords('account')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Problem | string>()
  const [isSending, setSending] = useState(false)
  const { value: account } = useApi('GET /me/account', canUsePasskeys() ? {} : skipToken)

  const finish = async (asking: Promise<Answer<unknown> | undefined>) => {
    setSending(true)
    const answer = await asking
    setSending(false)
    if (answer?.ok) settle(true)
    else setProblem(answer?.problem ?? t('passkeys.cancelled'))
  }
  const withPasskey = async (): Promise<Answer<unknown> | undefined> => {
    const question = await callApi('POST /me/proof/question')
    if (!question.ok) return question
    const credential = await showPasskey(question.value)
    return credential && callApi('POST /me/proof/passkey', { body: { credential } })
  }
  return (
    <FormDialog
      title={t('proof.title')}
      submit={t('proof.confirm')}
      isSending={isSending}
      isDisabled={code.trim() === ''}
      problem={problem}
      actions={
        account && account.passkeys.length > 0 ? (
          <Button disabled={isSending} onClick={() => void finish(withPasskey())}>
            {t('proof.passkey')}
          </Button>
        ) : null
      }
      onSubmit={() => void finish(callApi('POST /me/proof', { body: { code } }))}
      onClose={() => settle(false)}
    >
      <DialogContentText>{t('proof.lead')}</DialogContentText>
      <TextInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and this field is all it asks for
        autoFocus
        label={t('proof.code')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { maxLength: 20 } }}
      />
    </FormDialog>
  )
}
