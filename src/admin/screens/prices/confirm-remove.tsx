import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'

type ConfirmRemoveProps = { label: string; question: string; yes: string; no: string; onRemove: () => void }

/** Asks before it removes, in place: nothing jumps over the screen. */
export function ConfirmRemove({ label, question, yes, no, onRemove }: ConfirmRemoveProps) {
  const [isAsking, ask] = useState(false)
  if (!isAsking) {
    return (
      <Button
        color="error"
        onClick={() => ask(true)}
        startIcon={<Icon name="cross" />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {label}
      </Button>
    )
  }
  return (
    <Alert severity="warning" role="alert" icon={false} sx={{ width: '100%' }}>
      {question}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button variant="contained" color="error" onClick={onRemove}>
          {yes}
        </Button>
        <Button autoFocus onClick={() => ask(false)}>
          {no}
        </Button>
      </Stack>
    </Alert>
  )
}
