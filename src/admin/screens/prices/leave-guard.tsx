import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
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
    <Dialog open onClose={blocker.reset} aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{t('leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={blocker.proceed} color="error">
          {t('leave.go')}
        </Button>
        <Button onClick={blocker.reset} variant="contained" autoFocus>
          {t('leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
