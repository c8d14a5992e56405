import { describe, expect, it } from 'vitest'
import { faultsOf, valuesToKeep } from './client-form-data.ts'

const rentDay = '2027-06-14'

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

describe('the checks of the browser', () => {
  it('are content with what is right', () => {
    expect(faultsOf(formOf(sound), rentDay, 21)).toEqual([])
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
    expect(faultsOf(formOf({ ...sound, ...changed }), rentDay, 21)).toContainEqual({ name, code })
  })

  it('ask of no company on behalf of a private person', () => {
    expect(faultsOf(formOf({ ...sound, companyRegistryCode: '1' }), rentDay, 21)).toEqual([])
  })

  it.each(['5123 4567', '+372 512 3456', '+44 20 7946 0958', '(+358) 40-123 4567', '+7 912 345-67-89'])(
    'leave the phone number %s to the server',
    (phone) => {
      expect(faultsOf(formOf({ ...sound, phone }), rentDay, 21)).toEqual([])
    },
  )
})

it('what was typed about people is kept, and neither consents nor the order', () => {
  const driver = { 'additionalDrivers.0.firstName': 'Juku', 'additionalDrivers.0.noIdCode': 'on' }
  const { kind: _, terms: __, dataHandling: ___, ...typed } = sound
  const form = formOf({ ...sound, ...driver, flight: '', order: '{}', key: 'k', intent: 'pay' })
  expect(valuesToKeep(form)).toEqual({ ...typed, ...driver })
})
