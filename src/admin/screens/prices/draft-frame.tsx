import { Button, Stack } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/dialogs.tsx'
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

/** Whoever goes away from a draft is asked first, inside the staff area and by the browser. */
function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useWords('prices')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('leave.title')}
      question={t('leave.text')}
      yes={t('leave.go')}
      no={t('leave.stay')}
      onYes={blocker.proceed}
      onClose={blocker.reset}
    />
  )
}
