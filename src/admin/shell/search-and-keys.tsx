import { Box, Button, IconButton } from '@mui/material'
import { Fragment, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { FindBookings } from '../screens/today/find-bookings.tsx'
import { ReadDialog } from '../ui/dialogs.tsx'
import { Icon } from '../ui/icon.tsx'
import { tallinnNow } from '../words/formats.ts'
import { resourceName } from '../words/react-words.ts'
import { useWords } from '../words/words.tsx'
import { recordWays, useShortcuts, ways } from './shortcuts.ts'

/** One search from anywhere, and the list of keys: by the button, and by `/` and `?`. */
export function SearchAndKeys() {
  const { t } = useWords('shell')
  const [shown, setShown] = useState<'search' | 'keys'>()
  const close = useCallback(() => setShown(undefined), [])
  const { pathname } = useLocation()
  // Whoever has found it is there.
  useEffect(close, [close, pathname])
  useShortcuts(setShown)
  return (
    <>
      <Button
        color="inherit"
        onClick={() => setShown('search')}
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
        onClick={() => setShown('keys')}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <Icon name="info" />
      </IconButton>
      {shown === 'search' ? (
        <ReadDialog title={t('search.title')} close={t('back')} width="md" onClose={close}>
          <FindBookings now={tallinnNow()} isFocused />
        </ReadDialog>
      ) : null}
      {shown === 'keys' ? <KeysDialog onClose={close} /> : null}
    </>
  )
}

function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t, messages } = useWords('shell')
  const rows = [
    { keys: ['/'], does: t('search.open') },
    { keys: ['n'], does: t('menu.phone') },
    { keys: ['Ctrl', 'Enter'], does: t('keys.save') },
    { keys: ['Esc'], does: t('keys.close') },
    ...Object.entries(ways).map(([key, { name }]) => ({ keys: ['g', key], does: t(name) })),
    ...Object.entries(recordWays).map(([key, name]) => ({
      keys: ['g', key],
      does: resourceName(messages, name, 'many'),
    })),
    { keys: ['?'], does: t('keys.title') },
  ]
  return (
    <ReadDialog
      title={t('keys.title')}
      close={t('back')}
      width="xs"
      note={t('keys.timeline')}
      onClose={onClose}
    >
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1 }}
      >
        {rows.map(({ keys, does }) => (
          <Fragment key={keys.join(' ')}>
            <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
              {keys.map((key) => (
                <Box
                  component="kbd"
                  key={key}
                  sx={{
                    px: 0.75,
                    border: 1,
                    borderColor: 'text.secondary',
                    borderRadius: 0.5,
                    font: 'inherit',
                  }}
                >
                  {key}
                </Box>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {does}
            </Box>
          </Fragment>
        ))}
      </Box>
    </ReadDialog>
  )
}
