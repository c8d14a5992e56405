import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { locales } from '../../src/i18n/locales.ts'
import { loadMessages } from '../../src/i18n/messages.ts'
import { pathOf } from '../../src/i18n/pages.ts'
import { cancelBooking } from '../../src/use-cases/booking/cancel-booking.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { readPdf } from '../support/read-pdf.ts'
import { signedIn } from '../support/staff.ts'
import { type TestSystem, useTestSystem } from '../support/test-system.ts'

const nowhere = 'http://127.0.0.1:9'
const real = {
  MONTONIO_ACCESS_KEY: 'key',
  MONTONIO_SECRET_KEY: 'secret',
  MONTONIO_URL: nowhere,
  SMART_ID_URL: nowhere,
  SIGNING_ISSUERS: '/dev/null',
  LOCKER_SMS_URL: nowhere,
  LOCKER_SMS_KEY: 'key',
  LOCKER_PASSWORD: '4321',
  SMTP_URL: 'smtp://127.0.0.1:9',
}

const simulating = useTestSystem({}, { hasWebsite: true })
const earnest = useTestSystem(real, { hasWebsite: true })

beforeEach(async () => {
  for (const system of [simulating, earnest]) await system.db().delete(schema.carOccupancies)
})

const acting = [
  ['bank-links', 'bank'],
  ['sign', 'phones'],
  ['smartlocker', 'lockers'],
  ['booking-end', 'mail'],
] as const

describe.each(locales)('in %s', async (locale) => {
  const { common } = await loadMessages(locale)
  const shown = async (system: TestSystem, own: CustomerBooking, page: (typeof acting)[number][0]) => {
    const html = await (await system.get(own.at(pathOf(page, locale)), own.held)).text()
    return html.replace(/<script[\s\S]*?<\/script>/g, '')
  }

  it.each(acting)(
    '%s says that it is a trial where the %s is simulated, and only there',
    async (page, part) => {
      const [trial, own] = [
        await CustomerBooking.register(simulating),
        await CustomerBooking.register(earnest),
      ]
      expect(await shown(simulating, trial, page)).toContain(common.simulated[part])
      expect(await shown(earnest, own, page)).not.toContain(common.simulated[part])
    },
  )
})

describe('the staff area', () => {
  it('is told what is simulated', async () => {
    const staff = await signedIn(simulating, 'agent')
    const simulated = { bank: 'simulated', phones: 'simulated', lockers: 'simulated', mail: 'simulated' }
    expect(await (await staff.get('/parts')).json()).toEqual(simulated)
    expect((await simulating.get('/api/admin/parts')).status).toBe(401)
  })

  it('is told that nothing is', async () => {
    const staff = await signedIn(earnest, 'agent')
    const parts = { bank: 'real', phones: 'real', lockers: 'real', mail: 'real' }
    expect(await (await staff.get('/parts')).json()).toEqual(parts)
  })
})

describe('every page of every paper of a booking', () => {
  const mark = 'Proovirežiim: maksed ja allkirjad on simuleeritud'
  const pagesOf = async (own: CustomerBooking) => {
    const papers = await own.papers()
    const read = await Promise.all(papers.map(({ pdf }) => readPdf(pdf)))
    return { kinds: papers.map(({ kind }) => kind), pages: read.flatMap(({ pages }) => pages) }
  }
  /** Paid, signed and cancelled: every kind of paper there is. */
  const wholeStory = async (system: TestSystem) => {
    const own = await CustomerBooking.register(system)
    const staff = await signedIn(system, 'agent')
    const paid = { account: 'rent', direction: 'in', amount: 85.5, method: 'TRANSFER' }
    await staff.post(`/bookings/${own.id}/money`, paid)
    await own.signByHand()
    await staff.post(`/bookings/${own.id}/papers`, { kind: 'invoice' })
    const { payments } = system.running().jobs
    await cancelBooking(payments, own.id, { by: 'customer', reason: '' }, system.clock.now)
    return own
  }

  it('carries the mark of a trial', async () => {
    const { kinds, pages } = await pagesOf(await wholeStory(simulating))
    expect(kinds).toEqual(expect.arrayContaining(['contract', 'signed-contract', 'invoice']))
    expect(pages.filter((page) => !page.includes(mark))).toEqual([])
  })

  it('is without it in earnest', async () => {
    const { kinds, pages } = await pagesOf(await wholeStory(earnest))
    expect(kinds).toEqual(expect.arrayContaining(['contract', 'signed-contract', 'invoice']))
    expect(pages.filter((page) => page.includes('Proov'))).toEqual([])
  })
})
