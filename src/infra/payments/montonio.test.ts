import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestShop } from '../../../tests/support/test-shop.ts'
import { cents } from '../../domain/money.ts'
import { Montonio } from './montonio.ts'

let shop: TestShop

beforeEach(async () => {
  shop = await TestShop.open()
})
afterEach(async () => {
  await shop.close()
})

describe('methods', () => {
  it('stand in the order of the bank, each country by itself', async () => {
    const answer = await shop.montonio.methods()
    expect(answer.ok && answer.value.hasCards).toBe(true)
    const estonian = answer.ok ? answer.value.banks.filter(({ country }) => country === 'EE') : []
    expect(estonian.map(({ code }) => code).join(' ')).toBe(
      'HABAEE2X EEUHEE2X LHVBEE22 RIKOEE22 EKRDEE22 PARXEE22 RVUALT2V NTSBDEB1',
    )
  })

  it('are asked for every few hours, and the old ones serve while the bank is down', async () => {
    await shop.montonio.methods()
    shop.bank.set({ isDown: true })
    expect((await shop.montonio.methods()).ok).toBe(true)
    shop.clock = new Date('2026-11-16T10:00:00Z')
    expect((await shop.montonio.methods()).ok).toBe(true)
    expect(await new Montonio(shop.settings()).methods()).toEqual({
      ok: false,
      code: 'unreachable',
      status: 503,
    })
  })
})

describe('an order', () => {
  it('is placed, shown, paid, told and brought back', async () => {
    const { paymentUrl, ...state } = await shop.place()
    expect(state).toMatchObject({
      reference: 'booking-1',
      status: 'PENDING',
      amount: 12_999,
      currency: 'EUR',
    })
    const notice = await shop.returned(await shop.press(paymentUrl, { action: 'pay' }))
    const expected = { kind: 'order', orderId: state.orderId, reference: 'booking-1', status: 'PAID' }
    expect(notice).toEqual({ ...expected, amount: 12_999, currency: 'EUR' })
    expect(shop.told).toEqual([notice])
    expect(await shop.montonio.findOrder(state.orderId)).toEqual({
      ok: true,
      value: { ...state, status: 'PAID', paymentUrl: null },
    })
  })

  it('pressed twice is paid once', async () => {
    const { paymentUrl } = await shop.place()
    await shop.press(paymentUrl, { action: 'pay' })
    expect(await shop.returned(await shop.press(paymentUrl, { action: 'cancel' }))).toMatchObject({
      status: 'PAID',
    })
    expect(shop.told.map((notice) => notice?.status)).toEqual(['PAID'])
  })

  it('paid once is not paid again under another order', async () => {
    await shop.pay()
    expect(await shop.montonio.placeOrder(shop.order())).toEqual({
      ok: false,
      code: 'already_paid',
      status: 400,
    })
  })

  it('unpaid is replaced by a new one, and its page is gone', async () => {
    const first = await shop.place()
    const second = await shop.place({ amount: cents(5000) })
    expect(second.paymentUrl).not.toBe(first.paymentUrl)
    expect((await shop.press(first.paymentUrl, { action: 'pay' })).status).toBe(404)
    expect(await shop.returned(await shop.press(second.paymentUrl, { action: 'pay' }))).toMatchObject({
      amount: 5000,
    })
  })

  it('cancelled is abandoned; left open it stays as it is until its time runs out', async () => {
    const cancelled = await shop.place()
    expect(await shop.returned(await shop.press(cancelled.paymentUrl, { action: 'cancel' }))).toMatchObject({
      status: 'ABANDONED',
    })
    const open = await shop.place({ expiresInMinutes: 5 })
    expect(await shop.returned(await shop.press(open.paymentUrl, { action: 'leave' }))).toMatchObject({
      status: 'PENDING',
    })
    shop.clock = new Date(shop.clock.getTime() + 5 * 60_000)
    await shop.bank.expire()
    await shop.bank.settled()
    expect(shop.told).toMatchObject([{ status: 'ABANDONED' }, { status: 'ABANDONED', orderId: open.orderId }])
    expect(await shop.montonio.findOrder(open.orderId)).toMatchObject({ value: { status: 'ABANDONED' } })
  })

  it('is unknown after a restart', async () => {
    const { orderId } = await shop.pay()
    shop.restartBank()
    expect(await shop.montonio.findOrder(orderId)).toEqual({ ok: false, code: 'not_found', status: 404 })
  })

  it('that breaks a rule is refused', async () => {
    for (const changed of [{ expiresInMinutes: 4 }, { amount: cents(0) }, { returnUrl: 'nowhere' }]) {
      expect(await shop.montonio.placeOrder(shop.order(changed))).toEqual({
        ok: false,
        code: 'refused',
        status: 400,
      })
    }
  })

  it('is refused to a stranger and to a wrong secret', async () => {
    const stranger = new Montonio(shop.settings({ accessKey: 'stranger' }))
    expect(await stranger.placeOrder(shop.order())).toEqual({ ok: false, code: 'refused', status: 401 })
    const liar = new Montonio(shop.settings({ secretKey: 'another-secret-another-secret-32' }))
    expect(await liar.findOrder('x')).toEqual({ ok: false, code: 'refused', status: 403 })
    const late = new Montonio(shop.settings({ now: () => new Date('2026-11-15T09:00:00Z') }))
    expect(await late.placeOrder(shop.order())).toEqual({ ok: false, code: 'refused', status: 403 })
  })
})
