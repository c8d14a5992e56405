import { describe, expect, it } from 'vitest'
import { problemAnswer } from '../../src/contract/visitor/answers.ts'
import { registration, search } from '../support/bodies.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ SEARCHES_PER_MINUTE: '30' })

describe('the front door', () => {
  it.each([
    ['no JSON', '{"rentDate":', 'application/json', 400, 'malformed'],
    ['JSON that is deep', '['.repeat(2000) + ']'.repeat(2000), 'application/json', 400, 'malformed'],
    ['JSON that is huge', `[${'1,'.repeat(20_000)}1]`, 'application/json', 400, 'malformed'],
    [
      'too many bytes',
      JSON.stringify({ ...search(), couponCodes: ['x'.repeat(70_000)] }),
      'application/json',
      413,
      'too_large',
    ],
    ['another type', 'rentDate=1', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['a list', '[]', 'application/json', 422, 'invalid'],
    ['null', 'null', 'application/json', 422, 'invalid'],
  ])('refuses %s early', async (_name, body, type, status, code) => {
    for (const path of ['/api/booking/cars', '/api/booking/register']) {
      const response = await system.post(path, body, { 'content-type': type })
      expect(response.status).toBe(status)
      const problem = problemAnswer.parse(await response.json())
      expect(problem).toMatchObject({ status, code })
      // R27: as the specification calls them.
      expect(problem).toMatchObject({ statusCode: status, message: problem.detail })
    }
  })

  it('counts the bytes that come when no length is announced', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode('"'.repeat(10_000)))
      },
    })
    const response = await system.send('/api/booking/cars', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(413)
  })

  it('is healthy and ready', async () => {
    expect((await system.get('/healthz')).status).toBe(200)
    expect(await (await system.get('/readyz')).json()).toMatchObject({ status: 'ready', files: 'ok' })
  })

  it('describes itself for machines and for people', async () => {
    const description = await (await system.get('/api/openapi.json')).json()
    expect(Object.keys(description.paths)).toEqual([
      '/api/booking/cars',
      '/api/booking/prices-by-day',
      '/api/booking/register',
    ])
    expect(Object.keys(description.components.schemas)).toContain('OfferedCar')
    const page = await (await system.get('/api/docs')).text()
    expect(page).toContain('POST /api/booking/register')
    expect(page).toContain('id="price_changed"')
  })

  it('answers an unknown path with a problem, and every answer with its protections', async () => {
    const response = await system.get('/api/nothing')
    expect(response.status).toBe(404)
    expect(problemAnswer.parse(await response.json()).code).toBe('not_found')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  it('says by which method an address is used', async () => {
    for (const [path, allow] of [
      ['/api/booking/cars', 'POST'],
      ['/api/booking/register', 'POST'],
      ['/api/payments/notice', 'POST'],
      ['/api/openapi.json', 'GET'],
    ] as const) {
      const method = allow === 'GET' ? 'PUT' : 'GET'
      const response = await system.send(path, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
      expect(problemAnswer.parse(await response.json()).code).toBe('method_not_allowed')
    }
  })

  it('tells whoever asks too often when to come back', async () => {
    let last = await system.post('/api/booking/cars', search())
    for (let i = 0; i < 31 && last.status !== 429; i++)
      last = await system.post('/api/booking/cars', search())
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(problemAnswer.parse(await last.json()).code).toBe('too_many_requests')
    expect((await system.post('/api/booking/register', registration())).status).toBe(201)
  })
})
