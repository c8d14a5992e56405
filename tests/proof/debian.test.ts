import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasDebian } from '../support/debian-program.ts'
import { FreshDebian } from '../support/fresh-debian.ts'
import { isProof } from '../support/proof.ts'

/**
 * docs/operations.md, "From bare Debian to a site behind TLS", typed as it is written on a Debian that nobody has
 * touched, with its systemd: `npm run proof -- debian` (as root; `DEBIAN=trixie` for another release, `DEBIAN_ROOT` for
 * a folder that is kept and gone on with). The name leads to an address of this machine only, and certificates come
 * from an authority of the machine's own by ACME; all else is as it is.
 */

const RELEASE = process.env.DEBIAN ?? 'bookworm'
const ADDRESS = '203.0.113.5'
const AUTHORITY = 'https://acme.example:8443/acme/local/directory'

const section =
  /## From bare Debian[\s\S]*?(?=\n## )/.exec(readFileSync('docs/operations.md', 'utf8'))?.[0] ?? ''
const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text)
const [install = '', nginx = '', caddy = '', operate = '', postgres = ''] = blocks

/** What asks the network comes before the boot, in its order; whatever starts something after it. */
const SPLIT = 'systemctl daemon-reload'
const before = install.slice(0, install.indexOf(SPLIT))
const after = install.slice(install.indexOf(SPLIT))
const withoutApt = (block: string) =>
  block.replaceAll(/^apt install -y (\w+)$/gm, 'systemctl enable --now $1')

let root = ''
let debian: FreshDebian

const must = (script: string): string => {
  const { code, said } = debian.run(`set -e\ncd /opt/autorent\n${script}`)
  expect({ code, script }, said).toMatchObject({ code: 0 })
  return said
}
/** As a visitor's browser would, with the authority's root among those it trusts. */
const asked = (path: string, format = '%{http_code} %{ssl_verify_result}', options = '') =>
  must(`curl -s -o /tmp/answer ${options} -w '${format}' https://rent.example${path}`)

describe.runIf(isProof && hasDebian && process.getuid?.() === 0)('a fresh Debian', () => {
  beforeAll(async () => {
    root = process.env.DEBIAN_ROOT ?? (await mkdtemp(join(tmpdir(), 'autorent-debian-')))
    debian = new FreshDebian(RELEASE, root)
  }, 1_800_000)
  afterAll(async () => {
    await debian.stop()
    if (!process.env.DEBIAN_ROOT) await rm(root, { recursive: true, force: true })
  }, 120_000)

  it('takes the packages, builds the release and keeps the settings', async () => {
    if (!existsSync(join(root, 'srv/autorent.git')))
      execFileSync('git', ['clone', '-q', '--bare', '.', join(root, 'srv/autorent.git')])
    const trust = 'update-ca-certificates; export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'
    const typed = before
      .replace('YOUR-REPOSITORY', '/srv/autorent.git')
      .replace(/^(apt update .*)$/m, `$1\n${trust}`)
    // Beside it what the proof itself wants; that it is there starts nothing yet.
    const beside = 'apt install -y curl caddy postgresql && systemctl disable caddy postgresql'
    const isPrepared = existsSync(join(root, 'etc/autorent/backup-env'))
    const { code, said } = await debian.prepare(isPrepared ? 'true' : `${typed}\n${beside}`)
    expect(code, said.slice(-4_000)).toBe(0)
    expect(debian.read('etc/autorent/env')).toMatch(/^DATA_KEYS=first:.{44}$/m)
  }, 3_600_000)

  it('starts the server by its unit, hardened as it is', async () => {
    await debian.boot()
    const said = must(after.replace('journalctl', 'sleep 20; journalctl'))
    expect(said).toContain('Autorent is at https://rent.example')
    expect(said).toMatch(/you@rent\.example/)
    const shown = must('systemctl show autorent -p User,NoNewPrivileges,ProtectSystem,MemoryMax,ActiveState')
    for (const line of ['User=autorent', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'ActiveState=active'])
      expect(shown).toContain(line)
    expect(must('systemd-analyze security --threshold=20 autorent | tail -1')).toMatch(/exposure level/)
    expect(must('systemctl list-timers autorent-backup.timer')).toContain('autorent-backup.service')
  })

  it('is reached through nginx with the certificate that certbot gets', () => {
    must(`ip link set lo up; ip addr add ${ADDRESS}/32 dev lo
      echo "${ADDRESS} rent.example" >> /etc/hosts; echo "127.0.0.1 acme.example" >> /etc/hosts
      cat > /root/authority <<'END'
{
  admin off
  skip_install_trust
  auto_https disable_redirects
}
acme.example:8443 {
  tls internal
  acme_server
}
END
      HOME=/root XDG_DATA_HOME=/root systemd-run --quiet --unit=authority -E HOME=/root -E XDG_DATA_HOME=/root caddy run --adapter caddyfile --config /root/authority
      for turn in $(seq 60); do test -f /root/caddy/pki/authorities/local/root.crt && break; sleep 1; done
      install -m 0644 /root/caddy/pki/authorities/local/root.crt /usr/local/share/ca-certificates/authority.crt
      update-ca-certificates
      mkdir -p /etc/letsencrypt
      printf 'server = ${AUTHORITY}\\nno-verify-ssl = true\\nagree-tos = true\\nregister-unsafely-without-email = true\\nnon-interactive = true\\n' > /etc/letsencrypt/cli.ini
      echo NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt >> /etc/autorent/backup-env`)
    must(nginx)
    expect(asked('/')).toBe('200 0')
    expect(
      asked('/en/pricelist', '%{http_version} %header{content-encoding}', '-H "accept-encoding: gzip"'),
    ).toBe('2 gzip')
    expect(asked('/readyz')).toBe('403 0')
    asked('/en/documents?token=averysecretkey')
    expect(must('cat /var/log/nginx/*.log; journalctl -u autorent')).not.toContain('averysecretkey')
  })

  it('has a backup, and the doctor finds nothing wrong', () => {
    const said = must(operate)
    expect(said.match(/^WRONG.*/gm) ?? [], said).toEqual([])
    expect(said).toContain('https://rent.example is ready')
    expect(said).toMatch(/The last one, autorent-\S+\.sealed, is 0 hours old/)
  })

  const commands = operate.slice(0, operate.indexOf('systemctl start autorent-backup'))

  it('is upgraded as written, and gone back from', () => {
    const upgraded = must(`${commands}\nsystemctl stop autorent\noperate upgrade\nsystemctl start autorent`)
    expect(upgraded).toMatch(/^The way back is .*, read again and found whole\.$/m)
    const back = must(
      `${commands}\nsystemctl stop autorent\noperate upgrade --back\nsystemctl start autorent`,
    )
    expect(back).toMatch(/^The company is as it was at /m)
  })

  it('moves to PostgreSQL of Debian, and is replaced without stopping', () => {
    const said = must(`${commands}\n${withoutApt(postgres)}\nsleep 20\noperate doctor`)
    expect(said.match(/^WRONG.*/gm) ?? [], said).toEqual([])
    expect(said).toMatch(/PostgreSQL \d+.* answers/)
    expect(asked('/')).toBe('200 0')
    must('systemctl reload autorent; sleep 15; systemctl is-active autorent')
    expect(asked('/en')).toBe('200 0')
  })

  it('is reached through Caddy instead, with the certificate that it gets by itself', () => {
    // Its authority is the only line that is not in the file.
    must(`${withoutApt(caddy).replace('systemctl restart caddy', '')}
      sed -i '1i { \\n acme_ca ${AUTHORITY} \\n acme_ca_root /usr/local/share/ca-certificates/authority.crt \\n }' /etc/caddy/Caddyfile
      systemctl restart caddy; sleep 20`)
    expect(asked('/')).toBe('200 0')
    expect(asked('/readyz')).toBe('404 0')
    expect(must(`${commands}\noperate doctor`).match(/^WRONG.*/gm) ?? []).toEqual([])
    asked('/en/documents?token=averysecretkey')
    expect(must('cat /var/log/caddy/*.log')).not.toContain('averysecretkey')
  })

  it('ends when asked, and comes back by itself after a restart of the machine', async () => {
    must('systemctl stop autorent; systemctl show autorent -p Result | grep success')
    await debian.stop()
    await debian.boot()
    must(`ip addr add ${ADDRESS}/32 dev lo; sleep 20; systemctl is-active autorent caddy postgresql`)
    expect(asked('/')).toBe('200 0')
  })
})
