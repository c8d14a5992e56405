import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestShop } from '../../../tests/support/test-shop.ts'
import { cents } from '../../domain/money.ts'

let shop: TestShop

beforeEach(async () => {
  shop = await TestShop.open()
})
afterEach(async () => {
  await shop.close()
})

describe('a refund', () => {
  const refund = (orderId: string, amount: number, idempotencyKey: string = randomUUID()) =>
    shop.montonio.refund({ orderId, amount: cents(amount), idempotencyKey })

  it('is under way, then over, and told', async () => {
    const { orderId } = await shop.pay()
    const answer = await refund(orderId, 2999)
    expect(answer).toMatchObject({ ok: true, value: { status: 'PENDING', amount: 2999 } })
    await shop.bank.settled()
    const refundId = answer.ok ? answer.value.refundId : ''
    expect(shop.told).toMatchObject([
      { status: 'PAID' },
      { kind: 'refund', orderId, refundId, status: 'SUCCESSFUL', amount: 2999 },
      { kind: 'order', orderId, status: 'PARTIALLY_REFUNDED', amount: 12_999 },
    ])
    await refund(orderId, 10_000)
    await shop.bank.settled()
    expect(await shop.montonio.findOrder(orderId)).toMatchObject({ value: { status: 'REFUNDED' } })
  })

  it('is made once for one key', async () => {
    const { orderId } = await shop.pay()
    const key = randomUUID()
    expect((await refund(orderId, 12_999, key)).ok).toBe(true)
    expect(await refund(orderId, 12_999, key)).toEqual({ ok: false, code: 'same_refund_key', status: 400 })
  })

  it('never exceeds what was paid, even while another is under way', async () => {
    const { orderId } = await shop.pay()
    shop.hold()
    await refund(orderId, 10_000)
    // In the words in which it says that the money has not come yet: the shop waits, and people look in the end.
    expect(await refund(orderId, 3000)).toEqual({ ok: false, code: 'not_refundable_yet', status: 400 })
    expect((await refund(orderId, 2999)).ok).toBe(true)
  })

  it('needs a paid order, five cents and a key', async () => {
    const { orderId } = await shop.place()
    expect(await refund(orderId, 100)).toMatchObject({ code: 'refused' })
    expect(await refund(randomUUID(), 100)).toMatchObject({ code: 'not_found' })
    expect(await refund(orderId, 4)).toMatchObject({ code: 'refused' })
    expect(await refund(orderId, 100, '')).toMatchObject({ code: 'refused' })
  })
})
