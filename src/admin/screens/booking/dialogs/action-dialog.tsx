import {
  Alert,
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
import type { Problem } from '../../../api/call-api.ts'
import { useWords } from '../../../words/words.tsx'

type Props = {
  title: string
  submit: string
  isSending: boolean
  isDisabled?: boolean
  isDanger?: boolean
  isWide?: boolean
  problem: Problem | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The frame of everything staff do: what is refused is said here, and nothing typed is lost. */
export function ActionDialog(props: Props) {
  const t = useWords('bookings')
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
            {props.problem ? <Alert severity="error">{props.problem.detail}</Alert> : null}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={props.onClose} disabled={props.isSending}>
            {t('back')}
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
