import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { TestShop } from '../../../tests/support/test-shop.ts'
import { MontonioSimulator } from './montonio-simulator.ts'
import type { WebhookBody } from './webhooks.ts'

const now = () => new Date('2026-11-15T10:00:00Z')
const keys = { accessKey: 'access', secretKey: 'secret', publicUrl: 'http://127.0.0.1/bank', now }

describe('the simulator', () => {
  it('answers under a prefix of another app, and strangers as the real one does', async () => {
    const app = new Hono().route('/bank', new MontonioSimulator(keys).app)
    const methods = await app.request('/bank/api/stores/payment-methods')
    expect(methods.status).toBe(403)
    expect(await methods.json()).toEqual({ statusCode: 403, message: 'INVALID_TOKEN', error: 'Forbidden' })
    expect((await app.request('/bank/api/orders', { method: 'POST', body: 'no json' })).status).toBe(403)
    expect((await app.request('/bank/api/nothing')).status).toBe(404)
    const page = await app.request('/bank/nobody', { headers: { 'accept-language': 'ru-RU,ru' } })
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Такого платежа нет')
  })

  it('delivers as it is told to', async () => {
    const shop = await TestShop.open()
    const delivered: [string, WebhookBody][] = []
    shop.bank = new MontonioSimulator({
      ...shop.settings(),
      publicUrl: `${shop.server.url}/sandbox/montonio`,
      deliver: async (url, body) => {
        delivered.push([url, body])
        return 201
      },
    })
    await shop.pay()
    await shop.close()
    expect(delivered).toEqual([[`${shop.server.url}/webhook`, { orderToken: expect.any(String) }]])
    expect(shop.told).toEqual([])
  })
})
