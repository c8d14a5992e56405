import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  useMediaQuery,
  useTheme,
} from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useWords } from '../words/words.tsx'
import { ProblemAlert } from './problem-alert.tsx'

type Props = {
  title: string
  submit: string
  /** Another word for the way back. */
  back?: string
  isSending: boolean
  isDisabled?: boolean
  isDanger?: boolean
  isWide?: boolean
  problem?: { detail: string } | string | undefined
  /** What else can be done, before the way back. */
  actions?: ReactNode
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form that is asked for over the screen: what is refused is said here, and nothing typed is lost. */
export function FormDialog(props: Props) {
  const t = useWords('shell')
  const titleId = useId()
  const theme = useTheme()
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'))
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth={props.isWide ? 'md' : 'sm'}
      onClose={props.isSending ? undefined : props.onClose}
      aria-labelledby={titleId}
    >
      <form
        noValidate
        style={{ display: 'contents' }}
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
