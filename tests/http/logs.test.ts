import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { client, registration } from '../support/bodies.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem()

const person = client({
  firstName: 'Ludmilla',
  lastName: 'Saladus',
  email: 'ludmilla.saladus@example.ee',
  phone: '+372 5987 6543',
  idCode: '47502124911',
  drivingLicenceNumber: 'ET987654',
  address: 'Vaikuse 7',
})

const secrets = [
  'Ludmilla',
  'Saladus',
  'ludmilla',
  '59876543',
  '5987 6543',
  '47502124911',
  'ET987654',
  'Vaikuse',
]

describe('the log', () => {
  it('warns once when a proxy stands in front that nobody told us of', async () => {
    for (let times = 0; times < 3; times++) await system.get('/healthz', { 'x-forwarded-for': '192.0.2.7' })
    expect(system.logged.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1)
  })

  it('has one line per request, with its id, status and problem code', async () => {
    const response = await system.post('/api/booking/register', registration({ car: { id: 999 } }))
    expect(JSON.parse(system.logged.at(-1) ?? '')).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      method: 'POST',
      route: '/api/booking/register',
      status: 422,
      code: 'invalid',
    })
  })

  it('holds nothing of what people type, whether it is taken, refused or breaks the server', async () => {
    const body = registration({ client: person })
    const taken = await system.post('/api/booking/register', body)
    expect(taken.status).toBe(201)
    const { links } = await taken.json()
    await system.get(links.documents)
    await system.post('/api/booking/register', body)
    await system.post('/api/booking/register', { ...body, client: { ...person, phone: 'x' } })
    await system.post('/api/booking/register', `${JSON.stringify(body)}}`)
    await system.db().execute(sql`alter table clients rename to clients_elsewhere`)
    const broken = await system.post(
      '/api/booking/register',
      registration({ client: person, car: { id: 2 } }),
    )
    await system.db().execute(sql`alter table clients_elsewhere rename to clients`)
    expect(broken.status).toBe(500)
    expect(await broken.json()).toMatchObject({ code: 'internal' })
    const token = String(links.documents).split('=')[1] ?? ''
    const log = system.logged.join('\n')
    expect(log).toContain('request failed')
    for (const secret of [...secrets, token]) expect(log).not.toContain(secret)
  })
})
