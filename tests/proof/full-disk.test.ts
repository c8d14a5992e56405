import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Target } from '../support/attacks/target.ts'
import { pdfOfManyNumbers } from '../support/hostile-files.ts'
import { noLimits } from '../support/no-limits.ts'
import { useServerProcesses } from '../support/server-process.ts'

const processes = useServerProcesses()
let target: Target
const pid = () => target.servers[0]?.pid ?? 0

beforeAll(async () => {
  target = await Target.open(processes, noLimits)
})
afterAll(async () => {
  await target.close()
  await rm(target.folder, { recursive: true })
})

/** The kernel lets the process write no file beyond so many bytes: as much as a full disk does, to it alone. */
const limitFiles = (most: string) => spawnSync('prlimit', ['--pid', String(pid()), `--fsize=${most}`]).status
const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0

const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

it.runIf(hasPrlimit)(
  'a file for a full disk is refused and leaves nothing, and the server lives on',
  async () => {
    const held = await target.book()
    const file = await noise()
    const kept = () => readdir(join(target.folder, 'files')).catch(() => [])
    expect(limitFiles('4096:unlimited')).toBe(0)
    const refused = await target.upload(held, file)
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'not_kept'])
    expect(await target.rows('select id from uploads where booking_id = $1', [held.id])).toEqual([])
    expect(await kept()).toEqual([])
    expect((await target.send('/healthz')).status).toBe(200)
    expect((await target.book()).id).toBeGreaterThan(held.id)
    expect(limitFiles('unlimited:unlimited')).toBe(0)
    expect((await target.upload(held, file)).status).toBe(201)
    expect(await kept()).toHaveLength(1)
  },
)

const statusOf = () => readFile(`/proc/${pid()}/status`, 'utf8').catch(() => '')
const megabytes = async () => Number(/VmRSS:\s+(\d+)/.exec(await statusOf())?.[1] ?? 0) / 1024

it.runIf(process.platform === 'linux')('four hostile PDFs at once take less than 100 MB', async () => {
  const held = await target.book()
  // What every first file costs, once.
  await target.upload(held, await noise())
  await target.upload(held, pdfOfManyNumbers(10_000))
  const before = await megabytes()
  let most = before
  let isOver = false
  const sampling = (async () => {
    while (!isOver) {
      most = Math.max(most, await megabytes())
      await setTimeout(20)
    }
  })()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => target.upload(held, pdfOfManyNumbers(2_400_000))),
  )
  isOver = true
  await sampling
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  expect(most - before).toBeLessThan(100)
})
