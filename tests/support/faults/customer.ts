import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../src/demo/random.ts'
import { wantedKinds } from '../../../src/domain/booking/wanted-documents.ts'
import { cookieOf } from '../attacks/target.ts'
import { client } from '../bodies.ts'
import { daysAfter } from '../rental-dates.ts'
import { orderBody } from '../server-pair.ts'
import { BANK, type World } from './world.ts'

/** What customers were told, and so rely on. */
export type Told = {
  bookings: number[]
  /** How often the bank took money, by booking. */
  paid: number[]
  uploaded: number[]
  signed: number[]
  /** Answers that no fault excuses. */
  unexcused: string[]
}

export type Stage = {
  world: World
  random: Random
  name: string
  cars: readonly number[]
  morning: Date
  drawing: string
  picture: Uint8Array<ArrayBuffer>
  told: Told
  note: (what: string) => void
  isOver: () => boolean
}

type Answer = { status: number; text: string }
type Sent = { path: string; body: BodyInit; headers?: Record<string, string> }

const PAUSE_MS = 120
const PATIENT = 400
const DAYS = 12

/** One customer after another at one keyboard: books, pays, sends papers, signs, and tries again what failed. */
export async function beCustomers(stage: Stage): Promise<void> {
  while (!stage.isOver()) {
    const booking = await register(stage)
    if (!booking) continue
    const steps = [
      () => pay(stage, booking),
      () => upload(stage, booking),
      () => upload(stage, booking),
      () => sign(stage, booking),
    ]
    for (const step of steps) if (stage.random.chance(0.85)) await step()
  }
}

type Booking = { id: number; held: { cookie: string } }

async function register(stage: Stage): Promise<Booking | undefined> {
  const { random, cars, morning, told, name, note } = stage
  const from = daysAfter(morning, random.below(DAYS) * 2)
  const person = `${name}${random.hex(6)}`
  const changes = {
    client: client({ email: `${person}@example.ee`, phone: `+372 5${1_000_000 + random.below(8_000_000)}` }),
  }
  const order = orderBody({ carId: random.pick(cars), from, to: daysAfter(from, 1), changes })
  const answer = await persist(stage, {
    path: '/api/booking/register',
    body: JSON.stringify(order),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  })
  if (answer.status !== 201) {
    if (!answer.text.includes('car_taken') && !answer.text.includes('not_available'))
      told.unexcused.push(`register: ${answer.status} ${answer.text.slice(0, 300)}`)
    return undefined
  }
  const body = JSON.parse(answer.text) as { id: number; links: Record<string, string> }
  told.bookings.push(body.id)
  note(`${name} has booking ${body.id}`)
  const token = new URLSearchParams(body.links.documents?.split('?')[1]).get('token') ?? ''
  // The processes here are reached over TLS, as far as they know.
  return { id: body.id, held: { cookie: `__Host-${cookieOf({ id: body.id, token })}` } }
}

/** Whoever is not told where to pay asks again; whoever stands before the bank presses its button once. */
async function pay(stage: Stage, { id, held }: Booking): Promise<void> {
  const { random, world, told, note } = stage
  const choice = new URLSearchParams({ choice: 'bank:EE:HABAEE2X' })
  if (random.chance(0.3)) choice.set('withDeposit', 'on')
  const answer = await persist(stage, { path: `/bank-links.data?booking=${id}`, body: choice, headers: held })
  const page = new RegExp(`${BANK}(/[0-9a-f-]{36})`).exec(answer.text)?.[1]
  if (!page) return note(`booking ${id} cannot be paid: ${answer.status}`)
  if (random.chance(0.1)) return note(`booking ${id} stays before the bank`)
  const pressed = await world.bank.app.request(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action: 'pay' }).toString(),
  })
  if (pressed.status !== 303) return note(`the bank answered booking ${id} ${pressed.status}`)
  told.paid.push(id)
  note(`booking ${id} is paid at the bank`)
  await persist(stage, {
    path: `/bank-links.data?booking=${id}`,
    body: new URLSearchParams({ intent: 'check' }),
    headers: held,
  })
}

async function upload(stage: Stage, { id, held }: Booking): Promise<void> {
  const { random, told, note, picture } = stage
  const kind = wantedKinds[random.below(wantedKinds.length)]
  const path = `/api/customer/uploads?booking=${id}&driver=0&kind=${kind}`
  // Sent once: a file that did not arrive is the customer's to send again.
  const answer = await send(stage, { path, body: picture, headers: held })
  if (answer?.status === 201) {
    told.uploaded.push(id)
    note(`booking ${id} has sent a file`)
  } else if (answer && answer.status !== 503) {
    told.unexcused.push(`upload: ${answer.status} ${answer.text.slice(0, 300)}`)
  }
}

async function sign(stage: Stage, { id, held }: Booking): Promise<void> {
  const body = new URLSearchParams({ intent: 'drawn', isRead: 'on', drawing: stage.drawing })
  const answer = await persist(stage, { path: `/sign.data?booking=${id}`, body, headers: held })
  if (/"signed"/.test(answer.text) || /already_signed/.test(answer.text)) {
    stage.told.signed.push(id)
    stage.note(`booking ${id} is signed`)
  }
}

/** Until someone answers who is not in trouble, as people press a button again. */
async function persist(stage: Stage, sent: Sent): Promise<Answer> {
  let answer: Answer | undefined
  for (let tries = 0; tries < PATIENT; tries++) {
    answer = await send(stage, sent)
    if (answer && answer.status < 500) return answer
    if (answer && answer.status !== 503)
      stage.told.unexcused.push(`${sent.path.split('?')[0]}: ${answer.status} ${answer.text.slice(0, 300)}`)
    await sleep(PAUSE_MS)
  }
  const last = answer ? `${answer.status} ${answer.text.slice(0, 300)}` : 'nothing'
  stage.told.unexcused.push(`${sent.path.split('?')[0]}: after ${PATIENT} tries still ${last}`)
  return answer ?? { status: 503, text: '' }
}

/** Undefined when nothing came back. */
async function send({ world, name }: Stage, { path, body, headers }: Sent): Promise<Answer | undefined> {
  const urls = world.urls()
  // Not of the seed: which process answers depends on which one lives.
  const url = urls[Math.floor(Math.random() * urls.length)]
  if (!url) return undefined
  try {
    const response = await fetch(url + path, {
      method: 'POST',
      body,
      headers: { ...headers, 'x-forwarded-for': `198.51.100.${name.charCodeAt(0)}` },
      redirect: 'manual',
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return undefined
  }
}
