import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useWords } from '../words/words.tsx'
import { ConfirmDialog } from './dialogs.tsx'

/** Whoever goes away from what is not saved is asked first, inside the staff area and by the browser. */
export function LeaveGuard({ isDirty, isKept = false }: { isDirty: boolean; isKept?: boolean }) {
  const { t } = useWords('shell')
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
      title={t(isKept ? 'leave.draft' : 'leave.title')}
      question={t(isKept ? 'leave.kept' : 'leave.text')}
      yes={t(isKept ? 'leave.away' : 'leave.go')}
      no={t('leave.stay')}
      onYes={blocker.proceed}
      onClose={blocker.reset}
    />
  )
}
