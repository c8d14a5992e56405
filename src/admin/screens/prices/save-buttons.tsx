import { Button, Stack } from '@mui/material'
import { useWords } from '../../words/words.tsx'
import type { PriceDraft } from './use-price-draft.ts'

type SaveButtonsProps = {
  draft: PriceDraft
  save: string
  /** Something must be mended first. */
  isBlocked: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Stand in the trial rental's bar; on a phone only once there is something to save. */
export function SaveButtons({ draft, save, isBlocked, onSave, onDiscard }: SaveButtonsProps) {
  const t = useWords('prices')
  const { isDirty, isSaving, isReadOnly } = draft
  if (isReadOnly) return null
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
        {t('discard')}
      </Button>
      <Button
        variant="contained"
        color="secondary"
        disabled={!isDirty || isBlocked || isSaving}
        onClick={onSave}
        sx={{ flexGrow: 1 }}
      >
        {save}
      </Button>
    </Stack>
  )
}
