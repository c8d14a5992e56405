import { beforeAll, describe, expect, it } from 'vitest'
import type { LettersAnswer, LetterTextAnswer } from '../../src/contract/staff/letters.ts'
import { deliverLetters } from '../../src/jobs/catalogue.ts'
import { CustomerBooking } from '../support/customer-booking.ts'
import { type AtWork, signedIn } from '../support/staff.ts'
import { useTestSystem } from '../support/test-system.ts'

describe.each([
  ['without a mail server', {}],
  // Nobody sends anything in this test: it is enough that there is one.
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1:9' }],
])('letters %s', (_, variables) => {
  const isPosted = 'SMTP_URL' in variables
  const system = useTestSystem(variables)
  let mari: AtWork
  let own: CustomerBooking
  const list = async (query = '') => (await (await mari.get(`/letters${query}`)).json()) as LettersAnswer

  beforeAll(async () => {
    mari = await signedIn(system, 'agent')
    own = await CustomerBooking.register(system)
    await deliverLetters(system.running().jobs)
  })

  it('are listed as what became of them', async () => {
    const { letters, total, stuck } = await list()
    expect([total, stuck]).toEqual([2, isPosted ? 2 : 0])
    expect(letters.map(({ kind, state }) => [kind, state])).toEqual([
      ['office-new-booking', isPosted ? 'failing' : 'sent'],
      ['booking-registered', isPosted ? 'failing' : 'sent'],
    ])
    expect(letters[1]).toMatchObject({
      recipient: 'jaan.tamm@example.ee',
      booking: { id: own.id },
      plannedAt: '2026-11-15T10:00',
    })
  })

  it('are narrowed by what is asked for, and by nothing that cannot be read', async () => {
    expect((await list('?kind=booking-registered')).total).toBe(1)
    expect((await list(`?state=${isPosted ? 'failing' : 'sent'}&booking=${own.id}`)).total).toBe(2)
    expect((await list(`?booking=${own.id + 1}`)).total).toBe(0)
    expect((await list('?recipient=tamm')).total).toBe(1)
    expect((await list('?kind=nonsense&state=1&booking=x&page=-3')).total).toBe(2)
    expect((await list('?page=2')).letters).toEqual([])
  })

  it('can be read; the private link only where letters arrive nowhere else', async () => {
    const [letter] = (await list('?kind=booking-registered')).letters
    const read = (await (await mari.get(`/letters/${letter?.id}`)).json()) as LetterTextAnswer
    expect(read.isWithoutLinks).toBe(isPosted)
    expect(read.mail?.subject).toContain('Toyota Yaris')
    expect(read.mail?.html.includes(own.token)).toBe(!isPosted)
    expect(read.mail?.text.includes(own.token)).toBe(!isPosted)
    expect(read.mail?.html).not.toMatch(/<script/i)
    expect((await mari.get('/letters/999999')).status).toBe(404)
    expect((await system.get(`/api/admin/letters/${letter?.id}`)).status).toBe(401)
  })

  it('go out once more when asked', async () => {
    const [letter] = (await list('?kind=booking-registered')).letters
    const again = await mari.post(`/letters/${letter?.id}/again`)
    expect([again.status, await again.json()]).toEqual([
      201,
      { id: expect.any(Number), recipient: 'jaan.tamm@example.ee' },
    ])
    const twice = await mari.post(`/letters/${letter?.id}/again`)
    const body = (await twice.json()) as { code: string; detail: string }
    expect([twice.status, body.code]).toEqual([409, 'already_waiting'])
    expect(body.detail).toMatch(/^\p{Lu}.{8,}\.$/u)
    expect((await mari.post('/letters/999999/again')).status).toBe(404)
  })
})
