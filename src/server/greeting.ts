import type { Env } from './env.ts'
import { partsThatAre } from './outside-parts.ts'

export type Started = {
  url: string
  database: 'embedded' | 'server'
  /** Made by this start: its password is shown once. */
  firstAccount: { email: string; password: string } | undefined
}

/** What whoever started the server needs to know, a line for each question. */
export function greeting(env: Env, { url, database, firstAccount }: Started): string {
  const said = (state: 'real' | 'simulated' | 'off') => partsThatAre(env.parts, state).join(', ') || undefined
  const simulated = said('simulated')
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
    ['simulated', simulated && `${simulated}: no money moves, no phone rings, no letter leaves`],
    ['off', said('off')],
  ]
  const told = lines.flatMap(([what, answer]) => (answer ? [`  ${what.padEnd(12)}${answer}`] : []))
  return `Autorent is at ${url} (${database} database)\n${told.join('\n')}\n`
}

function lettersGo({ parts, DATA_DIR }: Env): string {
  if (parts.mail === 'real') return 'sent by SMTP'
  return parts.mail === 'off' ? 'not sent' : `not sent, kept as files in ${DATA_DIR}/outbox`
}
