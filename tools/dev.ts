import { spawn } from 'node:child_process'

/** The development server, started anew whenever code of the server changes; what pages are made of changes in place. */
const ofTheServer = [
  'contract',
  'db',
  'demo',
  'documents',
  'domain',
  'i18n',
  'infra',
  'jobs',
  'server',
  'simulators',
  'use-cases',
]
const watched = [...ofTheServer.map((folder) => `src/${folder}`), 'messages', 'tools/dev-server.ts']

const server = spawn(
  process.execPath,
  ['--watch-preserve-output', ...watched.map((path) => `--watch-path=${path}`), 'tools/dev-server.ts'],
  { stdio: 'inherit' },
)
// The terminal tells both; this one waits until the server has left.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code) => process.exit(code ?? 0))
