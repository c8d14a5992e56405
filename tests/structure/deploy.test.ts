import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const unit = 'docs/deploy/autorent.service'

it('the unit for systemd takes away what the server does not need', async () => {
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

it.runIf(hasAnalyzer)('systemd itself rates it below 2 of 10', () => {
  const args = ['security', '--offline=true', '--threshold=20', unit]
  const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  expect(stdout).toMatch(/Overall exposure level/)
  expect(status).toBe(0)
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
