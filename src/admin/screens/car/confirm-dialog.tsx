import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material'
import { useId, useState } from 'react'
import type { Answer, Problem } from '../../api/call-api.ts'

/** Asks once before something is gone; a refusal is told here, where it was asked. */
export function ConfirmDialog({
  question,
  yes,
  no,
  onYes,
  onDone,
  onClose,
}: {
  question: string
  yes: string
  no: string
  onYes: () => Promise<Answer<unknown>>
  onDone: () => void
  onClose: () => void
}) {
  const asked = useId()
  const [problem, setProblem] = useState<Problem>()
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const answer = await onYes()
    setSending(false)
    if (answer.ok) onDone()
    else setProblem(answer.problem)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={asked}>
      <DialogContent>
        <DialogContentText id={asked} color="textPrimary">
          {question}
        </DialogContentText>
        {problem ? (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {problem.detail}
          </Alert>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{no}</Button>
        <Button variant="contained" color="error" disabled={isSending} onClick={() => void send()}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
