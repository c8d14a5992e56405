import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop

beforeEach(async () => {
  shop = await TestShop.open()
})
afterEach(async () => {
  await shop.close()
})

describe('a card', () => {
  const right = { action: 'pay', number: '5577 0000 5577 0004', expiry: '03/30', cvc: '737' }

  it('with the wrong code fails and may be tried again', async () => {
    const { paymentUrl } = await shop.place({ choice: { kind: 'card' } })
    const declined = await shop.press(paymentUrl, { ...right, cvc: '736' })
    expect(declined.status).toBe(422)
    expect(await declined.text()).toContain('Kaart lükati tagasi')
    expect(shop.told).toEqual([])
    expect(await shop.returned(await shop.press(paymentUrl, right))).toMatchObject({ status: 'PAID' })
  })

  it('that asks is paid when its owner confirms', async () => {
    const { paymentUrl } = await shop.place({ choice: { kind: 'card' }, locale: 'en' })
    expect(await (await shop.press(paymentUrl, { action: 'confirm' })).text()).toContain('Card number')
    const asks = await shop.press(paymentUrl, { ...right, number: '5454545454545454' })
    expect(await asks.text()).toContain('Confirm the payment')
    expect(await shop.returned(await shop.press(paymentUrl, { action: 'confirm' }))).toMatchObject({
      status: 'PAID',
    })
  })
})

describe('the hosted page', () => {
  it.each([
    ['et', 'See on simulaator, mitte pank', 'Jäta pooleli'],
    ['en', 'This is a simulator, not a bank', 'Leave it open'],
    ['ru', 'Это симулятор, а не банк', 'Оставить неоплаченным'],
  ] as const)('speaks %s, runs no script and escapes what the shop wrote', async (locale, warning, leave) => {
    const { paymentUrl } = await shop.place({ locale, description: '<script>alert(1)</script>' })
    const html = await (await fetch(paymentUrl)).text()
    for (const part of [`lang="${locale}"`, warning, leave, 'LHV Estonia', '&lt;script&gt;'])
      expect(html).toContain(part)
    expect(html).not.toContain('<script')
  })

  it('of a finished order has only the way back', async () => {
    const { paymentUrl } = await shop.place()
    await shop.press(paymentUrl, { action: 'pay' })
    const html = await (await fetch(paymentUrl)).text()
    expect(html).not.toContain('<form')
    expect(html).toContain('order-token=')
  })
})
