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

const operations = readFileSync('docs/operations.md', 'utf8')
/** What is typed under a heading. */
const blocksOf = (heading: string): string[] => {
  const begin = operations.indexOf(`\n${heading}\n`)
  const section = operations.slice(begin, operations.indexOf('\n#', begin + heading.length))
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text)
}
const [install = '', nginx = '', caddy = '', operate = '', postgres = ''] = blocksOf(
  '## From bare Debian to a site behind TLS',
)
const [upgradeStopped = '', upgradeRunning = '', goBack = ''] = blocksOf('## Upgrades')
const [archive = '', base = '', comeBack = ''] = blocksOf("### To the minute: PostgreSQL's own archive")
const NEXT = '99.0.0'

/** What asks the network comes before the boot, in its order; whatever starts something after it. */
const SPLIT = 'systemctl daemon-reload'
const before = install.slice(0, install.indexOf(SPLIT))
const after = install.slice(install.indexOf(SPLIT))
/** The next release is there before the boot; what is done with it is typed after. */
const withoutBuild = (block: string) => block.replace(/^git clone .*$/m, '')
const withoutApt = (block: string) =>
  block.replaceAll(/^apt install -y (\w+)$/gm, 'systemctl enable --now $1')

/** A release that changes the database, as the repository of YOUR-REPOSITORY would bring it. */
const makeNext = `
git clone -q /srv/autorent.git /srv/next && cd /srv/next
sed -i 's/"version": "[^"]*"/"version": "${NEXT}"/' package.json
node -e "const fs = require('fs'), path = 'migrations/meta/_journal.json', journal = JSON.parse(fs.readFileSync(path));
  const last = journal.entries.at(-1); fs.writeFileSync('migrations/9999_next.sql', 'create table next_release (id integer);');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag: '9999_next' });
  fs.writeFileSync(path, JSON.stringify(journal))"
git add . && git -c user.name=next -c user.email=next@rent.example commit -q -m next && git push -q && cd /opt/autorent`

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
    const repository = join(root, 'srv/autorent.git')
    const isPrepared = existsSync(join(root, 'opt/autorent-2'))
    if (!existsSync(repository)) execFileSync('git', ['clone', '-q', '--bare', '.', repository])
    const trust = 'update-ca-certificates; export NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'
    const named = (block: string) => block.replace('YOUR-REPOSITORY', '/srv/autorent.git')
    const typed = named(before).replace(/^(apt update .*)$/m, `$1\n${trust}`)
    const build = /^git clone .*$/m.exec(named(upgradeStopped))?.[0] ?? ''
    expect(named(upgradeRunning)).toContain(build)
    // Beside it what the proof itself wants; that it is there starts nothing yet.
    const beside = 'apt install -y curl caddy postgresql && systemctl disable caddy postgresql'
    const { code, said } = await debian.prepare(
      isPrepared ? 'true' : `${typed}\n${makeNext}\n${build}\n${beside}`,
    )
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
    must('systemd-analyze verify --man=no autorent.service autorent-backup.service autorent-backup.timer')
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

  it('shows the next certificate when certbot has renewed it', () => {
    const shown = () =>
      must(
        'openssl s_client -connect rent.example:443 -servername rent.example < /dev/null 2> /dev/null | openssl x509 -noout -serial',
      )
    const first = shown()
    must('certbot renew --force-renewal --no-random-sleep-on-renew; sleep 3')
    expect(shown()).not.toBe(first)
    expect(asked('/')).toBe('200 0')
  })

  it('has a backup, and the doctor finds nothing wrong', () => {
    const said = must(operate)
    expect(said.match(/^WRONG.*/gm) ?? [], said).toEqual([])
    expect(said).toContain('https://rent.example is ready')
    expect(said).toMatch(/The last one, autorent-\S+\.sealed, is 0 hours old/)
  })

  const commands = operate.slice(0, operate.indexOf('systemctl start autorent-backup'))

  /** Of each process that serves. */
  const releases = () =>
    must(
      "curl -s http://127.0.0.1:9464/metrics | grep -o '^autorent_build_info{release=\"[^\"]*' | cut -d'\"' -f2",
    )
      .trim()
      .split('\n')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const untilThere =
    'for turn in $(seq 60); do curl -sf http://127.0.0.1:9464/metrics > /dev/null && break; sleep 1; done'

  it('is upgraded as written, and gone back from', () => {
    const upgraded = must(`${commands}\n${withoutBuild(upgradeStopped)}\n${untilThere}`)
    expect(upgraded).toMatch(/^The way back is .*, read again and found whole\.$/m)
    expect(releases()).toEqual([NEXT])
    expect(asked('/')).toBe('200 0')
    const back = must(`${commands}\n${goBack}\n${untilThere}`)
    expect(back).toMatch(/^The company is as it was at /m)
    expect(releases()).toEqual([version])
  })

  it('moves to PostgreSQL of Debian', () => {
    const said = must(
      `echo WEB_CONCURRENCY=2 >> /etc/autorent/env\n${commands}\n${withoutApt(postgres)}\nsleep 20\noperate doctor`,
    )
    expect(said.match(/^WRONG.*/gm) ?? [], said).toEqual([])
    expect(said).toMatch(/PostgreSQL \d+.* answers/)
    expect(asked('/')).toBe('200 0')
  })

  it('is upgraded while it serves, and nobody is turned away', () => {
    must(`rm -f /tmp/over /tmp/answers; trap 'touch /tmp/over' EXIT
      (until test -f /tmp/over; do curl -s -o /dev/null -w '%{http_code}\\n' https://rent.example/healthz; done > /tmp/answers) &
      ${commands}\n${withoutBuild(upgradeRunning)}
      for turn in $(seq 60); do
        test "$(curl -s http://127.0.0.1:9464/metrics | grep -c '^autorent_build_info{release="${NEXT}"')" = 2 && break; sleep 1
      done
      sleep 3; touch /tmp/over; wait`)
    expect(releases()).toEqual([NEXT, NEXT])
    const [requests = '', status] = must('sort /tmp/answers | uniq -c').trim().split(' ')
    expect(status).toBe('200')
    expect(Number(requests)).toBeGreaterThan(20)
    console.log(`upgraded under ${requests} requests, none refused`)
    expect(asked('/en')).toBe('200 0')
  })

  it('comes back as it was a moment before a mistake', () => {
    const psql = (statement: string) =>
      must(`runuser -u postgres -- psql -At autorent -c "${statement}"`).trim()
    must(`${archive}\nsleep 5\n${base}`)
    psql("insert into representatives (name) values ('after the base copy')")
    const when = psql('select now()')
    must('sleep 2')
    psql('delete from representatives')
    must('sleep 2')
    const typed = comeBack
      .replace(/^WHEN=.*$/m, `WHEN='${when}'`)
      .replace(/^BASE=.*$/m, 'BASE=/var/backups/base-$(date +%F)')
    must(`${typed}\n${untilThere}`)
    expect(psql('select name from representatives')).toContain('after the base copy')
    expect(asked('/')).toBe('200 0')
  })

  it('is reached through Caddy instead, with the certificate that it gets by itself', () => {
    // Its authority is the only line that is not in the file.
    must(`${withoutApt(caddy).replace('systemctl restart caddy', '')}
      sed -i 's|^{$|{\\n acme_ca ${AUTHORITY}\\n acme_ca_root /usr/local/share/ca-certificates/authority.crt|' /etc/caddy/Caddyfile
      systemctl restart caddy; sleep 20`)
    expect(asked('/')).toBe('200 0')
    expect(asked('/readyz')).toBe('404 0')
    expect(must(`${commands}\noperate doctor`).match(/^WRONG.*/gm) ?? []).toEqual([])
    asked('/en/documents?token=averysecretkey')
    asked(
      '/en/documents',
      '%{http_code}',
      '-H "Referer: https://rent.example/en/documents?token=averysecretkey"',
    )
    expect(must('cat /var/log/caddy/*.log; journalctl -u caddy')).not.toContain('averysecretkey')
  })

  it('ends when asked, and comes back by itself after a restart of the machine', async () => {
    must('systemctl stop autorent; systemctl show autorent -p Result | grep success')
    await debian.stop()
    await debian.boot()
    must(`ip addr add ${ADDRESS}/32 dev lo; sleep 20; systemctl is-active autorent caddy postgresql`)
    expect(asked('/')).toBe('200 0')
  })
})
