import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { locales } from '../../src/i18n/locales.ts'
import { pageNames, pathOf } from '../../src/i18n/pages.ts'
import { cookieOf, Target } from '../support/attacks/target.ts'
import { type Form, type FuzzRequest, formsIn, fromDescription, fromForms } from '../support/fuzz-requests.ts'
import { tries } from '../support/proof.ts'
import { useServerProcesses } from '../support/server-process.ts'

const REQUESTS = tries(200, 10_000)
const WARM_UP = tries(0, 1_000)
const AT_ONCE = 8
const seed = Number(process.env.SEED ?? 11)
const isProof = process.env.PROOF === '1'
const processes = useServerProcesses()
let target: Target
/** What the browser holds that has both bookings. */
let cookie = ''

beforeAll(async () => {
  target = await Target.open(processes, {})
})
afterAll(async () => {
  await target.close()
  await rm(target.folder, { recursive: true })
})

/** The forms of every page in every language, of a booking that is new and of one that is paid. */
async function everyForm(): Promise<Form[]> {
  const [fresh, paid] = [await target.book(), await target.book()]
  await target.pay(paid)
  cookie = [fresh, paid].map(cookieOf).join('; ')
  const queries = ['', `?token=${fresh.token}`, ...[fresh, paid].map(({ id }) => `?booking=${id}`)]
  const paths = pageNames.flatMap((page) =>
    locales.flatMap((locale) => queries.map((query) => pathOf(page, locale) + query)),
  )
  const forms: Form[] = []
  for (const path of paths)
    forms.push(...formsIn(await (await target.send(path, { headers: { cookie } })).text(), path))
  return [...new Map(forms.map((form) => [JSON.stringify(form), form])).values()]
}

/** How often each status was answered, and what was answered 5xx. */
async function sendAll(requests: readonly FuzzRequest[]) {
  const statuses: Record<number, number> = {}
  const wrong: string[] = []
  const queue = requests.entries()
  const send = async () => {
    for (const [index, { path, body, headers }] of queue) {
      const sent = { method: 'POST', body, headers: { ...headers, cookie } }
      const answer = await target.send(path, sent, undefined, index % 2)
      const text = await answer.text()
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.status >= 500)
        wrong.push(
          `SEED=${seed} ${answer.status} ${path}\n${String(body).slice(0, 1000)}\n${text.slice(0, 200)}`,
        )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  return { statuses, wrong }
}

const PAGE_BYTES = 4096
const megabytes = () =>
  target.servers.map(({ pid }) =>
    Math.round((Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1e6),
  )

/** How long the health of both processes takes to be told, again and again until it is stopped. */
function watchHealth() {
  const times: number[] = []
  let isOver = false
  const watching = Promise.all(
    target.servers.map(async ({ url }) => {
      while (!isOver) {
        const asked = performance.now()
        await (await fetch(`${url}/healthz`)).text()
        times.push(performance.now() - asked)
        await sleep(50)
      }
    }),
  )
  return async () => {
    isOver = true
    await watching
    return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
  }
}

it('whatever is sent to the API and to every form is answered, and costs little', async () => {
  const description = (await (await target.send('/api/openapi.json')).json()) as Parameters<
    typeof fromDescription
  >[0]
  const forms = await everyForm()
  expect(new Set(forms.map(({ path }) => path.split('?')[0])).size).toBeGreaterThan(10)
  const sample = (arbitrary: fc.Arbitrary<FuzzRequest>, count: number) =>
    fc.sample(arbitrary, { numRuns: count, seed })
  const [calls, posts] = [fromDescription(description), fromForms(forms)]
  if (WARM_UP > 0) await sendAll([...sample(calls, WARM_UP), ...sample(posts, WARM_UP)])

  const before = megabytes()
  const stop = isProof ? watchHealth() : async () => 0
  const { statuses, wrong } = await sendAll([...sample(calls, REQUESTS), ...sample(posts, REQUESTS)])
  const slowest = await stop()
  const grown = megabytes().map((after, index) => after - (before[index] ?? 0))
  expect(wrong).toEqual([])
  if (!isProof) return
  console.log(
    `${2 * REQUESTS} requests to ${Object.keys(description.paths).length} calls and ${forms.length} forms:`,
    statuses,
    `memory grew by ${grown.join(' and ')} MB, /healthz at the 99th percentile ${Math.round(slowest)} ms`,
  )
  expect(Math.max(...grown)).toBeLessThan(100)
  expect(slowest).toBeLessThan(250)
})
