import { describe, expect, it } from 'vitest'
import { bookingCookieHeaders, readBookingCookies } from '../../booking/booking-cookies.ts'
import { clientCookie, privateValues, valuesFromCookie } from './client-memory.ts'

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const typed = {
  kind: 'company',
  firstName: 'Мария',
  lastName: 'Клубникина',
  email: 'mari@naide.ee',
  phone: '+372 5123 4567',
  address: 'Pikk 1',
  companyName: 'OÜ Näide',
  companyAddress: '',
  companyRegistryCode: '12345678',
  companyVatNumber: '',
  flight: '',
  additional: 'esimene\nteine',
}
const secret = { idCode: '47502124911', drivingLicenceNumber: 'ET123456', birthDate: '1975-02-12' }

describe('what was typed', () => {
  it('comes back from the cookie, without code, birth date and licence', () => {
    const cookie = clientCookie(formOf({ ...typed, ...secret }))
    for (const value of Object.values(secret)) expect(JSON.stringify(cookie)).not.toContain(value)
    const [header = ''] = bookingCookieHeaders({ client: cookie }, false).getSetCookie()
    const { client } = readBookingCookies(header.split(';')[0] ?? '')
    expect(valuesFromCookie(client)).toEqual(typed)
  })

  it.each(['flight', 'additional'])('knows %s from its neighbour', (field) => {
    const cookie = clientCookie(formOf({ [field]: 'AY 1023' }))
    expect(valuesFromCookie(cookie)).toMatchObject({ flight: '', additional: '', [field]: 'AY 1023' })
  })

  it('fits into a cookie however long it is, the names first', () => {
    const long = Object.fromEntries(Object.keys(typed).map((name) => [name, 'щ'.repeat(5000)]))
    const fitting = clientCookie(
      formOf({ ...long, firstName: 'Мария', lastName: 'К', phone: '1', email: 'e' }),
    )
    expect(encodeURIComponent(JSON.stringify(fitting)).length).toBeLessThan(4000)
    expect(fitting).toMatchObject({ firstName: 'Мария' })
  })

  it('of codes, licences and other people stays in the tab', () => {
    const driver = { 'additionalDrivers.0.firstName': 'Juku', 'additionalDrivers.0.noIdCode': 'on' }
    expect(privateValues(formOf({ ...typed, ...secret, ...driver, order: '{}' }))).toEqual({
      ...secret,
      ...driver,
    })
  })
})
