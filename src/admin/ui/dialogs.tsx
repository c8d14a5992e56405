import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
  Stack,
  type Theme,
  useMediaQuery,
} from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ProblemAlert, type Refusal } from './problem-alert.tsx'

type FormDialogProps = {
  title: string
  submit: string
  /** Another word for the way back. */
  back?: string
  isSending: boolean
  isDisabled?: boolean
  isDanger?: boolean
  isWide?: boolean
  problem?: Refusal
  /** What else can be done, before the way back. */
  actions?: ReactNode
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form that is asked for over the screen: what is refused is said here, and nothing typed is lost. */
export function FormDialog(props: FormDialogProps) {
  const { t } = useWords('shell')
  const titleId = useId()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [isTouched, setTouched] = useState(false)
  // A press beside it is no decision.
  const close = (_event: object, reason: string) =>
    isTouched && reason === 'backdropClick' ? undefined : props.onClose()
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      // One that scrolls with its page keeps its margins also where it is to fill the screen.
      scroll={isPhone ? 'paper' : 'body'}
      maxWidth={props.isWide ? 'md' : 'sm'}
      onClose={props.isSending ? undefined : close}
      aria-labelledby={titleId}
    >
      <LeaveGuard isDirty={isTouched && !props.isSending} />
      <form
        noValidate
        style={{ display: 'contents' }}
        onInput={() => setTouched(true)}
        onSubmit={(event) => {
          event.preventDefault()
          props.onSubmit()
        }}
      >
        <DialogTitle id={titleId}>{props.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {props.children}
            <ProblemAlert problem={props.problem} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
          {props.actions}
          <Button onClick={props.onClose} disabled={props.isSending}>
            {props.back ?? t('back')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={props.isDanger ? 'error' : 'secondary'}
            disabled={props.isSending || props.isDisabled === true}
          >
            {props.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

type ConfirmDialogProps = {
  /** Where the question alone does not say what it is about. */
  title?: string
  question: string
  yes: string
  no: string
  problem?: Refusal
  isSending?: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks once before something is gone; a refusal is told here, where it was asked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, yes, no, problem, isSending, onYes, onClose } = props
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
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
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

type ReadDialogProps = {
  title: string
  close: string
  width: Exclude<DialogProps['maxWidth'], undefined>
  /** Said before the way back. */
  note?: ReactNode
  /** What can be done from here, after the way back. */
  actions?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Something to read over the screen, and the ways from there. */
export function ReadDialog({ title, close, width, note, actions, onClose, children }: ReadDialogProps) {
  const titleId = useId()
  return (
    <Dialog open fullWidth onClose={onClose} maxWidth={width} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        {note}
        <Button onClick={onClose}>{close}</Button>
        {actions}
      </DialogActions>
    </Dialog>
  )
}
