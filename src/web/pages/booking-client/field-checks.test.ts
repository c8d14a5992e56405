import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayFrom } from '../../../domain/calendar/wall-clock.ts'
import { checkClient, LEAST_AGE } from '../../../domain/people/client.ts'
import { clientFrom, faultsAt } from './client-form-data.ts'
import { faultsOf } from './field-checks.ts'

const pickUpDate = '2027-06-14'
const rule = { leastAge: LEAST_AGE, pickUpDate }

const sound = {
  kind: 'private',
  firstName: 'Mari',
  lastName: 'Maasikas',
  email: 'mari@naide.ee',
  phone: '+372 5123 4567',
  address: 'Pikk 1, 10123 Tallinn',
  idCode: '47502124911',
  drivingLicenceNumber: 'ET123456',
  terms: 'on',
  dataHandling: 'on',
}

function formOf(fields: Record<string, string | undefined>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) data.append(name, value)
  return data
}

/** What the one check of the server says, beside the fields of the form. */
function serverFaults(data: FormData) {
  const checked = checkClient(clientFrom(data, 'et'), dayFrom(pickUpDate))
  return checked.ok
    ? []
    : faultsAt(
        checked.faults.map(({ path, code }) => ({ path: `client.${path}`, code })),
        data,
      )
}

describe('the checks of the browser', () => {
  it('are content with what is right', () => {
    expect(faultsOf(formOf(sound), rule)).toEqual([])
  })

  it.each([
    [{ idCode: '' }, 'idCode', 'required'],
    [{ idCode: '4750212' }, 'idCode', 'format'],
    [{ idCode: '47502124912' }, 'idCode', 'checksum'],
    [{ idCode: '38002300000' }, 'idCode', 'date'],
    [{ idCode: '50901010013' }, 'idCode', 'checksum'],
    [{ noIdCode: 'on' }, 'birthDate', 'required'],
    [{ noIdCode: 'on', birthDate: '2010-01-01' }, 'birthDate', 'too_young'],
    [{ noIdCode: 'on', birthDate: '1990-02-30' }, 'birthDate', 'date'],
    [{ drivingLicenceNumber: 'E?' }, 'drivingLicenceNumber', 'format'],
    [{ email: 'mari@' }, 'email', 'format'],
    [{ phone: '12' }, 'phone', 'format'],
    [{ terms: undefined }, 'terms', 'must_accept'],
    [{ kind: 'company' }, 'companyName', 'required'],
    [{ kind: 'company', companyName: 'OÜ' }, 'companyAddress', 'required'],
    [
      { kind: 'company', companyName: 'OÜ', companyAddress: 'Pikk 1', companyRegistryCode: '1' },
      'companyRegistryCode',
      'format',
    ],
    [{ 'additionalDrivers.0.firstName': 'Juku' }, 'additionalDrivers.0.lastName', 'required'],
  ])('with %j find fault with %s: %s', (changed, name, code) => {
    expect(faultsOf(formOf({ ...sound, ...changed }), rule)).toContainEqual({ name, code })
  })

  it('say what the check of the server says, except of phone numbers', () => {
    const texts = fc.constantFrom(
      '',
      ' ',
      'Mari',
      '47502124911',
      '47502124912',
      '38002300000',
      '33309240064',
      '131052-308T',
      '161175-19997',
      '60001019906',
      'ET123456',
      'x',
      'mari@naide.ee',
      '12345678',
      'EE100931558',
      '1990-01-01',
      '2015-06-01',
      '1990-13-01',
    )
    const flag = fc.constantFrom('on', undefined)
    const driver = (prefix: string) => ({
      [`${prefix}firstName`]: texts,
      [`${prefix}lastName`]: texts,
      [`${prefix}idCode`]: texts,
      [`${prefix}birthDate`]: texts,
      [`${prefix}drivingLicenceNumber`]: texts,
      [`${prefix}noIdCode`]: flag,
    })
    const forms = fc.record({
      ...driver(''),
      ...driver('additionalDrivers.0.'),
      ...driver('additionalDrivers.2.'),
      kind: fc.constantFrom('private', 'company'),
      email: texts,
      phone: fc.constant('+372 5123 4567'),
      address: texts,
      // A company that names nothing is no company to the server; the form asks who it is.
      companyName: fc.constantFrom('OÜ Näide'),
      companyAddress: texts,
      companyRegistryCode: texts,
      companyVatNumber: texts,
      terms: flag,
      dataHandling: flag,
    })
    fc.assert(
      fc.property(forms, (fields) => {
        const data = formOf(fields)
        expect(faultsOf(data, rule)).toEqual(serverFaults(data))
      }),
      { numRuns: 500 },
    )
  })

  it.each(['5123 4567', '+372 512 3456', '+44 20 7946 0958', '(+358) 40-123 4567', '+7 912 345-67-89'])(
    'leave the phone number %s to the server',
    (phone) => {
      expect(faultsOf(formOf({ ...sound, phone }), rule)).toEqual([])
    },
  )
})
