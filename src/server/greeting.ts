import { type OutsidePart, partsThatAre } from '../domain/outside-parts.ts'
import type { Env } from './env.ts'

export type Started = {
  url: string
  database: 'embedded' | 'server'
  /** Made by this start: its password is shown once. */
  firstAccount: { email: string; password: string } | undefined
}

/** What whoever started the server needs to know, a line for each question. */
export function greeting(env: Env, { url, database, firstAccount }: Started): string {
  const said = (state: 'real' | 'off') => partsThatAre(env.parts, state).join(', ') || undefined
  const simulated = partsThatAre(env.parts, 'simulated')
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
    ['letters', lettersGo(env)],
    ['real', said('real')],
    [
      'simulated',
      simulated.length > 0
        ? `${simulated.join(', ')}: ${simulated.map((part) => withoutIt[part]).join(', ')}`
        : undefined,
    ],
    ['off', said('off')],
  ]
  const told = lines.flatMap(([what, answer]) => (answer ? [`  ${what.padEnd(12)}${answer}`] : []))
  return `Autorent is at ${url} (${database} database)\n${told.join('\n')}\n`
}

/** What does not happen while a part is simulated. */
const withoutIt: Record<OutsidePart, string> = {
  bank: 'no money moves',
  phones: 'no phone rings',
  lockers: 'no door opens',
  mail: 'no letter leaves',
}

function lettersGo({ parts, DATA_DIR }: Env): string {
  if (parts.mail === 'real') return 'sent by SMTP'
  return parts.mail === 'off' ? 'not sent' : `not sent, kept as files in ${DATA_DIR}/outbox`
}
