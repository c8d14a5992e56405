import { describe, expect, it } from 'vitest'
import { isBanInForce, type KnownPerson, mergeObstacle, sameBy } from './same-person.ts'

describe('what tells that two records are one person’s', () => {
  it.each([
    [{ idCode: '38001085718' }, { idCode: ' 3800108 5718' }, ['idCode']],
    [{ idCode: '320101-12345' }, { idCode: '32010112345' }, ['idCode']],
    [{ phone: '+372 5123 4567' }, { phone: '+37251234567' }, ['phone']],
    [{ email: 'Jaan.Tamm@Example.ee ' }, { email: 'jaan.tamm@example.ee' }, ['email']],
    [{ idCode: null, phone: '', email: 'a@b.ee' }, { idCode: null, phone: '', email: 'c@d.ee' }, []],
  ])('%o and %o: %o', (one, other, expected) => {
    expect(sameBy(one, other)).toEqual(expected)
  })
})

describe('who may become one person', () => {
  const person = (own: Partial<KnownPerson>): KnownPerson => ({
    rootId: 1,
    idCodes: ['38001085718'],
    birthDates: [],
    isProven: true,
    ...own,
  })
  const other = person({ rootId: 2 })
  it('of the same code, or where one has none', () => {
    expect(mergeObstacle(person({}), other)).toBeUndefined()
    expect(mergeObstacle(person({ idCodes: [] }), other)).toBeUndefined()
    expect(mergeObstacle(person({ idCodes: ['3800108-5718'] }), other)).toBeUndefined()
  })
  it('nobody else', () => {
    expect(mergeObstacle(person({}), person({}))).toBe('same_person')
    expect(mergeObstacle(person({ isProven: false }), other)).toBe('unproven')
    expect(mergeObstacle(person({ idCodes: ['48001085719'] }), other)).toBe('codes_differ')
    const [older, younger] = [person({ birthDates: ['1980-01-08'] }), { birthDates: ['1981-01-08'] }]
    expect(mergeObstacle(older, { ...other, ...younger })).toBe('birth_dates_differ')
  })
})

it('a ban holds on its last day, and not after it was lifted', () => {
  expect(isBanInForce({ until: '2026-11-18', liftedAt: null }, '2026-11-18')).toBe(true)
  expect(isBanInForce({ until: '2026-11-17', liftedAt: null }, '2026-11-18')).toBe(false)
  expect(isBanInForce({ until: null, liftedAt: null }, '2036-11-18')).toBe(true)
  expect(isBanInForce({ until: null, liftedAt: new Date(0) }, '2026-11-18')).toBe(false)
})
