import { Button, Stack } from '@mui/material'

type SaveButtonsProps = {
  save: string
  discard: string
  isDirty: boolean
  /** Something must be mended first, or saving is under way. */
  isBlocked: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Stand in the trial rental's bar; on a phone only once there is something to save. */
export function SaveButtons({ save, discard, isDirty, isBlocked, onSave, onDiscard }: SaveButtonsProps) {
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1,
        width: { xs: '100%', sm: 'auto' },
        display: { xs: isDirty ? 'flex' : 'none', sm: 'flex' },
      }}
    >
      <Button disabled={!isDirty} onClick={onDiscard}>
        {discard}
      </Button>
      <Button
        variant="contained"
        color="secondary"
        disabled={!isDirty || isBlocked}
        onClick={onSave}
        sx={{ flexGrow: 1 }}
      >
        {save}
      </Button>
    </Stack>
  )
}
