import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  LetterTextsAnswer,
  RulesAnswer,
  TermsAnswer,
  WeekAnswer,
} from '../../src/contract/staff/house.ts'
import { schema } from '../../src/db/schema.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { Desk, StaffBooking } from '../support/staff-booking.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
const desk = new Desk(system)
let mari: AtWork
let oskar: AtWork
let booking: StaffBooking

beforeAll(async () => {
  mari = await signedIn(system, 'owner')
  oskar = await signedIn(system, 'owner')
  booking = await StaffBooking.registered(desk)
})

/** Refused, with what the faster one made of it and who they were. */
async function overtaken(response: Response, by: string | undefined, current: unknown) {
  const told = await response.json()
  expect([response.status, told.code], JSON.stringify(told)).toEqual([409, 'changed_meanwhile'])
  expect(told.detail).not.toBe('')
  expect(told.current).toMatchObject(current as object)
  expect(told.changedBy).toBe(by)
  return told
}

const read = async <Answer>(answer: Response | Promise<Response>): Promise<Answer> => {
  const response = await answer
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as Answer
}

describe('D7, D51: what is agreed with a customer', () => {
  it('is not changed over what a colleague agreed meanwhile, neither on trial nor for good', async () => {
    const path = `/bookings/${booking.own.id}/change`
    const { return: seen } = await booking.page()
    const longer = { returnDate: '2026-11-20T10:00', previous: { returnDate: seen.at } }
    await read(oskar.post(path, longer))
    for (const isTrial of [true, false]) {
      const late = { returnDate: '2026-11-21T10:00', previous: { returnDate: seen.at }, isTrial }
      await overtaken(await mari.post(path, late), oskar.name, { returnDate: '2026-11-20T10:00' })
    }
    expect((await booking.page()).return.at).toBe('2026-11-20T10:00')
    // Whoever has seen both changes the newer one.
    const again = { returnDate: '2026-11-21T10:00', previous: { returnDate: '2026-11-20T10:00' } }
    await read(mari.post(path, again))
    expect((await booking.page()).return.at).toBe('2026-11-21T10:00')
  })

  it('takes two changes of two things side by side', async () => {
    const path = `/bookings/${booking.own.id}/change`
    const before = await booking.page()
    await read(oskar.post(path, { carId: ids.cars.fabia, previous: { carId: before.car.id } }))
    const wanted = { returnDate: '2026-11-22T10:00', previous: { returnDate: before.return.at } }
    await read(mari.post(path, wanted))
    const { car, return: back } = await booking.page()
    expect([car.id, back.at]).toEqual([ids.cars.fabia, '2026-11-22T10:00'])
  })

  it('nor over services, drivers or a price by hand that were not seen', async () => {
    const path = `/bookings/${booking.own.id}/change`
    const page = await booking.page()
    const services = page.services.map(({ id, quantity }) => ({ id, quantity }))
    const driver = {
      firstName: 'Kalle',
      lastName: 'Kask',
      idCode: '',
      birthDate: '1980-01-02',
      drivingLicenceNumber: 'ET998877',
    }
    const handPrice = { kind: 'amount', amount: 5, reason: 'Püsiklient' }
    const seen = { services, additionalDrivers: [], handPrice: null }
    await read(oskar.post(path, { additionalDrivers: [driver], previous: { additionalDrivers: [] } }))
    await read(oskar.post(path, { handPrice, previous: { handPrice: null } }))
    await overtaken(
      await mari.post(path, {
        additionalDrivers: [],
        previous: { additionalDrivers: seen.additionalDrivers },
      }),
      oskar.name,
      { additionalDrivers: [{ firstName: 'Kalle' }], handPrice },
    )
    const other = { kind: 'percent', percent: 50, reason: 'Viga' }
    await overtaken(await mari.post(path, { handPrice: other, previous: { handPrice: null } }), oskar.name, {
      handPrice,
    })
    // As the page tells them they are what they are.
    const { drivers, price, services: now } = await booking.page()
    const told = drivers.map(({ firstName, lastName, idCode, birthDate, drivingLicenceNumber }) => ({
      firstName,
      lastName,
      idCode,
      birthDate,
      drivingLicenceNumber,
    }))
    const known = {
      services: now.map(({ id, quantity }) => ({ id, quantity })),
      additionalDrivers: told,
      handPrice: price.byHand,
    }
    await read(mari.post(path, { handPrice: null, previous: known }))
    expect((await booking.page()).price.byHand).toBeNull()
  })
})

describe('D51: downtime and transfers', () => {
  it('are not moved over what a colleague made of them', async () => {
    const block = {
      carId: ids.cars.automatic,
      start: '2026-12-01T09:00',
      end: '2026-12-01T17:00',
      reason: 'Rehvid',
    }
    const { id } = await (await mari.post('/timeline/blocks', block)).json()
    const path = `/timeline/blocks/${id}`
    const theirs = { ...block, reason: 'Rehvid ja õli' }
    await read(oskar.put(path, { ...theirs, previous: block }))
    const mine = { ...block, end: '2026-12-02T12:00' }
    const { current } = await overtaken(
      await mari.put(path, { ...mine, previous: block }),
      oskar.name,
      theirs,
    )
    const { id: _, ...previous } = current
    await read(mari.put(path, { ...mine, reason: current.reason, previous }))
    const [row] = await system.db().select().from(schema.carBlocks).where(eq(schema.carBlocks.id, id))
    expect(row).toMatchObject({ reason: 'Rehvid ja õli', end: new Date('2026-12-02T10:00:00Z') })
  })

  it('a transfer keeps the driver a colleague named', async () => {
    const start = {
      carId: ids.cars.automatic,
      endLocationId: 2,
      start: '2026-12-05T09:00',
      end: '2026-12-05T13:00',
    }
    await read(oskar.post(`/cars/${start.carId}/place`, { locationId: 1 }))
    const made = await oskar.post('/trips', { ...start, driver: '' })
    expect(made.status, await made.clone().text()).toBe(201)
    const { id } = await made.json()
    const { carId: _, ...seen } = { ...start, driver: '' }
    await read(oskar.put(`/trips/${id}`, { ...seen, driver: 'Rein', previous: seen }))
    const late = { ...seen, end: '2026-12-05T14:00', previous: seen }
    await overtaken(await mari.put(`/trips/${id}`, late), oskar.name, { driver: 'Rein', end: seen.end })
  })
})

describe('D51, D57: what owners set', () => {
  it('rules are refused with both versions, and saved over the one that was shown', async () => {
    const seen = await read<RulesAnswer>(mari.get('/house/rules'))
    const theirs = { ...seen.rules, graceMinutes: 45 }
    await read(oskar.post('/house/rules', { rules: theirs, seenId: seen.rulesId }))
    const mine = { ...seen.rules, leastAge: 23 }
    const late = await mari.post('/house/rules', { rules: mine, seenId: seen.rulesId })
    const told = await overtaken(late, oskar.name, { graceMinutes: 45, leastAge: seen.rules.leastAge })
    const both = { ...told.current, leastAge: 23 }
    await read(mari.post('/house/rules', { rules: both, seenId: told.rulesId }))
    expect((await read<RulesAnswer>(mari.get('/house/rules'))).rules).toMatchObject({
      graceMinutes: 45,
      leastAge: 23,
    })
  })

  it('so is the week of a place', async () => {
    const path = '/house/hours/1'
    const { id: _, name: __, ...seen } = await read<WeekAnswer>(mari.get(path))
    const theirs = { ...seen, holidayHours: 'CLOSED' as const }
    await read(oskar.put(path, { ...theirs, previous: seen }))
    const mine = { ...seen, windows: seen.windows.slice(1) }
    const { current } = await overtaken(await mari.put(path, { ...mine, previous: seen }), oskar.name, {
      holidayHours: 'CLOSED',
      windows: seen.windows,
    })
    const { id: ___, name: ____, ...previous } = current
    await read(mari.put(path, { ...mine, holidayHours: 'CLOSED', previous }))
    const now = await read<WeekAnswer>(mari.get(path))
    expect([now.holidayHours, now.windows.length]).toEqual(['CLOSED', seen.windows.length - 1])
  })

  it('so are the words of a letter, and those of another letter are in nobody’s way', async () => {
    const { letters } = await read<LetterTextsAnswer>(mari.get('/house/letters'))
    const [first, second] = letters.flatMap(({ sentences }) =>
      sentences.filter(({ variables }) => variables.length === 0),
    )
    if (!first || !second) throw new Error('no sentence without variables')
    const says = (text: string) => ({ et: text, en: text, ru: text })
    const save = (by: AtWork, key: string, text: string, previous: object | null) =>
      by.post('/house/letters', { texts: [{ key, text: says(text), previous }] })
    await read(save(oskar, first.key, 'Nende', null))
    const late = await save(mari, first.key, 'Minu', null)
    await overtaken(late, oskar.name, { [first.key]: says('Nende') })
    await read(save(mari, second.key, 'Kõrval', null))
    await read(save(mari, first.key, 'Minu', says('Nende')))
    const now = await read<LetterTextsAnswer>(mari.get('/house/letters'))
    const ownOf = (key: string) =>
      now.letters.flatMap(({ sentences }) => sentences).find((one) => one.key === key)?.own?.et
    expect([ownOf(first.key), ownOf(second.key)]).toEqual(['Minu', 'Kõrval'])

    const standardAgain = [{ key: first.key, text: null, previous: says('Minu') }]
    await read(oskar.post('/house/letters', { texts: standardAgain }))
    await read(save(mari, second.key, 'Ka minu', says('Kõrval')))
    const later = await save(mari, first.key, 'Minu uus', says('Minu'))
    await overtaken(later, oskar.name, { [first.key]: null })
  })

  it('so are the conditions: the next version begins from the newest', async () => {
    const { text, versions } = await read<TermsAnswer>(mari.get('/house/terms'))
    const seenId = versions[0]?.id ?? null
    const added = (by: AtWork, holdsFrom: string, known: number | null, words: string) =>
      by.post('/house/terms', { holdsFrom, seenId: known, ...text, et: `${text.et}\n\n${words}` })
    await read(added(oskar, '2027-03-01', seenId, 'Nende lause.'))
    const late = await added(mari, '2027-04-01', seenId, 'Minu lause.')
    const told = await overtaken(late, oskar.name, {
      et: expect.stringContaining('Nende lause.'),
    })
    await read(added(mari, '2027-04-01', told.seenId, 'Nende lause.\n\nMinu lause.'))
  })
})
