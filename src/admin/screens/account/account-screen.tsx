import { Box } from '@mui/material'
import { useApi } from '../../api/use-api.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { RecoverySection } from './recovery-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** What opens one's own account, and where it is open. */
export function AccountScreen() {
  const { t } = useWords('account')
  const { value: account, problem, reload } = useApi('GET /me/account')
  return (
    <Screen title={t('title')}>
      <ProblemAlert problem={problem} onAgain={reload} />
      {account ? (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <SessionsSection sessions={account.sessions} />
          <PasswordSection />
          <PasskeysSection passkeys={account.passkeys} isPossible={account.canHavePasskeys} />
          <RecoverySection left={account.recoveryCodesLeft} />
        </Box>
      ) : null}
    </Screen>
  )
}
