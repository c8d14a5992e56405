import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../ui/dialogs.tsx'
import { unsavedWork } from '../ui/leave-guard.tsx'
import { useWords } from '../words/words.tsx'

/** Once around all screens: a router asks one question at a time. */
export function LeaveQuestion() {
  const { t } = useWords('shell')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedWork().isThere && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  const { isKept } = unsavedWork()
  return (
    <ConfirmDialog
      title={t(isKept ? 'leave.draft' : 'leave.title')}
      question={t(isKept ? 'leave.kept' : 'leave.text')}
      yes={t(isKept ? 'leave.away' : 'leave.go')}
      no={t('leave.stay')}
      onYes={blocker.proceed}
      onClose={blocker.reset}
    />
  )
}
