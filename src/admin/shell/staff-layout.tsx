import { AppBar, Box, Drawer, IconButton, Toolbar, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useParts } from '../api/use-parts.ts'
import { Icon } from '../ui/icon.tsx'
import { useColours } from '../words/colours.ts'
import { useWords } from '../words/words.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { StaffMenu } from './menu.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { SearchAndKeys } from './search-and-keys.tsx'
import { SimulatedBar } from './simulated-bar.tsx'
import { TroubleBar } from './trouble-bar.tsx'

const MENU_WIDTH = 248

/** A bar on top, the menu at the side or behind a button, and the screen. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const { t } = useWords('shell')
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const parts = useParts()
  const colours = useColours()
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <AppBar
        position="fixed"
        color="inherit"
        sx={{ zIndex: (theme) => theme.zIndex.drawer + 1, borderRadius: 0 }}
      >
        <Toolbar sx={{ gap: 1, minHeight: { xs: 56, sm: 56 } }}>
          {isWide ? null : (
            <IconButton
              aria-label={t('menu.open')}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              color="inherit"
            >
              <Icon name="menu" size={24} />
            </IconButton>
          )}
          <Link to="/admin" style={{ display: 'flex' }}>
            <img
              src={colours === 'dark' ? '/logo-dark.svg' : '/logo.svg'}
              alt={t('menu.today')}
              width={118}
              height={28}
            />
          </Link>
          <Box sx={{ flexGrow: 1 }} />
          <SearchAndKeys />
          <AccountMenu />
        </Toolbar>
      </AppBar>
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isWide || isOpen}
        onClose={close}
        sx={{ width: isWide ? MENU_WIDTH : 0, flexShrink: 0 }}
        slotProps={{ paper: { sx: { width: MENU_WIDTH, borderRadius: 0, pt: '56px' } } }}
      >
        <StaffMenu parts={parts} onChoose={close} />
      </Drawer>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          px: { xs: 2, md: 3 },
          pt: '64px',
          pb: 6,
          outline: 'none',
          '@media print': { p: 0 },
        }}
      >
        <SimulatedBar parts={parts} />
        <TroubleBar />
        {/* The screen that stands stays until the next one is there. */}
        <Suspense fallback={null}>{children}</Suspense>
      </Box>
      <ProofDialog />
      <LeaveQuestion />
    </Box>
  )
}
