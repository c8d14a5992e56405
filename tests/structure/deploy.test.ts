import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ValidationSeverity, validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseEnv } from '../../src/server/env.ts'
import { TEST_KEYS } from '../support/data-keys.ts'

const units = ['docs/deploy/autorent.service', 'docs/deploy/autorent-backup.service']

it.each(units)('%s takes away what the process does not need', async (unit) => {
  const text = await readFile(unit, 'utf8')
  for (const rule of [
    'User=autorent',
    'NoNewPrivileges=true',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=\n',
    'MemoryMax=',
    'UMask=0077',
    'LimitCORE=0',
  ]) {
    expect(text).toContain(`\n${rule}`)
  }
})

const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0

it.runIf(hasAnalyzer).each(units)('systemd itself rates %s below 2 of 10', (unit) => {
  const args = ['security', '--offline=true', '--threshold=20', unit]
  const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  expect(stdout).toMatch(/Overall exposure level/)
  expect(status).toBe(0)
})

it.runIf(hasAnalyzer)('systemd understands every line of the units', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'autorent-units-'))
  const files = [...units, 'docs/deploy/autorent-backup.timer'].map((unit) => join(folder, basename(unit)))
  for (const file of files) {
    const text = await readFile(join('docs/deploy', basename(file)), 'utf8')
    await writeFile(file, text.replace('/opt/autorent/node_modules/.bin/node', process.execPath))
  }
  const verified = () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
      encoding: 'utf8',
    })
    // It looks at the units of this machine as well.
    return { status, said: stderr.split('\n').filter((line) => line.includes('autorent')) }
  }
  expect(verified()).toEqual({ status: 0, said: [] })
  const [file = ''] = files
  await writeFile(file, (await readFile(file, 'utf8')).replace('MemoryMax=75%', 'MemoryMax=most of it'))
  expect(verified().said.join()).toContain('most of it')
  await rm(folder, { recursive: true })
})

it('the list of what is in it names every package that runs', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const { stdout } = spawnSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8', maxBuffer: 64 << 20 })
  const { components } = JSON.parse(stdout) as { components: { name: string; version: string }[] }
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const missing = Object.entries(dependencies).filter(([name, version]) => !named.has(`${name}@${version}`))
  expect(missing).toEqual([])
  expect(components.length).toBeGreaterThan(100)
})

it('the files for containers, the proxies and the timer speak of what is there', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const read = (name: string) => readFile(`docs/deploy/${name}`, 'utf8')
  const container = await read('Containerfile')
  for (const [, script = ''] of container.matchAll(/npm run ([\w-]+)/g))
    expect(scripts).toHaveProperty(script)
  expect(container).toContain('CMD ["node", "build/program/main.js"]')
  expect(container).toContain('\nUSER autorent\n')
  const compose = await read('compose.yaml')
  for (const [, file = ''] of compose.matchAll(/\.\/(Caddyfile\.\w+)/g))
    expect(await read(file)).toContain('autorent:3000')
  expect(compose).toContain('dockerfile: docs/deploy/Containerfile')
  const { panels } = JSON.parse(await read('grafana-board.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  expect(panels.every(({ targets }) => targets.every(({ expr }) => expr.length > 0))).toBe(true)
  expect(await read('autorent-backup.timer')).toContain('OnCalendar=')
  const command = /^ExecStart=\S+ (\S+)$/m.exec(await read('autorent-backup.service'))?.[1] ?? ''
  expect(scripts.backup).toBe(`node ${command}`)
})

it.runIf(hasAnalyzer)('systemd understands when the timer rings', async () => {
  const timer = await readFile('docs/deploy/autorent-backup.timer', 'utf8')
  const when = /^OnCalendar=(.*)$/m.exec(timer)?.[1] ?? ''
  const { status, stderr } = spawnSync('systemd-analyze', ['calendar', when], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})

it('a container is built from the release alone, whatever else its folder holds', async () => {
  const lines = async (file: string) => (await readFile(file, 'utf8')).split('\n')
  const left = (await lines('.gitignore')).slice(0, -1).join('\n').split('\n\n')[0] ?? ''
  const out = (await lines('.dockerignore')).filter((line) => line !== '' && !line.startsWith('#'))
  const kept = left.split('\n').map((line) => line.replace(/\/$/, ''))
  expect(out).toEqual(
    expect.arrayContaining([...kept, '.git', 'docs/deploy/env', 'docs/deploy/postgres-env']),
  )
})

const STRICT = {
  deprecatedMaintainer: ValidationSeverity.ERROR,
  directiveCasing: ValidationSeverity.ERROR,
  emptyContinuationLine: ValidationSeverity.ERROR,
  instructionCasing: ValidationSeverity.ERROR,
  instructionCmdMultiple: ValidationSeverity.ERROR,
  instructionEntrypointMultiple: ValidationSeverity.ERROR,
  instructionHealthcheckMultiple: ValidationSeverity.ERROR,
  instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
  instructionWorkdirRelative: ValidationSeverity.ERROR,
}

it('the linter of container files finds nothing, and would', async () => {
  const found = (text: string) => validate(text, STRICT).map(({ message }) => message)
  const container = await readFile('docs/deploy/Containerfile', 'utf8')
  expect(found(container)).toEqual([])
  expect(found(container.replace('--start-period', '--begin'))).toEqual(['Unknown flag: begin'])
  expect(found(`${container}CMD ["node"]\n`)).not.toEqual([])
  expect(found(container.replace('WORKDIR /opt', 'WORKDIR opt'))).not.toEqual([])
})

it('the settings for containers are taken as they are written', async () => {
  const text = (await readFile('docs/deploy/env.example', 'utf8'))
    .replace('PASSWORD', 'password')
    .replace(/^DATA_KEYS=$/m, `DATA_KEYS=${TEST_KEYS}`)
    .replaceAll(/^(SESSION_SECRET|BACKUP_KEY)=$/gm, `$1=${Buffer.alloc(32, 7).toString('base64')}`)
  const lines = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])
  const env = parseEnv(Object.fromEntries(lines) as Record<string, string>)
  const { services } = parse(await readFile('docs/deploy/compose.yaml', 'utf8')) as { services: object }
  expect(services).toHaveProperty(new URL(env.DATABASE_URL ?? '').hostname)
  expect(env).toMatchObject({ PUBLIC_URL: 'https://rent.example', BACKUP_KEY: expect.any(String) })
})

type Service = {
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
  build?: unknown
  image?: string
}

it('services of the compose file stand on services and volumes that are there', async () => {
  // Read strictly: a key that is written twice is a fault.
  const compose = parse(await readFile('docs/deploy/compose.yaml', 'utf8')) as {
    services: Record<string, Service>
    volumes: Record<string, null>
  }
  const services = Object.entries(compose.services)
  expect(services.length).toBeGreaterThan(2)
  const used = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((one) => one.split(':')[0] ?? '').filter((name) => !name.startsWith('.')),
  )
  const names = new Set(Object.keys(compose.services))
  expect(used.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
  for (const [name, { depends_on: on = [], build, image }] of services) {
    const missing = (Array.isArray(on) ? on : Object.keys(on)).filter((other) => !names.has(other))
    expect(missing).toEqual([])
    expect([name, Boolean(build), Boolean(image)]).toEqual([name, !image, !build])
  }
})
