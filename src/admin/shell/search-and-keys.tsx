import { Box, Button, IconButton } from '@mui/material'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { FindBookings } from '../screens/today/find-bookings.tsx'
import { ReadDialog } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { tallinnNow } from '../words/formats.ts'
import { useWords } from '../words/words.tsx'
import { useShortcuts } from './shortcuts.ts'

/** Fetched when it is first asked for. */
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

/** One search from anywhere, and the list of keys: by the button, and by `/` and `?`. */
export function SearchAndKeys() {
  const { t } = useWords('shell')
  const { pathname } = useLocation()
  // Whoever has found it is there: what was opened on another screen is closed on this one.
  const [opened, setOpened] = useState<{ what: 'search' | 'keys'; on: string }>()
  const shown = opened?.on === pathname ? opened.what : undefined
  const open = useCallback((what: 'search' | 'keys') => setOpened({ what, on: pathname }), [pathname])
  const close = () => setOpened(undefined)
  useShortcuts(open)
  return (
    <>
      <Button
        color="inherit"
        onClick={() => open('search')}
        startIcon={<Icon name="search" />}
        aria-keyshortcuts="/"
        sx={{ '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } }, minWidth: 44 }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('search.open')}
        </Box>
        <Box component="span" className="sr-only" sx={{ display: { sm: 'none' } }}>
          {t('search.open')}
        </Box>
      </Button>
      <IconButton
        color="inherit"
        aria-label={t('keys.title')}
        aria-keyshortcuts="?"
        onClick={() => open('keys')}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <Icon name="info" />
      </IconButton>
      {shown === 'search' ? (
        <ReadDialog title={t('search.title')} close={t('back')} width="md" onClose={close}>
          <FindBookings now={tallinnNow()} isFocused />
        </ReadDialog>
      ) : null}
      <Suspense fallback={null}>{shown === 'keys' ? <KeysDialog onClose={close} /> : null}</Suspense>
    </>
  )
}
