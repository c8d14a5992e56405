import { beforeEach, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { ids, TEST_NOW } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })
const { carOccupancies } = schema

beforeEach(async () => {
  system.clock.now = TEST_NOW
  await system.db().delete(carOccupancies)
})

const agreed = { rentDate: '2026-11-24T10:00', returnDate: '2026-11-27T10:00', car: { id: ids.cars.yaris } }
const PAGE = '/en/change-booking'
const withoutScripts = async (response: Response) => ({
  status: response.status,
  html: (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', ''),
})
const open = async (own: CustomerBooking, path = PAGE) =>
  withoutScripts(await system.get(own.at(path), own.held))
const submit = async (own: CustomerBooking, fields: Record<string, string>) =>
  withoutScripts(
    await system.send(own.at(PAGE), {
      method: 'POST',
      headers: { ...own.held, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    }),
  )
/** Every field of one of the page's forms, as a browser without scripts would send it. */
const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/>/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  )

it('a booking is changed without scripts: the form, the new price, the button below it', async () => {
  const own = await CustomerBooking.register(system, agreed)
  await own.payAtBank()
  expect((await open(own, '/en/documents')).html).toContain(PAGE)
  const form = await open(own)
  expect(form.html).toContain('value="2026-11-27"')
  expect(form.html).toContain('Škoda Fabia · Manual · €85.50')
  const wish = {
    intent: 'try',
    rentDate: '2026-11-24',
    rentTime: '10:00',
    returnDate: '2026-11-29',
    returnTime: '10:00',
  }
  const closed = await submit(own, { ...wish, returnTime: '23:30' })
  const said = 'the place is open 08:00–20:00. Nearest possible time'
  expect([closed.status, closed.html.includes(said)]).toEqual([422, true])
  expect(closed.html).toContain('value="2026-11-29"')
  const tried = await submit(own, wish)
  expect(tried.status).toBe(200)
  for (const words of ['€85.50', '€152.00', '€66.50 remains to be paid', 'Change and pay €66.50'])
    expect(tried.html).toContain(words)
  expect((await own.row()).price).toBe(8550)
  const changed = await submit(own, { ...hiddenFields(tried.html), intent: 'change' })
  expect([changed.status, changed.html.includes('The booking has been changed')]).toEqual([200, true])
  expect((await own.row()).price).toBe(15_200)
})

it('nobody agrees to a price by the button that shows it', async () => {
  const own = await CustomerBooking.register(system, agreed)
  const seen = { seenPrice: '152', seenDeposit: '200', seenFee: '0' }
  await submit(own, { intent: 'try', returnDate: '2026-11-29', returnTime: '10:00', ...seen })
  expect((await own.row()).onlineChanges).toBe(0)
})

it('whoever comes too late is told whom to call, and finds no way to it', async () => {
  const own = await CustomerBooking.register(system, agreed)
  await own.payAtBank()
  system.clock.now = new Date('2026-11-23T12:00:00Z')
  expect((await open(own, '/en/documents')).html).not.toContain(PAGE)
  expect((await open(own)).html).toContain('less than 24 hours')
})
