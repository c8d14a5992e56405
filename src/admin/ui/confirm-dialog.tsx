import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { ProblemAlert } from './problem-alert.tsx'

type Props = {
  /** Where the question alone does not say what it is about. */
  title?: string
  question: string
  yes: string
  no: string
  problem?: { detail: string } | string | undefined
  isSending?: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks once before something is gone; a refusal is told here, where it was asked. */
export function ConfirmDialog({ title, question, yes, no, problem, isSending, onYes, onClose }: Props) {
  const [titleId, questionId] = [useId(), useId()]
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={title ? titleId : questionId}>
      {title ? <DialogTitle id={titleId}>{title}</DialogTitle> : null}
      <DialogContent>
        <DialogContentText id={questionId} color="textPrimary">
          {question}
        </DialogContentText>
        <ProblemAlert problem={problem} sx={{ mt: 2 }} />
      </DialogContent>
      <DialogActions>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, and here the way back is the safe place for it */}
        <Button autoFocus onClick={onClose}>
          {no}
        </Button>
        <Button variant="contained" color="error" disabled={isSending === true} onClick={onYes}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
