import * as fc from 'fast-check'
import { anyCharacter } from './any-character.ts'
import { client, registration, search } from './bodies.ts'
import { anything, headers, keys, mostly, texts } from './hostile-values.ts'

/** A request as anyone on the internet may send it. */
export type HostileRequest = { body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }

/** Times at which the small company is mostly open, in the years for which it has prices and a little beside them. */
const rental = fc
  .record({
    day: mostly(
      Array.from({ length: 270 }, (_, day) => day),
      [-1, -400, 500, 900, 1_200, 90_000],
    ),
    days: mostly([1, 2, 3, 4, 5, 8, 30], [-3, 0, 90, 366, 367]),
    hours: fc.tuple(mostly([8, 10, 12, 19], [0, 3, 7, 20, 24]), mostly([9, 11, 18, 20], [2, 7, 21])),
    minute: mostly(['00'], ['01', '15', '59', '60']),
    isInstant: fc.boolean(),
    places: fc.tuple(mostly([1, 2], [0, 3, 77]), mostly([1, 2], [3, -1, 1.5])),
    couponCodes: fc.array(mostly(['KYMME', ' uus', 'tool', 'LEND', 'KUU', 'olematu'], texts), {
      maxLength: 3,
    }),
    gearboxType: mostly(['', 'AUTOMATIC', 'MANUAL'], ['automatic', 'CVT']),
  })
  .map(({ day, days, hours, minute, isInstant, places, couponCodes, gearboxType }) => {
    const date = (offset: number) => new Date(Date.UTC(2026, 10, 16 + offset)).toISOString().slice(0, 10)
    const time = (offset: number, hour: number) =>
      `${date(offset)}T${String(hour).padStart(2, '0')}:${minute}${isInstant ? ':00+02:00' : ''}`
    return search({
      rentDate: time(day, hours[0]),
      returnDate: time(day + days, hours[1]),
      rentLocationId: places[0],
      returnLocationId: places[1],
      couponCodes,
      gearboxType,
    })
  })

/** The same wishes for several periods. */
const calendar = fc.array(rental, { minLength: 1, maxLength: 4 }).map((rentals) => {
  const [{ rentDate: _, returnDate: __, ...wishes } = search()] = rentals
  return { ...wishes, periods: rentals.map(({ rentDate, returnDate }) => ({ rentDate, returnDate })) }
})

const driver = fc.record({
  firstName: mostly(['Mari', 'Õie 👋'], texts),
  lastName: mostly(['Tamm', "O'Brien-Õ"], texts),
  birthDate: mostly(['1990-05-05', '1955-02-28'], ['2010-01-01', '1990-02-30', '0000-00-00', '9999-12-31']),
  drivingLicenceNumber: mostly(['ET654321', 'et 65 43 21', 'AB/12345-X'], ['ÄÖ', ...texts]),
})

const person = fc
  .record({
    firstName: mostly(['Jaan', 'Жанна', '李'], texts),
    additional: mostly(['', 'BT345', 'x'.repeat(2_000)], texts),
    address: mostly(['Kase 1, 10123 Tallinn'], texts),
    email: mostly(['jaan.tamm@example.ee', 'JAAN.TAMM@Example.EE', 'uus@example.ee'], texts),
    phone: mostly(['+372 5123 4567', '+358 40 123 4567'], texts),
    idCode: mostly(['38001085718', '37605030299'], ['', '38001085719', '010180-123A', ...texts]),
    birthDate: mostly([null, '1980-01-08'], ['2020-01-01', '0000-01-01', '1980-1-8']),
    language: mostly(['et', 'en', 'ru', null], ['fi', 'ET', 'toString']),
    additionalDrivers: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      fc.array(driver, { maxLength: 6 }),
    ),
    company: mostly<object>(
      [{}, { companyName: 'Tamm & 👋 OÜ', companyAddress: 'Kase 1', companyVatNumber: 'EE100931558' }],
      [{ companyName: 'OÜ' }, { companyVatNumber: 'EE1' }, { companyRegistryCode: '\ud800' }],
    ),
  })
  .map(({ company, ...fields }) => client({ ...fields, ...company }))

const order = fc
  .record({
    rental,
    client: person,
    car: fc.oneof(
      { weight: 4, arbitrary: fc.record({ id: mostly([1, 2, 3], [0, 4, 5, 999, 2 ** 31]) }) },
      fc.record({ id: fc.constantFrom(1, 2, 3), price: fc.constantFrom(30, 85.5, 180, 0, 0.01, -5, 85.505) }),
    ),
    services: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      fc.uniqueArray(
        fc.record({
          id: mostly([2, 3], [1, 4, 99]),
          quantity: mostly([null, 1], [2, 3, 9, 0, -1, 1.5, 1e9]),
        }),
        { maxLength: 3, selector: ({ id }) => id },
      ),
    ),
    price: mostly<number | undefined>([undefined], [0, 0.01, 30, 60, 85.5, 97.5, 180]),
    isSpread: fc.boolean(),
  })
  .map(({ rental, client, isSpread, ...rest }) => {
    const { client: _other, ...body } = registration({ ...rental, ...rest })
    return isSpread ? { ...body, ...client } : { ...body, client }
  })

type Mutation = { at: number; value: unknown; kind: 'replace' | 'remove' | 'wrap' | 'add'; key: string }

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(1_000),
  value: anything,
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'wrap', 'add'),
  key: fc.constantFrom(...keys),
})

/** Changes one place of the body, however deep it lies. */
function mutate(body: unknown, { at, value: drawn, kind, key }: Mutation): void {
  // Some values are the same object each time: put into itself one would have no end.
  const value = structuredClone(drawn)
  const places = placesIn(body)
  const place = places[at % places.length]
  if (!place) return
  const [holder, name] = place
  if (kind === 'remove') Reflect.deleteProperty(holder, name)
  else if (kind === 'wrap') set(holder, name, [Reflect.get(holder, name)])
  else if (kind === 'add') set(holder, key, value)
  else set(holder, name, value)
}

/** As JSON does it: `__proto__` becomes a field like any other. */
const set = (holder: object, name: string, value: unknown) =>
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true })

function placesIn(value: unknown): [holder: object, name: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    [value, name] as [object, string],
    ...placesIn(inner),
  ])
}

const mutated = (base: fc.Arbitrary<object>): fc.Arbitrary<string> =>
  fc
    .tuple(
      base,
      fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        { weight: 3, arbitrary: fc.array(mutation, { maxLength: 3 }) },
      ),
    )
    .map(([body, mutations]) => {
      const copy: unknown = structuredClone(body)
      for (const each of mutations) mutate(copy, each)
      return JSON.stringify(copy)
    })

/** What a program that does not know JSON, or knows it too well, makes of the text. */
const garbled = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      text,
      fc.nat(4_000),
      fc.constantFrom('cut', 'token', 'char', 'twice', 'bom', 'long'),
      fc.string({ unit: anyCharacter, maxLength: 2 }),
    )
    .map(([json, at, kind, char]) => {
      const position = at % (json.length + 1)
      const token = ['1e999', '-1e999', 'NaN', '01', '-0', '9'.repeat(400), '1e-400', 'undefined'][at % 8]
      if (kind === 'cut') return json.slice(0, position)
      if (kind === 'token') return json.replace(/:\d+(\.\d+)?/, `:${token}`)
      if (kind === 'twice') return json.replace(/^\{/, '{"car":{"id":3},"rentLocationId":2,')
      if (kind === 'long') return json + ' '.repeat(70_000)
      if (kind === 'bom') return `\ufeff${json}`
      return json.slice(0, position) + char + json.slice(position + 1)
    })

const requestWith = (text: fc.Arbitrary<string>): fc.Arbitrary<HostileRequest> =>
  fc.record({
    body: text,
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, headers),
  })

const hostile = (base: fc.Arbitrary<object>): fc.Arbitrary<HostileRequest> =>
  fc.oneof(
    { weight: 12, arbitrary: requestWith(mutated(base)) },
    { weight: 2, arbitrary: requestWith(garbled(mutated(base))) },
    { weight: 1, arbitrary: requestWith(fc.json({ maxDepth: 12 })) },
    {
      weight: 1,
      arbitrary: fc.record({
        body: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
        headers,
      }),
    },
  )

export const hostileSearch = hostile(rental)
export const hostileCalendar = hostile(calendar)
export const hostileRegistration = hostile(order)
