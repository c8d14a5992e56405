import { SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keys, TestShop } from '../../../tests/support/test-shop.ts'
import { Montonio } from './montonio.ts'

let shop: TestShop

beforeEach(async () => {
  shop = await TestShop.open()
})
afterEach(async () => {
  await shop.close()
})

describe('a token', () => {
  const claims = {
    accessKey: keys.accessKey,
    uuid: 'order',
    merchantReference: 'booking-1',
    paymentStatus: 'PAID',
    grandTotal: 1,
    currency: 'EUR',
  }
  const seconds = () => Math.floor(shop.clock.getTime() / 1000)
  const signed = (alg: string, more: object = {}) =>
    new SignJWT({ ...claims, iat: seconds(), exp: seconds() + 60, ...more })
      .setProtectedHeader({ alg })
      .sign(new TextEncoder().encode(keys.secretKey.repeat(2)))

  it('is read only under HS256, in time and with every claim', async () => {
    const reader = new Montonio(shop.settings({ secretKey: keys.secretKey.repeat(2) }))
    for (const more of [{}, { exp: undefined }, { exp: seconds() - 290 }])
      expect(await reader.readToken(await signed('HS256', more))).toMatchObject({
        kind: 'order',
        amount: 100,
      })
    const bad = [
      await signed('HS384'),
      await signed('HS512'),
      await signed('HS256', { exp: seconds() - 3600 }),
      await signed('HS256', { paymentStatus: 'SOMETHING' }),
      await signed('HS256', { grandTotal: '1.001' }),
      new UnsecuredJWT({ ...claims, iat: seconds(), exp: seconds() + 60 }).encode(),
      '',
      'a.b.c',
    ]
    for (const token of bad) expect(await reader.readToken(token)).toBeUndefined()
  })
})
