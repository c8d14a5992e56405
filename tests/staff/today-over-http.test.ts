import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FoundBookings, TodayAnswer } from '../../src/contract/staff/today.ts'
import { schema } from '../../src/db/schema.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()
let mari: AtWork
let booking: CustomerBooking

beforeAll(async () => {
  mari = await signedIn(system, 'agent')
  booking = await CustomerBooking.register(system)
})

describe('GET /api/admin/today', () => {
  it('is for people who are signed in', async () => {
    for (const path of ['/api/admin/today', '/api/admin/today/find?q=Tamm']) {
      const response = await system.get(path)
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        401,
        'signed_out',
      ])
    }
  })

  it('tells times by Tallinn’s clock, money in euros, and what to do next', async () => {
    const response = await mari.get('/today')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('no-store')
    const today = (await response.json()) as TodayAnswer
    expect(today.now).toBe('2026-11-15T10:00')
    expect(today.pickUps).toEqual([
      {
        id: booking.id,
        number: `AR-${String(booking.id).padStart(6, '0')}`,
        status: 'OPEN',
        rentDate: '2026-11-16T10:00',
        returnDate: '2026-11-19T10:00',
        rentPlace: 'Tallinna kesklinna kontor',
        returnPlace: 'Tallinna kesklinna kontor',
        client: {
          name: 'Jaan Tamm',
          company: null,
          phone: '+37251234567',
          email: 'jaan.tamm@example.ee',
        },
        car: { id: 1, name: 'Toyota Yaris', plate: '001AAA' },
        hasCar: true,
        holdUntil: '2026-11-15T10:30',
        due: 85.5,
        owedBack: 0,
        documents: 'missing',
        isCancelled: false,
        isHandedOver: false,
        isReturned: false,
        attentions: [],
        next: 'money',
      },
    ])
  })

  it('names places in the language of who asks', async () => {
    const response = await system.send('/api/admin/today', {
      headers: { cookie: mari.cookie, 'accept-language': 'ru' },
    })
    const today = (await response.json()) as TodayAnswer
    expect(today.pickUps[0]?.rentPlace).toBe('Офис в центре Таллинна')
  })
})

describe('GET /api/admin/today/find', () => {
  const found = async (typed: string) => {
    const response = await mari.get(`/today/find?q=${encodeURIComponent(typed)}`)
    expect(response.status).toBe(200)
    return ((await response.json()) as FoundBookings).bookings.map(({ id }) => id)
  }

  it('finds a booking by what people say on the phone', async () => {
    for (const typed of [
      `AR-${booking.id}`,
      'tamm jaan',
      '5123 4567',
      'jaan.tamm@',
      '001 aaa',
      '38001085718',
    ]) {
      expect(await found(typed), typed).toEqual([booking.id])
    }
  })

  it('takes anything for a question', async () => {
    for (const typed of ['', '\u0000', '\ud800', '%'.repeat(5000), 'AR-99999999999999999999']) {
      expect(await found(typed.toWellFormed())).toEqual([])
    }
    expect((await mari.get('/today/find')).status).toBe(200)
    expect((await mari.get('/today/find?q=%E0%A4%A')).status).toBe(200)
  })
})

describe('POST /api/admin/today/answers/:id/seen', () => {
  it('marks a customer’s answer as read, by whom', async () => {
    const { questionnaires, auditLog } = schema
    const [answer] = await system
      .db()
      .insert(questionnaires)
      .values({ bookingId: booking.id, quality: 5, condition: 5, recommend: 10 })
      .returning()
    const unseen = async () => ((await (await mari.get('/today')).json()) as TodayAnswer).answers.length
    expect(await unseen()).toBe(1)
    const path = `/today/answers/${answer?.id}/seen`
    expect((await mari.post(path)).status).toBe(200)
    expect((await mari.post(path)).status).toBe(200)
    expect(await unseen()).toBe(0)
    const written = await system.db().select().from(auditLog).where(eq(auditLog.resource, 'questionnaires'))
    expect(written.map(({ adminId, after }) => [adminId, after])).toEqual([[mari.id, { hasSeen: true }]])
    expect((await mari.post('/today/answers/99999/seen')).status).toBe(404)
    expect((await mari.post('/today/answers/x/seen')).status).toBe(404)
  })
})
