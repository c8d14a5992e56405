import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_KEYS } from '../support/data-keys.ts'
import { freePort } from '../support/free-port.ts'
import { noLimits } from '../support/no-limits.ts'
import { onServer } from '../support/server-process.ts'
import { createDatabase } from '../support/test-database.ts'
import { waitFor } from '../support/waiting.ts'

/** docs/operations.md, "Upgrades": /opt/autorent is a link to a release, which is turned to the next one. */

let root = ''
let server: ChildProcess
let url = ''
let metrics = 0

/** All that a release is, but its own program and its own name. */
async function makeRelease(version: string): Promise<void> {
  const folder = join(root, version)
  await mkdir(join(folder, 'build'), { recursive: true })
  for (const name of ['node_modules', 'messages', 'migrations', 'public', 'src'])
    await symlink(resolve(name), join(folder, name))
  for (const name of ['client', 'server']) await symlink(resolve('build', name), join(folder, 'build', name))
  await cp('build/program', join(folder, 'build/program'), { recursive: true })
  const about = JSON.parse(await readFile('package.json', 'utf8')) as object
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...about, version }))
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'autorent-next-release-'))
  await Promise.all(['1.0.0', '2.0.0'].map(makeRelease))
  await symlink('1.0.0', join(root, 'autorent'))
  const port = await freePort()
  metrics = await freePort()
  url = `http://127.0.0.1:${port}`
  // As the unit starts it.
  const here = join(root, 'autorent')
  server = spawn(join(here, 'node_modules/.bin/node'), [join(here, 'build/program/main.js')], {
    cwd: here,
    env: {
      ...onServer(await createDatabase()),
      ...noLimits,
      DATA_KEYS: TEST_KEYS,
      DATA_DIR: join(root, 'data'),
      PORT: String(port),
      METRICS_PORT: String(metrics),
      SIMULATE: '',
      OFF: 'bank,phones,lockers,mail',
      WEB_CONCURRENCY: '2',
      JOBS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  })
  await waitFor('both are up', async () => (await releases()).length === 2)
})
afterAll(async () => {
  const ended = new Promise((done) => server.once('exit', done))
  server.kill('SIGTERM')
  await ended
  await rm(root, { recursive: true, force: true })
})

/** Which release each of the processes says it is. */
async function releases(): Promise<string[]> {
  const text = await fetch(`http://127.0.0.1:${metrics}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  )
  return [...text.matchAll(/^autorent_build_info\{release="([^"]*)"/gm)].map(([, version = '']) => version)
}

const workers = () =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => (line.trim() ? [Number(line)] : []))

it('processes are replaced by those of the next release, and nothing of the last one is needed any more', async () => {
  expect(await releases()).toEqual(['1.0.0', '1.0.0'])
  await symlink('2.0.0', join(root, 'next'))
  await rename(join(root, 'next'), join(root, 'autorent'))
  expect(await releases()).toEqual(['1.0.0', '1.0.0'])
  server.kill('SIGHUP')
  await waitFor('both are of the next release', async () => (await releases()).join() === '2.0.0,2.0.0')

  await waitFor('those of the last one have left', () => workers().length === 2)
  await rm(join(root, '1.0.0'), { recursive: true })
  const [first = 0] = workers()
  process.kill(first, 'SIGKILL')
  await waitFor('another took its place', async () => {
    const now = workers()
    return !now.includes(first) && now.length === 2 && (await releases()).join() === '2.0.0,2.0.0'
  })
  const page = await fetch(`${url}/en/pricelist`)
  expect(page.status).toBe(200)
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(await page.text()) ?? []
  expect((await fetch(url + script)).status).toBe(200)
})
