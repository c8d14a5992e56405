import { CssBaseline, createTheme, ThemeProvider } from '@mui/material'
import { Admin, localStorageStore } from 'react-admin'
import { dataProvider } from './layout/data-provider.ts'
import { useReactWords } from './layout/react-words.ts'
import { authProvider, useSession } from './layout/session.ts'
import { StaffLayout } from './layout/staff-layout.tsx'
import { staffTheme } from './layout/theme.ts'
import { Words } from './layout/words.tsx'
import { screens } from './screens.tsx'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'
import { TodayScreen } from './today/today-screen.tsx'

const store = localStorageStore(undefined, 'autorent')
const doorTheme = createTheme(staffTheme)

/** The whole staff area, loaded by its own page and by nothing else. */
export function StaffArea() {
  return (
    <Words>
      <Area />
    </Words>
  )
}

function Area() {
  const session = useSession()
  if (session === undefined) return null
  // Whoever signs in anew finds nothing of the one before.
  return session ? <Inside key={session.id} /> : <Door />
}

function Door() {
  return (
    <ThemeProvider theme={doorTheme}>
      <CssBaseline />
      <SignInScreen />
    </ThemeProvider>
  )
}

function Inside() {
  const words = useReactWords()
  return (
    <Admin
      basename="/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={words}
      store={store}
      theme={staffTheme}
      lightTheme={staffTheme}
      darkTheme={null}
      layout={StaffLayout}
      loginPage={false}
      dashboard={TodayScreen}
      requireAuth
      disableTelemetry
    >
      {screens()}
    </Admin>
  )
}
