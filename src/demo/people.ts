import type { clients, guarantors } from '../db/schema/people.ts'
import { cents } from '../domain/money.ts'
import guarantorData from './data/guarantors.json' with { type: 'json' }
import data from './data/people.json' with { type: 'json' }
import { daysAfter, morningOf } from './days.ts'
import type { HabitKey } from './habits.ts'
import type { Row } from './rows.ts'

/** Somebody who rents: what they are like decides what they rent. Nobody here exists. */
export type Person = {
  first: string
  last: string
  /** One of the two: an Estonian code made for tests, or the date of birth. */
  idCode?: string
  born?: string
  licence: string
  address: string
  phone: string
  language: 'et' | 'en' | 'ru'
  habit: HabitKey
  /** What the desk knows of them, in the language they speak. */
  note: string
  wantsAds?: boolean
  company?: { name: string; address: string; registryCode?: string; vatNumber?: string }
  /** Number of the one who answers for them. */
  guarantor?: number
}

/** Those whom the desk knows by name. */
export const regulars = data as Person[]

export function emailOf({ first, last, idCode }: Pick<Person, 'first' | 'last' | 'idCode'>): string {
  const name = `${first}.${last}`.normalize('NFD').replace(/[^A-Za-z.-]/g, '')
  return `${name.toLowerCase()}@example.${idCode === undefined ? 'com' : 'ee'}`
}

type Visit = { clientId: number; createdAt: Date; rentDate: Date; cancelledAt?: Date | null | undefined }

/** People are known from their first booking on, and are customers once they have had a car. */
export function clientRows(
  people: readonly Person[],
  visits: readonly Visit[],
  now: Date,
): Row<typeof clients>[] {
  const byClient = Map.groupBy(visits, ({ clientId }) => clientId)
  return people.map((person, index) => {
    const own = byClient.get(index + 1) ?? []
    const since = new Date(Math.min(now.getTime(), ...own.map(({ createdAt }) => createdAt.getTime())))
    const isCustomer = own.some(({ rentDate, cancelledAt }) => !cancelledAt && rentDate <= now)
    return clientRow(index + 1, person, since, isCustomer)
  })
}

function clientRow(id: number, person: Person, since: Date, isCustomer: boolean): Row<typeof clients> {
  return {
    id,
    firstName: person.first,
    lastName: person.last,
    email: emailOf(person),
    idCode: person.idCode ?? null,
    birthDate: person.born ?? null,
    drivingLicenceNumber: person.licence,
    address: person.address,
    phone: person.phone,
    additional: person.note,
    language: person.language,
    companyName: person.company?.name ?? null,
    companyAddress: person.company?.address ?? null,
    companyRegistryCode: person.company?.registryCode ?? null,
    companyVatNumber: person.company?.vatNumber ?? null,
    ads: person.wantsAds ?? false,
    terms: true,
    dataHandling: true,
    consentEdition: '2026-11',
    isCustomer,
    consentedAt: since,
    createdAt: since,
    updatedAt: since,
  }
}

export function guarantorRows(today: string): Row<typeof guarantors>[] {
  const since = morningOf(daysAfter(today, -420))
  return guarantorData.map(({ responsibilityLimit, ...guarantor }, place) => ({
    id: place + 1,
    ...guarantor,
    responsibilityLimit: cents(responsibilityLimit),
    createdAt: since,
    updatedAt: since,
  }))
}
