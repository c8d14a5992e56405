import { Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useWords } from '../../words/words.tsx'
import { TrialBar } from './trial-bar.tsx'
import type { PriceDraft } from './use-price-draft.ts'

type DraftFrameProps = {
  draft: PriceDraft
  save: string
  /** Something must be mended first. */
  isBlocked?: boolean
  onSave: () => void
  onDiscard: () => void
  children: ReactNode
}

/** Around all that edits prices: whoever leaves is asked, and the trial rental and the buttons stay in sight. */
export function DraftFrame({ draft, children, ...buttons }: DraftFrameProps) {
  return (
    <>
      <LeaveGuard isDirty={draft.isDirty} />
      {children}
      <ProblemAlert problem={draft.problem} sx={{ mt: 2 }} />
      <TrialBar draft={draft}>{draft.isReadOnly ? null : <Buttons draft={draft} {...buttons} />}</TrialBar>
    </>
  )
}

/** Stand in the trial rental's bar; on a phone only once there is something to save. */
function Buttons({ draft, save, isBlocked = false, onSave, onDiscard }: Omit<DraftFrameProps, 'children'>) {
  const { t } = useWords('prices')
  const { isDirty, isSaving } = draft
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
