import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestShop } from '../../../tests/support/test-shop.ts'
import { Montonio } from './montonio.ts'

let shop: TestShop

beforeEach(async () => {
  shop = await TestShop.open()
})
afterEach(async () => {
  await shop.close()
})

describe('faults', () => {
  it.each([
    ['before-return', 1, 1],
    ['after-return', 0, 1],
    ['twice', 2, 2],
    ['never', 0, 0],
  ] as const)('webhook %s: told %i times at the return, %i in the end', async (webhook, atReturn, atEnd) => {
    shop.bank.set({ webhook })
    shop.hold()
    const { paymentUrl } = await shop.place()
    expect(await shop.returned(await shop.press(paymentUrl, { action: 'pay' }))).toMatchObject({
      status: 'PAID',
    })
    expect(shop.told).toHaveLength(atReturn)
    shop.release()
    await shop.bank.settled()
    expect(shop.told).toHaveLength(atEnd)
  })

  it('a deaf shop is told again until it listens', async () => {
    shop.answers = [500, 409, 302]
    await shop.pay()
    await shop.bank.settled()
    expect(shop.told.map((notice) => notice?.status)).toEqual(['PAID', 'PAID', 'PAID', 'PAID'])
  })

  it('a bank takes its word back', async () => {
    shop.bank.set({ voidAfterPaid: true })
    const { orderId } = await shop.pay()
    await shop.bank.settled()
    expect(shop.told.map((notice) => notice?.status)).toEqual(['PAID', 'VOIDED'])
    expect(await shop.montonio.findOrder(orderId)).toMatchObject({ value: { status: 'VOIDED' } })
  })

  it.each(['wrongSignature', 'foreignAccessKey'] as const)('%s is not believed', async (fault) => {
    shop.bank.set({ [fault]: true })
    const { paymentUrl } = await shop.place()
    expect(await shop.returned(await shop.press(paymentUrl, { action: 'pay' }))).toBeUndefined()
    expect(shop.told).toEqual([undefined])
  })

  it('wrongAmount is told as it is, for the caller to see', async () => {
    shop.bank.set({ wrongAmount: true })
    const { amount } = await shop.pay()
    expect(shop.told).toMatchObject([{ status: 'PAID', amount: amount + 100 }])
  })

  it('a slow or dead bank is unreachable', async () => {
    shop.bank.set({ slowMs: 1 })
    shop.hold()
    const hasty = new Montonio(shop.settings({ timeoutMs: 20 }))
    expect(await hasty.placeOrder(shop.order())).toEqual({ ok: false, code: 'unreachable' })
    const nobody = new Montonio(shop.settings({ baseUrl: 'http://127.0.0.1:1/api' }))
    expect(await nobody.findOrder('x')).toEqual({ ok: false, code: 'unreachable' })
    const notTheBank = new Montonio(shop.settings({ baseUrl: shop.server.url }))
    expect(await notTheBank.findOrder('x')).toMatchObject({ ok: false, code: 'unreachable' })
  })
})
