import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, usePermissions, useRefresh } from 'react-admin'
import { download, type Problem } from '../../api/call-api.ts'
import { useMay } from '../../api/session.ts'
import { useSend } from '../../api/use-api.ts'
import { ConfirmDialog, FormDialog } from '../../ui/dialogs.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'

/** Everything held about a person, and the end of it. */
export function ClientPrivacy({ id }: { id: number }) {
  const { t } = useWords('records')
  const { permissions: role } = usePermissions()
  const mayExport = useMay('export')
  const notify = useNotify()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)
  const { send, ...sending } = useSend('POST /clients/:id/erase', () => {
    setIsAsking(false)
    notify(t('privacy.erased'), { type: 'success' })
    refresh()
  })
  return (
    <>
      {mayExport ? <ExportButton id={id} isReasonNeeded={role !== 'owner'} /> : null}
      {role === 'owner' ? (
        <Button color="error" variant="outlined" onClick={() => setIsAsking(true)}>
          {t('privacy.erase')}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={t('privacy.question')}
          question={t('privacy.explained')}
          yes={t('privacy.erase')}
          no={t('privacy.keep')}
          {...sending}
          onYes={() => send({ params: { id } })}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}

/** An owner takes it at once; anyone else says why, and that stays in the log. */
function ExportButton({ id, isReasonNeeded }: { id: number; isReasonNeeded: boolean }) {
  const { t } = useWords('records')
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [isSending, setSending] = useState(false)
  const take = async () => {
    setSending(true)
    const answer = await download(`/clients/${id}/export`, { reason })
    setSending(false)
    setProblem(answer.ok ? undefined : answer.problem)
    if (answer.ok) setAsking(false)
    else if (!isReasonNeeded) notify(answer.problem.detail, { type: 'error' })
  }
  return (
    <>
      <Button
        variant="outlined"
        disabled={isSending}
        onClick={() => (isReasonNeeded ? setAsking(true) : void take())}
      >
        {t('privacy.export')}
      </Button>
      {isAsking ? (
        <FormDialog
          title={t('privacy.export')}
          submit={t('privacy.export')}
          isSending={isSending}
          isDisabled={reason.trim() === ''}
          problem={problem}
          onSubmit={() => void take()}
          onClose={() => setAsking(false)}
        >
          <TextInput
            label={t('privacy.reason')}
            helperText={t('privacy.reasonHint')}
            value={reason}
            onChange={setReason}
          />
        </FormDialog>
      ) : null}
    </>
  )
}
