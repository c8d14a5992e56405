import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { waitFor } from './waiting.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
const NOBODY = 65_534

/** Debian's package; a machine that has none gets it. */
function ensurePgbouncer(): void {
  if (existsSync(PROGRAM)) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args], { env, stdio: 'ignore' })
  apt('update')
  apt('install', '--no-install-recommends', 'pgbouncer')
}

/** A real pooler in front of a database: the same address, as it is reached through it. */
export async function startPgbouncer(databaseUrl: string, mode: 'session' | 'transaction') {
  ensurePgbouncer()
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'autorent-pgbouncer-'))
  await chmod(folder, 0o755)
  const ownPort = await freePort()
  const users = join(folder, 'users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(users, `"${username}" "${password}"\n`)
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 20
`,
  )
  // It refuses to run as root.
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(PROGRAM, ['-q', settings], { stdio: 'ignore', ...who })
  const url = `postgresql://${username}:${password}@127.0.0.1:${ownPort}${pathname}`
  await waitFor('pgbouncer listens', () => isOpen(ownPort))
  return {
    url,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.unref()
  })
}
