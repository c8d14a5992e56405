import { Box } from '@mui/material'
import { Fragment } from 'react'
import { ReadDialog } from '../ui/dialogs.tsx'
import { Subheading } from '../ui/text.tsx'
import { resourceName } from '../words/react-words.ts'
import { useWords } from '../words/words.tsx'
import { keysOfScreen, recordWays, ways } from './shortcuts.ts'

/** Every key of the area, and what it does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t, messages } = useWords('shell')
  const here = keysOfScreen()
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
      note={here.length > 0 ? null : `${t('keys.timeline')} ${t('keys.booking')}`}
      onClose={onClose}
    >
      {here.length > 0 ? (
        <>
          <Subheading>{t('keys.here')}</Subheading>
          <KeyList rows={here.map(({ key, does }) => ({ keys: [key], does }))} />
          <Subheading sx={{ mt: 2 }}>{t('keys.everywhere')}</Subheading>
        </>
      ) : null}
      <KeyList rows={rows} />
    </ReadDialog>
  )
}

type Row = { keys: readonly string[]; does: string }

function KeyList({ rows }: { rows: readonly Row[] }) {
  return (
    <Box
      component="dl"
      // A key that is a sentence leaves half of a telephone to what it does.
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'fit-content(50%) 1fr',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'start',
      }}
    >
      {rows.map(({ keys, does }) => (
        <Fragment key={keys.join(' ')}>
          <Box component="dt" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 0.5 }}>
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
                {key.length === 1 ? key.toUpperCase() : key}
              </Box>
            ))}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {does}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}
