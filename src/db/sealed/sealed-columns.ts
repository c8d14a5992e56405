import { type Column, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { dataKeys, hashToFind } from './data-keys.ts'
import { openBytes, openText, sealBytes, sealText } from './seal.ts'

/** Every column whose values nobody can read without a key. Those that are `sought` are found by their whole text. */
export const sealedPlaces = {
  'clients.idCode': 'sought',
  'clients.drivingLicenceNumber': 'sought',
  'guarantors.idCode': 'sought',
  'guarantors.documentNumber': 'sought',
  'bookings.additionalDrivers': 'json',
  'admins.codeSecret': 'text',
  'signatures.signerIdCode': 'text',
  'signatures.certificate': 'text',
  'papers.terms': 'text',
  'papers.pdf': 'bytes',
  'papers.bill': 'json',
  'bank_entries.told': 'json',
  'licence_checks.number': 'text',
} as const

type Places = typeof sealedPlaces
export type SealedPlace = keyof Places
type PlaceOf<Kind> = { [Place in SealedPlace]: Places[Place] extends Kind ? Place : never }[SealedPlace]

/** The value is clear in code and sealed in the database. */
export const sealedText = (place: PlaceOf<'text' | 'sought'>) => {
  const isSought = sealedPlaces[place] === 'sought'
  return customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => sealText(place, text, { isSought }),
    fromDriver: (stored) => openText(place, stored),
  })()
}

/** Its column says what the value is: `.$type<…>()`. */
export const sealedJson = (place: PlaceOf<'json'>) =>
  customType<{ data: unknown; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => sealText(place, JSON.stringify(value)),
    fromDriver: (stored) => JSON.parse(openText(place, stored)) as unknown,
  })()

export const sealedBytes = (place: PlaceOf<'bytes'>) =>
  customType<{ data: Uint8Array; driverData: Uint8Array }>({
    dataType: () => 'bytea',
    toDriver: (bytes) => sealBytes(place, bytes),
    fromDriver: (stored) => openBytes(place, stored),
  })()

export function sealedPlaceOf(column: Column): SealedPlace | undefined {
  const place = `${getTableName(column.table)}.${column.name}`
  return Object.keys(sealedPlaces).find((one): one is SealedPlace => one === place)
}

/** The part of the stored text that is the same for the same value; what is searched by has an index on it. */
export const foundBy = (column: Column): SQL => sql`split_part(${column}, '.', 3)`

/** The rows whose sealed column is this text, whichever key sealed them. */
export const isText = (column: Column, text: string): SQL =>
  inArray(foundBy(column), hashesToFind(column, text))

/** By which a text is found in a column, one for each key that may have sealed it. */
export function hashesToFind(column: Column, text: string): string[] {
  const place = sealedPlaceOf(column)
  if (!place || sealedPlaces[place] !== 'sought') throw new Error(`${column.name} cannot be searched by`)
  return dataKeys().all.map((key) => hashToFind(key, place, text))
}
