import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { desc, eq, gt } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { companyRow } from '../../src/demo/company.ts'
import { unpaidLimits } from '../../src/domain/booking/hold.ts'
import { showPhone } from '../../src/domain/people/phone.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { deliverLetters, jobs } from '../../src/jobs/catalogue.ts'
import { client, registration, search } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

/** The limits as they are without any setting. */
const system = useTestSystem(
  {
    UNPAID_HOLDS: String(unpaidLimits.atOnce),
    UNPAID_PER_DAY: String(unpaidLimits.perDay),
    UNPAID_GROUP_PERCENT: String(unpaidLimits.groupPercent),
    UNPAID_ALARM: String(unpaidLimits.alarmPerDay),
    TRUSTED_PROXIES: '1',
  },
  { hasWebsite: true },
)
const { bookings, carOccupancies: taken, visitorRegistrations, limitCounts } = schema
const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000)

beforeEach(async () => {
  system.clock.now = TEST_NOW
  const db = system.db()
  await db.delete(taken)
  await db.delete(visitorRegistrations)
  await db.delete(limitCounts)
  await db.insert(schema.company).overridingSystemValue().values(companyRow).onConflictDoNothing()
  await system.running().jobs.payments.catalogue.refresh()
})

let people = 0

/** Someone nobody has seen before, on days nobody else wants, unless said otherwise. */
function stranger() {
  people += 1
  const day = (people % 60) * 3
  return {
    visitor: `198.51.${Math.floor(people / 250)}.${people % 250}`,
    person: { email: `nr${people}@example.ee`, phone: `+3725${String(1_000_000 + people)}` },
    days: { rentDate: dayAfter(day), returnDate: dayAfter(day + 1) },
  }
}
const dayAfter = (days: number) =>
  `${new Date(Date.UTC(2026, 10, 16 + days)).toISOString().slice(0, 10)}T10:00`

type Who = { visitor?: string; person?: object; days?: object; carId?: number; language?: string }

async function ask(path: 'order' | 'request', who: Who = {}) {
  const fresh = stranger()
  const person = client({ ...fresh.person, ...who.person })
  const body = {
    ...registration({ ...fresh.days, ...who.days, car: { id: who.carId ?? ids.cars.yaris } }),
    ...(path === 'request' ? { client: undefined, ...person } : { client: person }),
  }
  const response = await system.post('/api/booking/register', body, {
    'x-forwarded-for': who.visitor ?? fresh.visitor,
    'accept-language': who.language ?? 'en',
  })
  const answer = (await response.json()) as Record<string, unknown> & { links?: Record<string, string> }
  return { status: response.status, code: answer.code, answer, own: ownOf(answer), person }
}

function ownOf({ id, links }: { id?: unknown; links?: Record<string, string> }): CustomerBooking {
  const token = new URL(links?.documents ?? '', 'http://autorent.test').searchParams.get('token') ?? ''
  return new CustomerBooking(system, Number(id), token)
}

/** The newest letter to an address, and the link it asks to be answered by. */
async function letterTo(address: string) {
  await deliverLetters(system.running().jobs)
  const folder = join(system.dataDir(), 'outbox')
  const letters = await Promise.all(
    (await readdir(folder)).map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
  const [letter] = letters.filter(({ to }) => to?.some((one) => one.address === address)).slice(-1)
  const url = /https?:\/\/[^\s]+\/(?:kinnita-e-post|confirm-email)\?code=[\w.-]+/.exec(
    letter?.text ?? '',
  )?.[0]
  const confirm = url ? new URL(url) : undefined
  return { letter, text: letter?.text ?? '', confirm: confirm && confirm.pathname + confirm.search }
}

const press = (path: string) =>
  system.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'intent=confirm',
  })
const heldUntil = async (own: CustomerBooking) => (await own.occupancy())?.holdExpiresAt

describe('a request by e-mail', () => {
  it('holds its car half an hour, and a day once the link of its letter is answered', async () => {
    const { status, answer, own, person } = await ask('request', { person: { language: 'en' } })
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      holdExpiresAt: minutes(30).toISOString(),
      confirmedHoldExpiresAt: minutes(24 * 60).toISOString(),
    })
    const { text, confirm } = await letterTo(person.email)
    expect(text).toContain('until 15 November 2026, 10:30')
    expect(text).toContain('until 16 November 2026, 10:00')
    if (!confirm) throw new Error('the letter has no link to confirm by')

    const page = await system.get(confirm)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Yes, hold the car for me')
    expect(await heldUntil(own), 'opening alone is what mail scanners do').toEqual(minutes(30))

    system.clock.now = minutes(10)
    const pressed = await press(confirm)
    expect([pressed.status, pressed.headers.get('location')]).toEqual([302, own.at('/en/documents')])
    expect(pressed.headers.get('set-cookie')).toContain(own.held.cookie)
    expect(await heldUntil(own)).toEqual(minutes(24 * 60))
    expect((await own.row()).emailConfirmedAt).toEqual(minutes(10))
    system.clock.now = minutes(20)
    await press(confirm)
    expect((await own.row()).emailConfirmedAt, 'the second press changes nothing').toEqual(minutes(10))
  })

  it('is not confirmed by the link that whoever registered was given', async () => {
    const { own, answer } = await ask('request')
    const documents = answer.links?.documents ?? ''
    expect((await system.get(documents)).status).toBe(200)
    await press(documents)
    expect(await heldUntil(own)).toEqual(minutes(30))
    for (const code of ['', `${own.id}`, `${own.id}.${own.token}`, `999999.${own.token}`]) {
      const gone = await press(`/kinnita-e-post?code=${code}`)
      expect([gone.status, gone.headers.get('location')]).toEqual([302, '/kinnita-e-post'])
    }
    expect((await own.row()).emailConfirmedAt).toBeNull()
  })

  it('that nobody confirms gives its car back; confirmed later it has it again, unless someone took it', async () => {
    const days = { rentDate: '2027-01-11T10:00', returnDate: '2027-01-12T10:00' }
    const first = await ask('request', { days })
    const second = await ask('request', { days, carId: ids.cars.automatic })
    const letters = [await letterTo(first.person.email), await letterTo(second.person.email)]
    system.clock.now = minutes(31)
    const found = await system.post('/api/booking/cars', search(days))
    const free = ((await found.json()) as { sortedCars: { id: number }[] }).sortedCars.map(({ id }) => id)
    expect(free).toEqual(expect.arrayContaining([ids.cars.yaris, ids.cars.automatic]))
    const other = await ask('order', { days })
    expect(other.status).toBe(201)
    for (const { confirm } of letters) await press(confirm ?? '')
    expect(await heldUntil(first.own)).toBeUndefined()
    expect(await heldUntil(second.own)).toEqual(minutes(24 * 60))
  })

  it('for long, or for far ahead, is taken and waits for people without a car', async () => {
    const long = { rentDate: '2026-12-01T10:00', returnDate: '2027-01-02T10:00' }
    const far = { rentDate: '2027-07-01T10:00', returnDate: '2027-07-03T10:00' }
    for (const days of [long, far]) {
      const { status, answer, own, person } = await ask('request', { days, person: { language: 'en' } })
      expect(status).toBe(201)
      expect(answer).toMatchObject({ holdExpiresAt: null, confirmedHoldExpiresAt: null })
      expect(await own.occupancy()).toBeUndefined()
      const { text, confirm } = await letterTo(person.email)
      expect(text).toContain('We do not hold the car for you at the moment')
      expect(confirm).toBeUndefined()
      const end = await system.get(own.at('/en/booking/end'), own.held)
      expect(await end.text()).toContain('We do not hold the car for you at the moment')
    }
  })

  it('says on the page after it until when the car waits, and what lengthens it', async () => {
    const { own, person } = await ask('request')
    const sentences = {
      '/broneerimine/aitah': 'Hoiame auto sinu jaoks kinni kuni 10:30.',
      '/en/booking/end': 'We hold the car for you until 10:30.',
      '/ru/booking/end': 'Мы держим машину за вами до 10:30.',
    }
    for (const [path, sentence] of Object.entries(sentences)) {
      const html = await (await system.get(own.at(path), own.held)).text()
      expect(html).toContain(sentence)
      expect(html).toContain(person.email)
      expect(html).toMatch(/16[./]11[./]2026/)
    }
  })
})

describe('without paying', () => {
  const same = {
    'e-mail address': () => ({ person: { email: `same${people}@example.ee` } }),
    phone: () => ({ person: { phone: `+3725${7_000_000 + people}` } }),
    network: () => ({ visitor: `203.0.113.${people % 250}` }),
  }
  it.each(Object.keys(same) as (keyof typeof same)[])(
    'one %s holds two cars at once and books three times a day',
    async (what) => {
      const who = same[what]()
      const first = await ask('order', who)
      const second = await ask('request', who)
      expect([first.status, second.status]).toEqual([201, 201])
      const third = await ask('order', who)
      expect([third.status, third.code]).toEqual([429, 'too_many_unpaid'])
      // A cancelled one no longer holds a car, and is still one of the day's three.
      await first.own.services.cancel(first.own.token, '')
      expect((await ask('request', who)).status).toBe(201)
      await second.own.services.cancel(second.own.token, '')
      const fifth = await ask('order', who)
      expect([fifth.status, fifth.code]).toEqual([429, 'too_many_unpaid_today'])
      system.clock.now = minutes(24 * 60 + 1)
      expect((await ask('order', who)).status).toBe(201)
    },
  )

  it('an IPv6 /64 is one network', async () => {
    const from = (last: string) => ask('order', { visitor: `2001:db8:1:2:${last}` })
    expect([(await from('a::1')).status, (await from('b::2')).status]).toEqual([201, 201])
    expect((await from('c::3')).code).toBe('too_many_unpaid')
    expect((await ask('order', { visitor: '2001:db8:1:3:a::1' })).status).toBe(201)
  })

  it('is what counts: whoever pays goes on', async () => {
    const who = { person: { email: 'family@example.ee' } }
    const first = await ask('order', who)
    await ask('order', who)
    expect((await ask('order', who)).code).toBe('too_many_unpaid')
    await first.own.payAtBank()
    expect((await first.own.row()).isPaid).toBe(true)
    expect((await ask('order', who)).status).toBe(201)
  })

  it('many at the same moment gain nothing', async () => {
    const person = { email: 'fast@example.ee' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        ask('request', { person, carId: index % 2 ? ids.cars.yaris : ids.cars.automatic }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(answers.filter(({ code }) => code === 'too_many_unpaid')).toHaveLength(10)
  })

  it('a refusal says in each language what to do, with the phone and the address of the office', async () => {
    const who = { person: { email: 'told@example.ee' } }
    await ask('order', who)
    await ask('order', who)
    for (const language of ['et', 'en', 'ru'] as const) {
      const { answer } = await ask('order', { ...who, language })
      const { errors } = await loadMessages(language)
      expect(answer.detail).toBe(
        errors.too_many_unpaid
          .replace('{most}', '2')
          .replace('{phone}', showPhone(companyRow.phone))
          .replace('{email}', companyRow.email),
      )
    }
  })

  it('the form without scripts keeps every word and shows the way to people', async () => {
    const who = { person: { email: 'noscript@example.ee' } }
    await ask('order', who)
    await ask('order', who)
    const { client: _, ...order } = registration()
    const person = client({ ...who.person, firstName: 'Marianne', terms: 'on', dataHandling: 'on' })
    const fields = { ...person, order: JSON.stringify(order), key: 'a key of its own', intent: 'pay' }
    const cookies = { bookingForm: search(), chosenCar: { id: ids.cars.yaris, price: 85.5 } }
    const response = await system.send('/en/booking/registration', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
          .join('; '),
      },
      body: new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, String(value)]),
      ).toString(),
    })
    const html = await response.text()
    expect(response.status).toBe(429)
    expect(html).toContain('Marianne')
    expect(html).toContain(`tel:${companyRow.phone}`)
    expect(html).toContain(`mailto:${companyRow.email}`)
  })
})

describe('of one group', () => {
  const days = { rentDate: '2027-02-08T10:00', returnDate: '2027-02-10T10:00' }
  const heldNow = async () => system.db().$count(taken, gt(taken.holdExpiresAt, system.clock.now))

  it('a fifth at most, and always one, is held unpaid; whoever pays has a car all the same', async () => {
    const first = await ask('order', { days })
    const second = await ask('order', { days, carId: ids.cars.fabia })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.answer).toMatchObject({ holdExpiresAt: null })
    const request = await ask('request', { days, carId: ids.cars.fabia })
    expect(request.answer).toMatchObject({ holdExpiresAt: null })
    expect(await heldNow()).toBe(1)
    // Going to the bank holds no second car either: who pays first has it.
    expect((await second.own.pay())?.kind).toBe('go_to_bank')
    expect(await heldNow()).toBe(1)
    await second.own.payAtBank()
    expect(await second.own.row()).toMatchObject({ status: 'CONFIRMED', carId: ids.cars.fabia })
    expect((await second.own.occupancy())?.holdExpiresAt).toBeNull()
  })

  it('other days are another matter', async () => {
    await ask('order', { days })
    const other = await ask('order', {
      days: { rentDate: '2027-02-15T10:00', returnDate: '2027-02-16T10:00' },
      carId: ids.cars.fabia,
    })
    expect(other.answer.holdExpiresAt).toBe(minutes(30).toISOString())
  })
})

describe('beginning to pay', () => {
  it('lengthens a hold once, and never beyond an hour and a half', async () => {
    const { own } = await ask('order')
    system.clock.now = minutes(20)
    await own.payAtBank('cancel')
    expect(await heldUntil(own)).toEqual(minutes(55))
    system.clock.now = minutes(50)
    expect((await own.pay())?.kind).toBe('go_to_bank')
    expect(await heldUntil(own), 'the second time changes nothing').toEqual(minutes(55))
    const late = await ask('order')
    await system.db().delete(taken).where(eq(taken.bookingId, late.own.id))
    system.clock.now = minutes(50 + 70)
    expect((await late.own.pay())?.kind).toBe('go_to_bank')
    expect(await heldUntil(late.own)).toEqual(minutes(50 + 90))
  })

  it('is possible long after the hold is gone, and holds nothing then', async () => {
    const { own } = await ask('order')
    system.clock.now = minutes(200)
    await system.db().delete(taken)
    expect((await own.pay())?.kind).toBe('go_to_bank')
    expect(await own.occupancy()).toBeUndefined()
    await own.payAtBank()
    expect(await own.row()).toMatchObject({ status: 'CONFIRMED' })
  })
})

describe('the office', () => {
  it('is told of many unpaid bookings, once an hour', async () => {
    for (let index = 0; index < unpaidLimits.alarmPerDay + 2; index++) await ask('order')
    await deliverLetters(system.running().jobs)
    const { mails } = schema
    const told = await system.db().select().from(mails).where(eq(mails.kind, 'office-many-unpaid'))
    expect(told).toMatchObject([
      {
        recipient: companyRow.email,
        details: { count: unpaidLimits.alarmPerDay, most: unpaidLimits.alarmPerDay },
      },
    ])
  })
})

describe('the network someone came from', () => {
  it('is kept as a hash for a day, and then not at all', async () => {
    await ask('order', { visitor: '203.0.113.77' })
    const [row] = await system
      .db()
      .select()
      .from(visitorRegistrations)
      .orderBy(desc(visitorRegistrations.bookingId))
    expect(row?.networkHash).toMatch(/^[\w-]{43}$/)
    const everything = JSON.stringify(await system.db().select().from(bookings))
    expect(everything).not.toContain('203.0.113.77')
    const forget = jobs.find(({ name }) => name === 'forget-hits')
    system.clock.now = minutes(24 * 60 + 1)
    await forget?.run(system.running().jobs)
    expect(await system.db().$count(visitorRegistrations)).toBe(0)
  })
})
