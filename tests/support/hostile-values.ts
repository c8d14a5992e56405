import * as fc from 'fast-check'
import { anyCharacter } from './any-character.ts'

/** Values that have broken other people's systems. */

const loneSurrogates = ['\ud800', 'Jaan\udfff', '\ude00\ud83d']
export const texts = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-1e999',
  'null',
  '[object Object]',
  '\u0000',
  'a\u0000b',
  'zero\u200bwidth\u202e',
  '👩‍👩‍👧‍👦 Õnne',
  'e\u0301\u0327'.repeat(40),
  'ß'.repeat(60),
  'İ'.repeat(60),
  'ﷺ'.repeat(100),
  "'; drop table bookings; --",
  '%00%n{{7*7}}${7*7}',
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5_000),
  '__proto__',
  'KYMME',
  'uus',
  '38001085718',
  'jaan@localhost',
  'jaan@xn--e1afmkfd.ee',
  '+372 5123 4567',
  '0'.repeat(40),
  ...loneSurrogates,
]
const times = [
  '0000-00-00T00:00',
  '0001-01-01T00:00',
  '0099-12-31T23:59',
  '1900-01-01T10:00',
  '2026-11-16T24:00',
  '2027-02-29T10:00',
  '2027-03-28T03:30',
  '2026-10-25T03:30:00+03:00',
  '2028-02-29T10:00',
  '9999-12-31T23:59',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '2026-11-16T10:00:00.123456789Z',
  '2026-11-16T10:00:60Z',
  '2026-11-16T10:00+99:99',
  '2223-01-01T00:00:00Z',
  '٢٠٢٦-١١-١٦T١٠:٠٠',
  'Mon, 16 Nov 2026 10:00:00 GMT',
]
const numbers = [
  0,
  -0,
  -1,
  0.5,
  1.5,
  9.99,
  0.1 + 0.2,
  85.49,
  85.505,
  1e-7,
  1e6,
  1e21,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 31 - 1,
  2 ** 32,
  2 ** 53,
  1_000_000.01,
]
export const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'client', 'then', 'toJSON', '0', '']

export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.constantFrom(...times) },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { id: 1 }) },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 80 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 12 }).map(nested) },
)

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { value }
  return value
}

const header = fc.string({
  unit: fc
    .integer({ min: 33, max: 255 })
    .filter((code) => code !== 127)
    .map((code) => String.fromCharCode(code)),
  maxLength: 40,
})

/** Mostly what can be right, so that much gets far, and now and then what cannot. */
export const mostly = <T>(right: readonly T[], wrong: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...right) },
    { weight: 1, arbitrary: fc.constantFrom(...wrong) },
  )

/** What may stand beside a body. */
export const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'idempotency-key': fc.oneof(
      fc.constantFrom('', 'a', 'b', 'k'.repeat(255), 'k'.repeat(256)),
      fc.uuid(),
      header,
    ),
    'accept-language': fc.oneof(
      fc.constantFrom('ru', 'en-GB;q=0.9, et;q=x', '*', 'toString', ';;,,'),
      header,
    ),
    'x-forwarded-for': header,
    cookie: header,
    'content-type': mostly(
      ['application/json', 'APPLICATION/JSON', 'application/json; charset=utf-16', 'application/json;'],
      ['application/jsonp', 'text/plain', ''],
    ),
  },
  { requiredKeys: [] },
)
