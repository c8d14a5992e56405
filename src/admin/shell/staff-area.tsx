import { CssBaseline, createTheme, Dialog, ThemeProvider } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Admin, localStorageStore } from 'react-admin'
import { loadFirstStaffMessages } from '../../i18n/staff-messages.ts'
import { dataProvider } from '../api/data-provider.ts'
import { authProvider, useMay, useSession } from '../api/session.ts'
import { SIGN_IN_TITLE, SignInScreen } from '../screens/sign-in/sign-in-screen.tsx'
import { TodayScreen } from '../screens/today/today-screen.tsx'
import { useColours } from '../words/colours.ts'
import { useReactWords } from '../words/react-words.ts'
import { Words } from '../words/words.tsx'
import { ReadinessScreen, screens } from './screens.tsx'
import { StaffLayout } from './staff-layout.tsx'
import { staffThemes } from './theme.ts'

/** Seen once in a working life. */
const InvitationScreen = lazy(async () => ({
  default: (await import('../screens/sign-in/invitation-screen.tsx')).InvitationScreen,
}))

const store = localStorageStore(undefined, 'autorent')
const doorThemes = { light: createTheme(staffThemes.light), dark: createTheme(staffThemes.dark) }

/** The whole staff area, loaded by its own page and by nothing else. */
export function StaffArea() {
  return (
    <Words load={loadFirstStaffMessages}>
      <Area />
    </Words>
  )
}

function Area() {
  const session = useSession()
  const colours = useColours()
  // What is styled by a sheet of its own looks here.
  useEffect(() => {
    document.documentElement.dataset.colours = colours
  }, [colours])
  const [token, setToken] = useState(invitationToken)
  useEffect(() => {
    const take = () => setToken((held) => invitationToken() || held)
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  if (token !== '') return <Door key={token} token={token} onSettled={() => setToken('')} />
  if (session === undefined) return null
  if (session === null) return <Door />
  return (
    <>
      {/* Whoever signs in anew finds nothing of the one before, but all of their own. */}
      <Inside key={session.staff.id} />
      <ThemeProvider theme={doorThemes[colours]}>
        <Dialog open={session.isOver} fullScreen transitionDuration={0} aria-labelledby={SIGN_IN_TITLE}>
          {session.isOver ? <SignInScreen /> : null}
        </Dialog>
      </ThemeProvider>
    </>
  )
}

/** Whoever is invited brings a token in the address; it is taken out before anything else can see it. */
function invitationToken(): string {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''
  if (token !== '') window.history.replaceState(null, '', window.location.pathname)
  return token
}

function Door({ token = '', onSettled }: { token?: string; onSettled?: () => void }) {
  return (
    <ThemeProvider theme={doorThemes[useColours()]}>
      <CssBaseline />
      {token === '' ? (
        <SignInScreen />
      ) : (
        <Suspense>
          <InvitationScreen token={token} onSettled={onSettled ?? (() => undefined)} />
        </Suspense>
      )}
    </ThemeProvider>
  )
}

function Inside() {
  const words = useReactWords()
  const theme = staffThemes[useColours()]
  // Whoever keeps cars has no desk: their day begins at the board.
  const isAtDesk = useMay('bookings')
  return (
    <Admin
      basename="/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={words}
      store={store}
      theme={theme}
      lightTheme={theme}
      darkTheme={null}
      layout={StaffLayout}
      loginPage={false}
      dashboard={isAtDesk ? TodayScreen : ReadinessScreen}
      requireAuth
      disableTelemetry
    >
      {screens()}
    </Admin>
  )
}
