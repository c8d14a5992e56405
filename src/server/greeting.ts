import type { Env } from './env.ts'

export type Started = {
  url: string
  database: 'embedded' | 'server'
  /** Made by this start: its password is shown once. */
  firstAccount: { email: string; password: string } | undefined
}

/** What whoever started the server needs to know, a line for each question. */
export function greeting(env: Env, { url, database, firstAccount }: Started): string {
  const { simulated, real } = outsideWorld(env)
  const lines: [string, string | undefined][] = [
    ['languages', `${url}/ · ${url}/en · ${url}/ru`],
    ['staff area', `${url}/admin`],
    [
      'sign in',
      firstAccount
        ? `${firstAccount.email} with ${firstAccount.password} (shown this once)`
        : 'as before; a lost password: npm run reset-account -- you@example.ee, while this is stopped',
    ],
    ['data', database === 'server' ? 'on the PostgreSQL server' : `in ${env.DATA_DIR}/database`],
    ['letters', env.SMTP_URL ? 'sent by SMTP' : `not sent, kept as files in ${env.DATA_DIR}/outbox`],
    [
      'simulated',
      simulated.length > 0 ? `${simulated.join(', ')}: no money moves, no phone rings` : undefined,
    ],
    ['real', real.length > 0 ? real.join(', ') : undefined],
  ]
  const told = lines.flatMap(([what, answer]) => (answer ? [`  ${what.padEnd(12)}${answer}`] : []))
  return `Autorent is at ${url} (${database} database)\n${told.join('\n')}\n`
}

function outsideWorld(env: Env): { simulated: string[]; real: string[] } {
  const parts = Object.entries({
    bank: env.MONTONIO_ACCESS_KEY,
    'Smart-ID': env.SMART_ID_URL,
    'Mobile-ID': env.MOBILE_ID_URL,
    'key lockers': env.LOCKER_SMS_URL,
  })
  return {
    simulated: parts.filter(([, setting]) => !setting).map(([name]) => name),
    real: parts.filter(([, setting]) => setting).map(([name]) => name),
  }
}
