import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useWords } from '../../words/words.tsx'

/** Whoever goes away from a draft is asked first, inside the staff area and by the browser. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useWords('prices')
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
