import { describe, expect, it } from 'vitest'
import { parseDrivingLicence } from '../domain/people/driving-licence.ts'
import { parseEmail } from '../domain/people/email.ts'
import { parseIdCode } from '../domain/people/estonian-id-code.ts'
import { parseIban } from '../domain/people/iban.ts'
import { parsePhone } from '../domain/people/phone.ts'
import { parsePlate } from '../domain/people/plate.ts'
import { parseRegistryCode } from '../domain/people/registry-code.ts'
import { parseVatNumber } from '../domain/people/vat-number.ts'
import { parseVin } from '../domain/people/vin.ts'
import { carRows } from './cars.ts'
import { companyRow } from './company.ts'
import { groupRows } from './groups.ts'
import { habits } from './habits.ts'
import { keysOf } from './ids.ts'
import { lockerRows } from './lockers.ts'
import { Newcomers } from './newcomers.ts'
import { clientRows, guarantorRows, regulars } from './people.ts'
import { seededRandom } from './random.ts'

const newcomers = new Newcomers(seededRandom(1))
const strangers = Array.from({ length: 120 }, () =>
  keysOf(habits).map((habit) => newcomers.make(habit)),
).flat()
const clients = clientRows([...regulars, ...strangers], [], new Date('2026-11-15T09:00:00Z'))
const guarantors = guarantorRows('2026-11-15')
const cars = carRows('2026-11-15')

describe('the people of the demo', () => {
  it('have papers that pass', () => {
    for (const { email, phone, idCode } of [...clients, ...guarantors]) {
      expect(parseEmail(email)).toBe(email)
      expect(email).toMatch(/^[a-z.-]+@example\.(ee|com)$/)
      expect(parsePhone(phone)).toBe(phone)
      expect(!idCode || parseIdCode(idCode).ok).toBe(true)
    }
    for (const { drivingLicenceNumber } of clients)
      expect(parseDrivingLicence(drivingLicenceNumber)?.number).toBe(drivingLicenceNumber)
    const companies = clients.filter(({ companyRegistryCode }) => companyRegistryCode)
    expect(companies).not.toEqual([])
    for (const { companyRegistryCode, companyVatNumber } of companies) {
      expect(parseRegistryCode(companyRegistryCode ?? '')).toBe(companyRegistryCode)
      expect(companyVatNumber && parseVatNumber(companyVatNumber)).toBe(companyVatNumber)
    }
  })

  it('are all different people', () => {
    const all = [...clients, ...guarantors]
    for (const key of ['email', 'phone', 'idCode'] as const) {
      const values = all.map((person) => person[key]).filter((value) => value !== null)
      expect(new Set(values).size, key).toBe(values.length)
    }
  })
})

describe('the papers of the company', () => {
  it('pass', () => {
    expect(parseRegistryCode(companyRow.registryCode)).toBe(companyRow.registryCode)
    expect(parseVatNumber(companyRow.vatNumber)).toBe(companyRow.vatNumber)
    expect(parseIban(companyRow.iban)).toBe(companyRow.iban)
    expect(parsePhone(companyRow.phone)).toBe(companyRow.phone)
    for (const { phone } of lockerRows) expect(parsePhone(phone)).toBe(phone)
  })

  it.each(cars)('$registerNumber $name has a plate, a VIN and a picture', (car) => {
    expect(parsePlate(car.registerNumber)).toBe(car.registerNumber)
    expect(parseVin(car.vin ?? '')).toBe(car.vin)
    expect(car.imageNames).toHaveLength(1)
  })

  it('class each car by the gearbox it has', () => {
    const letters = { MANUAL: 'M', AUTOMATIC: 'A' } as const
    for (const { groupId, gearbox } of cars) {
      expect(groupRows.find(({ id }) => id === groupId)?.acriss?.charAt(2)).toBe(letters[gearbox])
    }
  })
})
