import type { clients } from '../db/schema/people.ts'
import { makeClient, type Row } from './factories.ts'
import { estonians } from './people/estonia.ts'
import { russianSpeakers } from './people/estonia-in-russian.ts'
import { europeans } from './people/europe.ts'
import { neighbours } from './people/neighbours.ts'
import { northerners } from './people/north.ts'
import { overseasGuests } from './people/overseas.ts'
import type { Person } from './people/person.ts'

export const people: readonly Person[] = [
  ...estonians,
  ...russianSpeakers,
  ...northerners,
  ...neighbours,
  ...europeans,
  ...overseasGuests,
]

function emailOf({ first, last, idCode }: Person): string {
  const name = `${first}.${last}`.normalize('NFD').replace(/[^A-Za-z.-]/g, '')
  return `${name.toLowerCase()}@example.${idCode === undefined ? 'com' : 'ee'}`
}

type Visit = { clientId: number; createdAt: Date; rentDate: Date; cancelledAt?: Date | null | undefined }

/** People are known from their first booking on, and are customers once they have had a car. */
export function clientRows(visits: readonly Visit[], now: Date): Row<typeof clients>[] {
  const byClient = Map.groupBy(visits, ({ clientId }) => clientId)
  return people.map((person, index) => {
    const own = byClient.get(index + 1) ?? []
    const since = new Date(Math.min(now.getTime(), ...own.map(({ createdAt }) => createdAt.getTime())))
    const isCustomer = own.some(({ rentDate, cancelledAt }) => !cancelledAt && rentDate <= now)
    return clientRow(index + 1, person, since, isCustomer)
  })
}

function clientRow(id: number, person: Person, since: Date, isCustomer: boolean): Row<typeof clients> {
  return makeClient({
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
    isCustomer,
    consentedAt: since,
    createdAt: since,
    updatedAt: since,
  })
}
