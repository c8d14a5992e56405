import { Box, Button, Stack } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { ProblemAlert, type Refusal } from '../../ui/problem-alert.tsx'

type Props = {
  save: string
  cancel: string
  problem: Refusal
  isSending: boolean
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

/** A few fields that open where they belong, and close again. */
export function InlineForm({ save, cancel, problem, isSending, onSend, onClose, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
      {children}
      <ProblemAlert problem={problem} />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" color="secondary" disabled={isSending}>
          {save}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </Stack>
    </Box>
  )
}
