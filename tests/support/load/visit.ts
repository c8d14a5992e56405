import { randomUUID } from 'node:crypto'
import type { Random } from '../../../src/demo/random.ts'
import { labelText } from '../../../src/domain/calendar/tallinn.ts'
import { pathOf } from '../../../src/i18n/pages.ts'
import { cookieOf } from '../attacks/target.ts'
import { client } from '../bodies.ts'
import { BANK, type World } from '../faults/world.ts'
import { daysAfter } from '../rental-dates.ts'
import { orderBody } from '../server-pair.ts'
import { ids } from '../small-company.ts'
import type { Meter } from './meter.ts'

export type Scene = {
  world: World
  meter: Meter
  random: Random
  morning: Date
  drawing: string
  picture: Uint8Array<ArrayBuffer>
}

/** Rentals lie this many days apart from each other at most: a car is seldom wanted twice. */
const DAYS = 300
/** Of those who look, so many book; the others compare and go. */
const BOOKS = 0.3

type Trip = { from: Date; to: Date }

/** One person: looks, compares, and perhaps books, pays, sends documents and signs. Every answer must be a good one. */
export async function visit(scene: Scene): Promise<void> {
  const { meter, random, morning } = scene
  const from = daysAfter(morning, random.below(DAYS))
  const trip = { from, to: daysAfter(from, 1 + random.below(4)) }
  await meter.time('home', () => get(scene, pathOf('index', 'et')))
  const query = new URLSearchParams(searchOf(trip))
  await meter.time('cars', () => get(scene, `${pathOf('booking-car', 'et')}?${query}`))
  const found = await meter.time('search', () => search(scene, trip))
  if (!found || found.length === 0 || !random.chance(BOOKS)) return
  const booking = await meter.time('book', () => book(scene, trip, random.pick(found)))
  if (!booking) return
  await meter.time('pay', () => pay(scene, booking))
  await meter.time('document', () => upload(scene, booking, 'licence-front'))
  await meter.time('document', () => upload(scene, booking, 'licence-back'))
  await meter.time('sign', () => sign(scene, booking))
  await meter.time('own page', () =>
    get(scene, `${pathOf('documents', 'et')}?booking=${booking.number}`, booking.held),
  )
}

const searchOf = ({ from, to }: Trip) => {
  const [rentDate = '', rentTime = ''] = labelText(from).split('T')
  const [returnDate = '', returnTime = ''] = labelText(to).split('T')
  const place = String(ids.places.airport)
  return { rentDate, rentTime, returnDate, returnTime, rentLocationId: place, returnLocationId: place }
}

async function search(scene: Scene, { from, to }: Trip): Promise<number[]> {
  const body = {
    rentDate: labelText(from),
    returnDate: labelText(to),
    rentLocationId: ids.places.airport,
    returnLocationId: ids.places.airport,
  }
  const text = await post(scene, '/api/booking/cars', JSON.stringify(body), {
    'content-type': 'application/json',
  })
  return (JSON.parse(text) as { sortedCars: { id: number }[] }).sortedCars.map(({ id }) => id)
}

type Booking = { id: number; number: string; held: Record<string, string> }

/** Undefined when somebody was faster, which is no fault of anyone. */
async function book(scene: Scene, trip: Trip, carId: number): Promise<Booking | undefined> {
  const { random } = scene
  const changes = {
    client: client({
      email: `${random.hex(10)}@example.ee`,
      phone: `+372 5${1_000_000 + random.below(8_000_000)}`,
    }),
  }
  const response = await send(
    scene,
    '/api/booking/register',
    JSON.stringify(orderBody({ carId, ...trip, changes })),
    { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  )
  const text = await response.text()
  if (response.status === 409 && text.includes('car_taken')) return undefined
  if (response.status !== 201) throw new Error(`${response.status} ${text.slice(0, 200)}`)
  const { id, number, links } = JSON.parse(text) as {
    id: number
    number: string
    links: Record<string, string>
  }
  const token = new URLSearchParams(links.documents?.split('?')[1]).get('token') ?? ''
  return { id, number, held: { cookie: `__Host-${cookieOf({ id, token })}` } }
}

async function pay(scene: Scene, { id, held }: Booking): Promise<void> {
  const choice = new URLSearchParams({ choice: 'bank:EE:HABAEE2X' }).toString()
  const path = `/bank-links.data?booking=${id}`
  const form = { ...held, 'content-type': 'application/x-www-form-urlencoded' }
  const text = await post(scene, path, choice, form)
  const page = new RegExp(`${BANK}(/[0-9a-f-]{36})`).exec(text)?.[1]
  if (!page) throw new Error(`the bank has no page: ${text.slice(0, 200)}`)
  const pressed = await scene.world.bank.app.request(page, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action: 'pay' }).toString(),
  })
  if (pressed.status !== 303) throw new Error(`the bank answered ${pressed.status}`)
  await post(scene, path, new URLSearchParams({ intent: 'check' }).toString(), form)
}

const upload = async (scene: Scene, { id, held }: Booking, kind: string): Promise<void> => {
  await post(scene, `/api/customer/uploads?booking=${id}&driver=0&kind=${kind}`, scene.picture, held)
}

async function sign(scene: Scene, { id, held }: Booking): Promise<void> {
  const body = new URLSearchParams({ intent: 'drawn', isRead: 'on', drawing: scene.drawing }).toString()
  const form = { ...held, 'content-type': 'application/x-www-form-urlencoded' }
  const text = await post(scene, `/sign.data?booking=${id}`, body, form)
  if (!text.includes('"signed"')) throw new Error(`not signed: ${text.slice(0, 200)}`)
}

async function get(scene: Scene, path: string, headers: Record<string, string> = {}): Promise<string> {
  return good(await fetch(addressOf(scene) + path, { headers: { ...from(scene), ...headers } }))
}

async function post(
  scene: Scene,
  path: string,
  body: BodyInit,
  headers: Record<string, string>,
): Promise<string> {
  return good(await send(scene, path, body, headers))
}

const send = (scene: Scene, path: string, body: BodyInit, headers: Record<string, string>) =>
  fetch(addressOf(scene) + path, {
    method: 'POST',
    body,
    headers: { ...from(scene), ...headers },
    redirect: 'manual',
  })

async function good(response: Response): Promise<string> {
  const text = await response.text()
  if (response.status >= 400) throw new Error(`${response.status} ${text.slice(0, 200)}`)
  return text
}

/** Everyone comes from an address of their own. */
const from = ({ random }: Scene) => ({
  'x-forwarded-for': `10.${random.below(250)}.${random.below(250)}.${1 + random.below(250)}`,
})

function addressOf({ world, random }: Scene): string {
  const url = random.pick(world.urls())
  if (!url) throw new Error('no process runs')
  return url
}
