import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { debianProgram, hasDebian } from '../support/debian-program.ts'
import { isProof } from '../support/proof.ts'
import { alertNames, alertTests, troubledAlerts } from './alert-scenarios.ts'

/** The files of docs/deploy, read by the programs they are for: `npm run proof -- operate`. */

const DEPLOY = 'docs/deploy'
let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'autorent-deploy-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe.runIf(isProof && hasDebian)('programs of Debian', () => {
  it('promtool takes the alert rules', () => {
    const promtool = debianProgram('prometheus', 'usr/bin/promtool')
    const { status, stdout } = spawnSync(promtool, ['check', 'rules', `${DEPLOY}/alerts.yml`], {
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('SUCCESS') })
  })

  it('each alert is told when it should be, and no other', async () => {
    const rules = await readFile(`${DEPLOY}/alerts.yml`, 'utf8')
    expect(troubledAlerts()).toEqual(alertNames(rules))
    const file = join(root, 'alerts.yml')
    await writeFile(file, alertTests(resolve(DEPLOY, 'alerts.yml')))
    const promtool = debianProgram('prometheus', 'usr/bin/promtool')
    const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)
  })

  it('Caddy takes its files', () => {
    const caddy = debianProgram('caddy', 'usr/bin/caddy')
    const env = { HOME: root, PATH: process.env.PATH }
    for (const file of ['Caddyfile', 'Caddyfile.containers']) {
      const args = ['validate', '--adapter', 'caddyfile', '--config', `${DEPLOY}/${file}`]
      const { status, stderr } = spawnSync(caddy, args, { encoding: 'utf8', env })
      expect(status, stderr).toBe(0)
    }
  })
})
