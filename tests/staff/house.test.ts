import { eq, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type {
  LetterTextsAnswer,
  LookAnswer,
  PreviewAnswer,
  RulesAnswer,
  RulesInEuros,
  RulesTrialAnswer,
  TermsAnswer,
  WeekAnswer,
  WeekTrialAnswer,
} from '../../src/contract/staff/house.ts'
import { schema } from '../../src/db/schema.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { search } from '../support/bodies.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { png } from '../support/document-files.ts'
import { readPdf } from '../support/read-pdf.ts'
import { ids } from '../support/small-company.ts'
import { type AtWork, ORIGIN, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })
const start = new Date('2026-11-09T10:00:00Z')
let owner: AtWork
let agent: AtWork
beforeAll(async () => {
  system.clock.now = start
  owner = await signedIn(system, 'owner')
  agent = await signedIn(system, 'agent')
})

const read = async <Answer>(response: Response): Promise<Answer> => {
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as Answer
}
const rules = async () => read<RulesAnswer>(await owner.get('/house/rules'))
const errorsOf = async (response: Response) => {
  const body = (await response.json()) as { errors?: { path: string; code: string }[] }
  return body.errors?.map(({ path, code }) => `${path} ${code}`)
}

async function save(changes: Partial<RulesInEuros>): Promise<RulesAnswer> {
  const { rules: now, rulesId } = await rules()
  return read(await owner.post('/house/rules', { rules: { ...now, ...changes }, seenId: rulesId }))
}

const page = async (path: string) => (await system.get(path)).text()
const plain = (html: string) => html.replaceAll(/<script[^]*?<\/script>/g, '').replaceAll('\u00a0', ' ')

describe('D57: rules of the house', () => {
  it('are tried on a rental without being saved', async () => {
    const { rules: now } = await rules()
    const wished = {
      ...now,
      freeCancelHours: 48,
      graceMinutes: 50,
      kilometresPerDay: 100,
      turnaroundMinutes: 120,
    }
    const happens = { cancelHours: 30, lateMinutes: 45, kilometres: 500 }
    const tried = await read<RulesTrialAnswer>(
      await owner.post('/house/rules/trial', { rules: wished, ...happens }),
    )
    const { before, after, example } = tried
    expect(before).toMatchObject({ cancelFee: 0, kilometresIncluded: 600, kilometresFee: 0 })
    expect(before?.refund).toBe(example?.price)
    expect(after?.cancelFee).toBeGreaterThan(0)
    expect(after?.refund).toBeCloseTo((example?.price ?? 0) - (after?.cancelFee ?? 0))
    expect(after).toMatchObject({ lateFee: 0, kilometresIncluded: 300, kilometresFee: 20 })
    expect(before?.lateFee).toBeGreaterThan(0)
    expect([before?.readyAt.slice(11), after?.readyAt.slice(11)]).toEqual(['13:00', '14:00'])
    expect(await rules()).toMatchObject({ rulesId: null, rules: now })
  })

  it('are written by owners alone, within bounds, and not over what another wrote', async () => {
    const { rules: now, rulesId } = await rules()
    expect((await agent.get('/house/rules')).status).toBe(200)
    expect((await agent.post('/house/rules', { rules: now, seenId: rulesId })).status).toBe(403)
    const young = await owner.post('/house/rules', { rules: { ...now, leastAge: 16 }, seenId: rulesId })
    expect(young.status).toBe(422)
    expect(await errorsOf(young)).toEqual([expect.stringContaining('rules.leastAge')])
    const stale = await owner.post('/house/rules', { rules: { ...now, leastAge: 22 }, seenId: 99 })
    expect(stale.status).toBe(409)
  })

  it('hold at once on pages and for new bookings; what was booked before keeps its own', async () => {
    const before = await CustomerBooking.register(system)
    await before.payAtBank()
    expect(plain(await page('/en/conditions'))).toContain('24 hours before pick-up')
    const saved = await save({ freeCancelHours: 100, leastAge: 23, kilometresPerDay: 150 })
    expect(saved.history[0]?.changes).toContainEqual({ name: 'leastAge', before: 21, after: 23 })
    expect(plain(await page('/en/conditions'))).toContain('100 hours before pick-up')
    expect(plain(await page('/ru/accurate-rental-conditions'))).toContain('150 км')

    const after = await CustomerBooking.register(system, {
      ...search({ rentDate: '2026-11-23T10:00', returnDate: '2026-11-26T10:00' }),
    })
    await after.payAtBank()
    // 66 hours before the first pick-up, and as many before the second.
    system.clock.now = new Date('2026-11-13T14:00:00Z')
    expect((await before.view()).cancel).toMatchObject({ fee: 0 })
    system.clock.now = new Date('2026-11-20T14:00:00Z')
    expect((await after.view()).cancel).toMatchObject({ fee: 28.5 })
    system.clock.now = start
    const [row] = await system.db().select().from(schema.bookings).where(eq(schema.bookings.id, after.id))
    expect(row?.rulesId).toBe(saved.rulesId)
    const [person] = await system
      .db()
      .select()
      .from(schema.clients)
      .where(eq(schema.clients.id, row?.clientId ?? 0))
    expect(person?.consentEdition).toBe(`${row?.termsId ?? 0}-${row?.rulesId ?? 0}`)
    // Papers of payments take long to draw, and are not what this is about.
    await system.db().delete(schema.outbox).where(ne(schema.outbox.event, 'booking-registered'))
    await deliverLetters(system.running().jobs)
    const mail = async (id: number) => {
      const list = await read<{ letters: { id: number; kind: string }[] }>(
        await owner.get(`/letters?booking=${id}`),
      )
      const letter = list.letters.find(({ kind }) => kind === 'booking-registered')
      const { mail: said } = await read<{ mail: { text: string } }>(await owner.get(`/letters/${letter?.id}`))
      return said.text.replaceAll('\u00a0', ' ')
    }
    expect(await mail(before.id)).toContain('24 tundi')
    expect(await mail(after.id)).toContain('100 tundi')
  })

  it('a group may need longer to make its cars ready; agreed rentals are not pushed aside', async () => {
    const first = await CustomerBooking.register(system, {
      ...search({ rentDate: '2026-12-01T14:00', returnDate: '2026-12-02T14:00' }),
      car: { id: ids.cars.yaris, price: 30 },
    })
    await first.payAtBank()
    const cars = async (rentDate: string, returnDate: string) => {
      const found = await system.post('/api/booking/cars', search({ rentDate, returnDate }))
      const body = (await found.json()) as { sortedCars: { id: number }[] }
      return body.sortedCars.some(({ id }) => id === ids.cars.yaris)
    }
    const before = ['2026-11-30T10:00', '2026-12-01T13:00'] as const
    expect(await cars(...before)).toBe(true)
    await system
      .db()
      .update(schema.groups)
      .set({ turnaroundMinutes: 180 })
      .where(eq(schema.groups.id, ids.groups.small))
    expect(await cars(...before)).toBe(false)
    expect(await cars('2026-11-30T10:00', '2026-12-01T11:00')).toBe(true)
    // What was agreed with an hour is still free an hour after its return.
    expect(await cars('2026-12-02T15:00', '2026-12-03T10:00')).toBe(true)
  })
})

describe('D46: the week of a place', () => {
  const place = `/house/hours/${ids.places.office}`

  it('is tried on the bookings that stand, saved whole, and holds at once', async () => {
    await CustomerBooking.register(system, {
      ...search({ rentDate: '2027-01-11T10:00', returnDate: '2027-01-14T10:00' }),
    }).then((own) => own.payAtBank())
    const week = await read<WeekAnswer>(await agent.get(place))
    const { id: _id, name: _name, ...body } = week
    const isMonday = ({ dayName }: { dayName: string }) => dayName === 'MONDAY'
    const later = {
      ...body,
      windows: body.windows.map((one) => (isMonday(one) ? { ...one, start: '12:00' } : one)),
    }
    const tried = await read<WeekTrialAnswer>(await owner.post(`${place}/trial`, later))
    expect(tried.bookings.map(({ at }) => at)).toContain('2027-01-11T10:00')
    expect((await read<WeekAnswer>(await owner.get(place))).windows).toEqual(week.windows)
    expect((await agent.put(place, later)).status).toBe(403)
    const twice = { ...body, windows: [...body.windows, ...body.windows.filter(isMonday)] }
    expect(await errorsOf(await owner.put(place, twice))).toEqual([
      `windows.${body.windows.length}.end overlaps`,
    ])
    await read(await owner.put(place, later))
    const asked = search({ rentDate: '2027-01-18T10:00', returnDate: '2027-01-21T10:00' })
    expect(await errorsOf(await system.post('/api/booking/cars', asked))).toEqual(['rentDate closed'])
    await read(await owner.put(place, body))
    expect((await system.post('/api/booking/cars', asked)).status).toBe(200)
  })
})

describe('D57: words of letters', () => {
  const key = 'mails.questionnaire.text'
  const text = {
    et: 'Aitäh! Kuidas meeldis {car}?',
    en: 'Thanks! How was {car}?',
    ru: 'Спасибо! Как вам {car}?',
  }

  it('are refused with an unknown variable, markup, open braces or a language missing', async () => {
    const post = async (changes: object) =>
      errorsOf(await owner.post('/house/letters', { texts: [{ key, text: { ...text, ...changes } }] }))
    expect(await post({ en: 'How was {plate}?' })).toEqual(['texts.0.text.en unknown_variable'])
    expect(await post({ en: '<b>How</b> was it?' })).toEqual(['texts.0.text.en markup'])
    expect(await post({ en: 'How was {car?' })).toEqual(['texts.0.text.en braces'])
    expect(await post({ ru: ' ' })).toEqual(['texts.0.text.ru required'])
    const office = { key: 'mails.officeNewBooking.title', text }
    expect(await errorsOf(await owner.post('/house/letters', { texts: [office] }))).toEqual([
      'texts.0.key unknown',
    ])
    expect((await agent.post('/house/letters', { texts: [{ key, text }] })).status).toBe(403)
  })

  it('are seen before they are saved, hold for every letter from then on, and can be taken back', async () => {
    const preview = async (texts: object[]) =>
      read<PreviewAnswer>(
        await owner.post('/house/letters/preview', { letter: 'questionnaire', language: 'en', texts }),
      )
    expect((await preview([{ key, text: text.en }])).text).toContain('Thanks! How was Škoda Octavia?')
    expect((await preview([])).text).not.toContain('Thanks! How was')
    const saved = await read<LetterTextsAnswer>(
      await owner.post('/house/letters', { texts: [{ key, text }] }),
    )
    const sentence = saved.letters.flatMap(({ sentences }) => sentences).find((one) => one.key === key)
    expect(sentence).toMatchObject({ own: text, variables: ['car'] })
    expect((await preview([])).text).toContain('Thanks! How was Škoda Octavia?')
    await read(await owner.post('/house/letters', { texts: [{ key, text: null }] }))
    expect((await preview([])).text).not.toContain('Thanks! How was')
  })

  it('every letter can be previewed in every language', async () => {
    const { letters } = await read<LetterTextsAnswer>(await owner.get('/house/letters'))
    for (const { name } of letters)
      for (const language of ['et', 'en', 'ru']) {
        const shown = await read<PreviewAnswer>(
          await owner.post('/house/letters/preview', { letter: name, language, texts: [] }),
        )
        expect(shown.subject).not.toBe('')
      }
  })
})

describe('D57: conditions', () => {
  const path = '/en/accurate-rental-conditions'

  it('a version holds from its day; bookings and contracts keep the one that was agreed to', async () => {
    const { text, versions } = await read<TermsAnswer>(await owner.get('/house/terms'))
    expect(versions).toEqual([{ id: null, holdsFrom: null, by: '', isInForce: true, mayRemove: false }])
    const changed = (said: string) => ({
      et: `${text.et}\n# Uus\nUus lõik ${said} {kmPerDay} km.`,
      en: `${text.en}\n# New\nNew paragraph ${said} {kmPerDay} km.`,
      ru: `${text.ru}\n# Новое\nНовый абзац ${said} {kmPerDay} km.`,
    })
    const refused = await owner.post('/house/terms', {
      ...changed('{nothing}'),
      ru: '# Только одно\nАбзац.',
      holdsFrom: '2026-11-01',
    })
    expect(await errorsOf(refused)).toEqual([
      'et unknown_variable',
      'en unknown_variable',
      'holdsFrom in_the_past',
    ])
    const fewer = { ...changed('A'), ru: '# Только одно\nАбзац.', holdsFrom: '2026-11-20' }
    expect(await errorsOf(await owner.post('/house/terms', fewer))).toEqual(['ru other_sections'])
    const added = await read<TermsAnswer>(
      await owner.post('/house/terms', { ...changed('A'), holdsFrom: '2026-11-20' }),
    )
    const id = added.versions[0]?.id
    expect(added.versions[0]).toMatchObject({ holdsFrom: '2026-11-20', isInForce: false, mayRemove: true })
    expect(plain(await page(path))).not.toContain('New paragraph A')

    system.clock.now = new Date('2026-11-20T09:00:00Z')
    owner = await signedIn(system, 'owner')
    const { kilometresPerDay } = (await rules()).rules
    expect(plain(await page(path))).toContain(`New paragraph A ${kilometresPerDay} km.`)
    const own = await CustomerBooking.register(system, {
      ...search({ rentDate: '2026-12-14T10:00', returnDate: '2026-12-17T10:00' }),
    })
    expect(await own.row()).toMatchObject({ termsId: id })
    await own.payAtBank()
    await own.signByHand()
    const contract = (await own.papers()).find(({ kind }) => kind === 'contract')
    const said = (await readPdf(contract?.pdf ?? new Uint8Array())).pages.join(' ')
    expect(said.replaceAll(/\s+/g, ' ')).toContain('(kehtivad alates 20.11.2026)')
    const rulesId = (await own.row())?.rulesId
    expect(said.replaceAll(/\s+/g, '')).toContain(`edition=${id}-${rulesId ?? 0}`)
    expect((await owner.del(`/house/terms/${id}`)).status).toBe(409)

    const old = plain(await page(`${path}?edition=0-0`))
    expect(old).not.toContain('New paragraph A')
    expect(old).toContain('no longer in force')
    expect(old).toContain('200 km')
    expect((await system.get(`${path}?edition=77-0`)).status).toBe(404)
  })
})

describe('D57: looks of papers', () => {
  it('a logo is drawn anew, and nothing else is taken for one', async () => {
    const send = (body: Uint8Array<ArrayBuffer>) =>
      system.send('/api/admin/house/look/logo', {
        method: 'POST',
        headers: { cookie: owner.cookie, origin: ORIGIN, 'content-type': 'application/octet-stream' },
        body,
      })
    const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    expect((await send(new Uint8Array(drawing))).status).toBe(422)
    const { logo } = await read<LookAnswer>(await send(new Uint8Array(await png())))
    expect(logo).toMatch(/^data:image\/png;base64,/)
    expect((await read<LookAnswer>(await owner.del('/house/look/logo'))).logo).toBeNull()
  })

  it('a colour that cannot be read on white is refused; another one is in the letters', async () => {
    expect((await owner.post('/house/look', { colour: '#ffc02e' })).status).toBe(422)
    await read(await owner.post('/house/look', { colour: '#7a1f5c' }))
    const { html } = await read<PreviewAnswer>(
      await owner.post('/house/letters/preview', { letter: 'questionnaire', language: 'et', texts: [] }),
    )
    expect(html).toContain('background:#7a1f5c')
  })
})
