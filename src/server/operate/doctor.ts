import { ConfigurationError } from '../configuration-error.ts'
import { type Env, parseEnv, parseSettings } from '../env.ts'
import { processCount } from '../many/process-count.ts'
import { release } from '../release.ts'
import { checkDatabase } from './checks/company-database.ts'
import { type Finding, fine, wrong } from './checks/finding.ts'
import { checkFront } from './checks/front.ts'
import { checkBackups, checkClock, checkDisk } from './checks/machine.ts'
import { checkOthers } from './checks/others.ts'
import { command, say } from './say.ts'

const signs = { fine: 'fine  ', beware: 'BEWARE', wrong: 'WRONG ' }

/** `npm run doctor`: looks at a deployment from its settings to its certificates, and says what to do. */
await command(async () => {
  const now = new Date()
  const findings = await examine(now)
  for (const finding of findings) {
    say(`${signs[finding.kind]} ${finding.about}: ${finding.said}`)
    if (finding.kind !== 'fine') say(`       → ${finding.todo}`)
  }
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length
  say(
    `Release ${await release()}: ${count('wrong')} wrong, ${count('beware')} to beware of, ${count('fine')} fine.`,
  )
  return count('wrong') === 0
})

async function examine(now: Date): Promise<Finding[]> {
  let env: Env
  try {
    env = parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return [
      wrong(
        'settings',
        error.message,
        'The server does not start like this. Every setting is explained in .env.example.',
      ),
    ]
  }
  const settings = parseSettings(process.env)
  return [
    fine('settings', 'Each can be understood, and none is missing.'),
    ...(await checkDatabase(settings, processCount(env))),
    ...(await checkClock()),
    ...(await checkDisk(settings)),
    await checkBackups(settings, now),
    ...(await checkFront(settings, now)),
    ...(await checkOthers(env, now)),
  ]
}
