import { assert, boolean, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallMinute } from '../calendar/wall-clock.ts'
import { cents } from '../money.ts'
import { type SignedTerms, signatureReasons } from './signature-needed.ts'

const mari = {
  firstName: 'Mari',
  lastName: 'Maasikas',
  idCode: null,
  birthDate: '1990-01-01',
  drivingLicenceNumber: 'EE1',
}
const signed: SignedTerms = {
  groupId: 1,
  rentAt: wallMinute(1_000),
  returnAt: wallMinute(5_000),
  rentLocationId: 1,
  returnLocationId: 1,
  services: [{ id: 7, quantity: 1 }],
  additionalDrivers: [mari],
  price: cents(10_000),
  deposit: cents(30_000),
  excess: cents(50_000),
}
const reasons = (changes: Partial<SignedTerms>, isOut = false) =>
  signatureReasons(signed, { ...signed, ...changes }, { isOut })

describe('an annex is enough for', () => {
  it.each<[string, Partial<SignedTerms>]>([
    ['another plate of the group', {}],
    ['a longer rental', { returnAt: wallMinute(8_000), price: cents(16_000) }],
    ['an earlier pick-up of the same rental', { rentAt: wallMinute(500), price: cents(11_000) }],
    ['a shorter rental', { returnAt: wallMinute(3_000), price: cents(6_000) }],
    [
      'other days at the same price',
      { rentAt: wallMinute(9_000), returnAt: wallMinute(13_000), price: cents(10_000) },
    ],
    ['another place that costs no more', { returnLocationId: 2 }],
    ['a better car for the same money', { groupId: 2 }],
    ['a cheaper group', { groupId: 3, price: cents(9_000) }],
    ['a driver less', { additionalDrivers: [] }],
    ['a better cover that costs nothing', { excess: cents(0) }],
  ])('%s', (_, changes) => {
    expect(reasons(changes)).toEqual([])
  })
})

describe('a new signature is needed for', () => {
  it.each<[string, Partial<SignedTerms>, string[]]>([
    ['a driver more', { additionalDrivers: [mari, { ...mari, firstName: 'Jüri' }] }, ['driver']],
    ['somebody else', { additionalDrivers: [{ ...mari, drivingLicenceNumber: 'EE2' }] }, ['driver']],
    ['another group for more money', { groupId: 2, price: cents(12_000) }, ['group']],
    ['a higher deposit', { deposit: cents(40_000) }, ['liability']],
    ['a higher excess', { excess: cents(90_000) }, ['liability']],
    ['no cover', { excess: null, services: [] }, ['liability']],
    ['a service that costs', { services: [], price: cents(12_000) }, ['price']],
    ['a place that costs', { returnLocationId: 2, price: cents(12_000) }, ['price']],
    [
      'dearer days',
      { rentAt: wallMinute(9_000), returnAt: wallMinute(13_000), price: cents(12_000) },
      ['price'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(reasons(changes)).toEqual(expected)
  })
})

describe('while the car is out', () => {
  it('no end of the rental voids the contract, wherever and whatever it costs', () => {
    assert(
      property(
        integer({ min: 1_001, max: 90_000 }),
        integer({ min: 1, max: 9 }),
        integer({ min: 0, max: 900_000 }),
        (returnAt, returnLocationId, price) => {
          const changes = { returnAt: wallMinute(returnAt), returnLocationId, price: cents(price) }
          expect(reasons(changes, true)).toEqual([])
        },
      ),
    )
  })

  it('a dearer group at its own price is signed for', () => {
    expect(reasons({ groupId: 2, price: cents(12_000) }, true)).toEqual(['group'])
  })
})

it('nothing that costs no more and asks for no more is ever signed again', () => {
  assert(
    property(
      integer({ min: 0, max: 10_000 }),
      integer({ min: 0, max: 30_000 }),
      integer({ min: 1, max: 5 }),
      boolean(),
      (price, deposit, groupId, isOut) => {
        expect(reasons({ price: cents(price), deposit: cents(deposit), groupId }, isOut)).toEqual([])
      },
    ),
  )
})
