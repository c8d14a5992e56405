import { useApi } from '../../api/use-api.ts'
import { Columns, HALVES } from '../../ui/columns.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { RecoverySection } from './recovery-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** What opens one's own account, and where it is open. */
export function AccountScreen() {
  const { t, messages } = useWords('account')
  const answer = useApi('GET /me/account')
  return (
    <Screen title={t('title')}>
      <Loaded answer={answer} loading={messages.react.ra.page.loading}>
        {(account) => (
          <Columns gap={3} columns={HALVES} isTop>
            <SessionsSection sessions={account.sessions} />
            <PasswordSection />
            <PasskeysSection passkeys={account.passkeys} isPossible={account.canHavePasskeys} />
            <RecoverySection left={account.recoveryCodesLeft} />
          </Columns>
        )}
      </Loaded>
    </Screen>
  )
}
