import { describe, expect, it } from 'vitest'
import { client, registration, search } from '../support/bodies.ts'
import { ids } from '../support/small-company.ts'
import { useTestSystem } from '../support/test-system.ts'

const host = { host: 'rent.example' }
const real = {
  PUBLIC_URL: 'https://rent.example',
  SIMULATE: 'bank,phones,lockers,mail',
}
const system = useTestSystem(real, { hasWebsite: true })

const order = { bookingForm: search(), chosenCar: { id: ids.cars.yaris, price: 85.5 } }
const trip = new URLSearchParams({
  rentDate: '2026-11-16',
  rentTime: '10:00',
  returnDate: '2026-11-19',
  returnTime: '10:00',
  rentLocationId: String(ids.places.office),
  returnLocationId: String(ids.places.office),
})
const headerOf = (cookies: object, prefix: string) =>
  Object.entries(cookies)
    .map(([name, value]) => `${prefix}${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('; ')
const person = client({ firstName: 'Marianne', phone: '123', terms: 'on', dataHandling: 'on' })

/** The registration without scripts, with a telephone number that is none. */
const register = (cookie: string) => {
  const { client: _, ...rest } = registration()
  const fields = { ...person, order: JSON.stringify(rest), key: 'a key of its own', intent: 'pay' }
  return system.send('https://rent.example/en/booking/registration', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...host },
    body: new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, String(value)]),
    ).toString(),
  })
}

describe('the cookies of visitors over TLS', () => {
  it('belong to this host alone, on every step', async () => {
    const steps = [
      ['/en', 'i18n_redirected'],
      ['/en/booking/car', 'bookingForm'],
    ] as const
    for (const [path, name] of steps) {
      const query = name === 'bookingForm' ? `?${trip}` : ''
      const cookies = (await system.get(path + query, host)).headers.getSetCookie()
      expect(cookies.join()).toContain(`__Host-${name}=`)
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-\w+=/)
        expect(cookie).toMatch(/; Path=\/(;|$)/)
        expect(cookie).toContain('; Secure')
        expect(cookie).not.toContain('Domain')
      }
    }
  })

  it('are read under that name only: what a neighbour plants is not there', async () => {
    const step = (prefix: string) =>
      system.get('/en/booking/registration', { ...host, cookie: headerOf(order, prefix) })
    expect((await step('__Host-')).status).toBe(200)
    const planted = await step('')
    expect(planted.status).toBe(302)
    expect(planted.headers.get('location')).toBe('/en?notice=noDates')
    const language = (cookie: string) => system.get('/', { ...host, cookie, 'accept-language': 'et' })
    expect((await language('__Host-i18n_redirected=ru')).headers.get('location')).toBe('/ru')
    expect((await language('i18n_redirected=ru')).status).toBe(200)
  })

  it('say nothing of who someone is, and the form still has every word', async () => {
    const response = await register(headerOf(order, '__Host-'))
    expect(response.status).toBe(422)
    const cookies = response.headers.getSetCookie().map((cookie) => decodeURIComponent(cookie))
    expect(cookies.some((cookie) => cookie.startsWith('__Host-client={"isCompany":'))).toBe(true)
    for (const typed of ['Marianne', person.email, person.address, person.lastName]) {
      expect(cookies.join()).not.toContain(typed)
      expect(typed).toBeTruthy()
    }
    expect(await response.text()).toContain('Marianne')
  })

  it('are named on the privacy page as they are', async () => {
    expect(await (await system.get('/en/privacy', host)).text()).toContain('__Host-i18n_redirected')
  })
})
