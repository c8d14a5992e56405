import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../contract/visitor/answers.ts'
import { endPath } from '../booking-end/end-path.ts'
import { registerBody } from './order.ts'
import { failed, outcomeOf } from './outcome.ts'

const order = { rentDate: '2027-06-14T10:00', car: { id: 1, price: 60 }, services: [], price: 80 }

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ order: JSON.stringify(order), key: 'k', ...fields })) {
    data.append(name, value)
  }
  return data
}

const problem = (code: string, more: object = {}): Problem => ({
  type: '',
  title: '',
  status: 409,
  code,
  detail: '',
  statusCode: 409,
  message: '',
  ...more,
})

const quote = (price: number) => ({ price }) as NonNullable<Problem['quote']>

it('a place that closed meanwhile is told with its hours, in the words of the API', () => {
  const closed = { path: 'returnDate', code: 'closed', detail: 'On 24 December the place is closed.' }
  const { code, faults, sentence } = outcomeOf(problem('invalid', { errors: [closed] }), formOf({}))
  expect({ code, faults, sentence }).toEqual({ code: 'invalid', faults: [], sentence: closed.detail })
})

describe('the body of a registration', () => {
  it('has the person under client when it obliges to pay, and spread when it does not', () => {
    const paying = registerBody(formOf({ intent: 'pay', firstName: ' Mari ' }), 'et')
    expect(paying).toMatchObject({ ...order, client: { firstName: 'Mari', language: 'et', terms: false } })
    const asking = registerBody(formOf({ intent: 'request', firstName: 'Mari', terms: 'on' }), 'ru')
    expect(asking).toMatchObject({ ...order, firstName: 'Mari', language: 'ru', terms: true })
    expect(asking).not.toHaveProperty('client')
  })

  it('leaves the company out unless one rents, and drivers of whom nothing is written', () => {
    const fields = {
      companyName: 'OÜ',
      'additionalDrivers.0.lastName': '',
      'additionalDrivers.1.lastName': 'Paan',
    }
    const { client } = registerBody(formOf({ ...fields, kind: 'private' }), 'et')
    expect(client).not.toHaveProperty('companyName')
    expect(client).toMatchObject({ additionalDrivers: [{ lastName: 'Paan' }] })
    expect(registerBody(formOf({ ...fields, kind: 'company' }), 'et').client).toMatchObject({
      companyName: 'OÜ',
    })
  })

  it.each(['', 'x', '[', 'null', '1'])('with the order %j says nothing of an order', (text) => {
    expect(Object.keys(registerBody(formOf({ order: text, intent: 'pay' }), 'et'))).toEqual(['client'])
  })
})

describe('how a registration failed', () => {
  it('stands beside the fields, whichever of the two bodies was sent', () => {
    const errors = [
      { path: 'client.terms', code: 'must_accept' },
      { path: 'client.additionalDrivers.0.idCode', code: 'required' },
      { path: 'phone', code: 'format' },
      { path: 'services.0', code: 'unknown_service' },
    ]
    const data = formOf({ 'additionalDrivers.2.lastName': 'Paan', 'additionalDrivers.2.noIdCode': 'on' })
    expect(outcomeOf(problem('invalid', { errors }), data).faults).toEqual([
      { name: 'phone', code: 'format' },
      { name: 'additionalDrivers.2.birthDate', code: 'required' },
      { name: 'terms', code: 'must_accept' },
    ])
  })

  it('tells the two prices of the whole, or of the car where the whole is the same', () => {
    const changed = (total: number, car: number) =>
      outcomeOf(problem('price_changed', { quote: quote(total), car: quote(car) }), formOf({})).changed
    expect(changed(90, 70)).toMatchObject({ before: 80, after: 90, carPrice: 70 })
    expect(changed(80, 50)).toMatchObject({ before: 60, after: 50, carPrice: 50 })
  })

  it('is told as a fault of ours when nobody has heard of it', () => {
    expect(failed('teapot', formOf({ intent: 'request' }))).toMatchObject({
      code: 'internal',
      intent: 'request',
      key: 'k',
    })
  })
})

it('the end page is found by the number, which opens nothing by itself', () => {
  expect(endPath({ number: 'AR-000123' }, 'en')).toBe('/en/booking/end?booking=AR-000123')
})
