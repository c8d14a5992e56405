import { resetAccount } from '../use-cases/sign-in/accounts.ts'
import { openDatabase } from './compose.ts'
import { parseSettings } from './env.ts'

/** `npm run reset-account -- someone@example.ee`: for whoever lost the password or the phone with the codes. */
const [email] = process.argv.slice(2)
if (!email) {
  process.stderr.write('Whose account? npm run reset-account -- someone@example.ee\n')
  process.exit(1)
}
const database = await openDatabase(parseSettings(process.env))
try {
  const password = await resetAccount(database.db, email, new Date())
  process.stdout.write(
    password
      ? `The password of ${email} is now ${password} and its authenticator, passkeys and recovery codes are forgotten.\n`
      : `Nobody here has the address ${email}.\n`,
  )
  process.exitCode = password ? 0 : 1
} finally {
  await database.close()
}
