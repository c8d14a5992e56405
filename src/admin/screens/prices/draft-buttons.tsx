import { Button } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
import { Icon } from '../../ui/icon.tsx'

type RemoveButtonProps = { label: string; question: string; yes: string; no: string; onRemove: () => void }

/** Asks before it removes. */
export function RemoveButton({ label, question, yes, no, onRemove }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        color="error"
        onClick={() => setAsking(true)}
        startIcon={<Icon name="cross" />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {label}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          question={question}
          yes={yes}
          no={no}
          onYes={() => {
            setAsking(false)
            onRemove()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

/** Begins a new line of a list. */
export function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button variant="outlined" onClick={onAdd} startIcon={<Icon name="plus" />} sx={{ justifySelf: 'start' }}>
      {label}
    </Button>
  )
}
