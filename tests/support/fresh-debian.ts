import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { debianProgram } from './debian-program.ts'

const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian'
const OWN_CERTIFICATES = '/usr/local/share/ca-certificates'
const BOOT_WITHIN_MS = 120_000

type Said = { code: number; said: string }

/**
 * A Debian that nobody has touched, in a folder: as a plain folder it reaches the network, booted it has systemd and
 * nothing but its own loopback.
 */
export class FreshDebian {
  readonly root: string
  readonly #nspawn: string
  #running: ChildProcess | undefined
  #init = 0

  constructor(release: string, root: string) {
    this.root = root
    this.#nspawn = debianProgram('systemd-container', 'usr/bin/systemd-nspawn')
    if (existsSync(join(root, 'etc/debian_version'))) return
    mkdirSync(root, { recursive: true })
    // It becomes the root of those inside, also of users who are not root.
    chmodSync(root, 0o755)
    const debootstrap = debianProgram('debootstrap', 'usr/sbin/debootstrap')
    const env = { ...process.env, DEBOOTSTRAP_DIR: join(debootstrap, '../../share/debootstrap') }
    const args = ['--variant=minbase', '--include=systemd,systemd-sysv,dbus,iproute2', release, root, MIRROR]
    execFileSync('sh', [debootstrap, ...args], { env, stdio: 'ignore' })
    // A network that looks into TLS has issuers of its own.
    if (existsSync(OWN_CERTIFICATES))
      cpSync(OWN_CERTIFICATES, join(root, OWN_CERTIFICATES), { recursive: true })
  }

  #spawn(args: string[]): ChildProcess {
    const own = ['--quiet', '--register=no', '--keep-unit', '-D', this.root, '--resolv-conf=copy-host']
    return spawn(this.#nspawn, [...own, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.root, path), text)
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8')
  }

  /** What needs the network, before it is booted. */
  async prepare(script: string): Promise<Said> {
    this.write('root/prepare.sh', `set -e\nexport DEBIAN_FRONTEND=noninteractive\n${script}\n`)
    const child = this.#spawn(['--pipe', '/bin/bash', '/root/prepare.sh'])
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? 1)))
    return { code, said }
  }

  async boot(): Promise<void> {
    const child = this.#spawn(['--private-network', '--boot'])
    child.stdout?.resume()
    child.stderr?.resume()
    this.#running = child
    const until = Date.now() + BOOT_WITHIN_MS
    for (;;) {
      this.#init = childOf(child.pid ?? 0)
      const state = this.#init > 0 ? this.run('systemctl is-system-running').said.trim() : ''
      if (['running', 'degraded'].includes(state)) return
      if (Date.now() > until) throw new Error(`Debian does not come up: ${state}`)
      await sleep(1_000)
    }
  }

  /** As root types it, in one shell. */
  run(script: string): Said {
    this.write('root/run.sh', script)
    const args = ['-t', String(this.#init), '-m', '-u', '-i', '-n', '-p', '-C']
    const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' }
    const { status, stdout, stderr } = spawnSync('nsenter', [...args, '/bin/bash', '/root/run.sh'], {
      encoding: 'utf8',
      env,
      cwd: '/',
    })
    return { code: status ?? 1, said: stdout + stderr }
  }

  async stop(): Promise<void> {
    const child = this.#running
    if (!child || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('close', resolve))
    this.run('systemctl poweroff')
    await Promise.race([ended, sleep(60_000).then(() => child.kill('SIGKILL'))])
  }
}

/** The first process inside is the only child of the one that boots it. */
function childOf(pid: number): number {
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const found = /^PPid:\s*(\d+)$/m.exec(statusOf(name))?.[1]
    if (Number(found) === pid) return Number(name)
  }
  return 0
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}
