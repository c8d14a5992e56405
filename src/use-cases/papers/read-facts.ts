import { asc } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { BookingFacts, CarFacts } from '../../documents/booking-facts.ts'
import { bookingNumber } from '../../domain/booking/booking-number.ts'
import { tallinnAt } from '../../domain/calendar/tallinn.ts'
import { type Edition, editionName, editionSince } from '../../domain/terms-text.ts'
import type { Locale } from '../../i18n/locales.ts'
import { nameIn } from '../../i18n/name-in.ts'
import { pathOf } from '../../i18n/pages.ts'
import { readLines } from '../booking/read-lines.ts'
import { type Parties, readParties } from '../booking/read-parties.ts'
import { readServices } from '../booking/read-services.ts'
import { readAgreedRules } from '../rules/read-agreed-rules.ts'
import type { PaperDependencies } from './paper-dependencies.ts'

/** A booking as papers and letters tell it, in the language of who reads it: its client, unless said otherwise. */
export type BookingFile = BookingFacts & { language: Locale; bookingId: number }

/** Read from the tables, not from the catalogue: what is no longer for rent stays on the papers of those who rented it. */
export async function readFacts(
  deps: PaperDependencies,
  bookingId: number,
  reader?: Locale,
): Promise<BookingFile> {
  const { db } = deps
  const row = await readParties(db, bookingId)
  const { booking, client, guarantor } = row
  const language = reader ?? client.language
  const catalogue = await catalogueWith(deps, booking)
  const stop = (at: Date, place: Parties['rentPlace']) => ({
    at,
    place: nameIn(place, language),
    address: place.address,
  })
  return {
    bookingId,
    language,
    company: deps.catalogue.current.company,
    booking: {
      number: bookingNumber(bookingId),
      contractNumber: booking.contractNumber,
      purchaseOrder: booking.purchaseOrder,
      status: booking.status,
      bookedAt: booking.createdAt,
      changedAt: booking.updatedAt,
      rent: stop(booking.rentDate, row.rentPlace),
      return: stop(booking.returnDate, row.returnPlace),
      car: carFacts(row, language),
      price: booking.price,
      vat: booking.vat,
      vatRate: booking.vatRate,
      deposit: booking.deposit,
      rules: await readAgreedRules(db, booking),
      termsFrom: tallinnAt(editionSince(booking, catalogue)),
      lines: await readLines(db, bookingId),
      services: (await readServices(db, bookingId)).map(({ chosen, service }) => ({
        id: service.id,
        name: nameIn(service, language),
        quantity: chosen.quantity,
        deductible: chosen.deductible,
      })),
    },
    client,
    additionalDrivers: booking.additionalDrivers,
    guarantor,
    representative: await readRepresentative(db),
    links: linksOf(deps, booking, language),
  }
}

/** Another process may have saved what the booking was made under a moment ago. */
async function catalogueWith({ catalogue }: PaperDependencies, { termsId, rulesId }: Edition) {
  const { terms, keptRules } = catalogue.current
  const isKnown =
    (termsId === null || terms.some(({ id }) => id === termsId)) &&
    (rulesId === null || keptRules.has(rulesId))
  return isKnown ? catalogue.current : catalogue.newest()
}

function carFacts({ booking, car, group }: Parties, language: Locale): CarFacts {
  return {
    name: car.name,
    group: nameIn(group, language),
    plate: car.registerNumber,
    vin: car.vin,
    fuelType: car.fuelType,
    bodyType: car.bodyType,
    odometer: booking.rentOdometer,
    fuelLevel: booking.rentFuel === null ? booking.rentCharge : (booking.rentFuel / 8) * 100,
    issues: car.issues.map(({ id, text }) => ({
      text,
      points: car.issuePoints.filter(({ issueId }) => issueId === id),
    })),
  }
}

async function readRepresentative(db: Database): Promise<string | null> {
  const { representatives } = schema
  const [row] = await db.select().from(representatives).orderBy(asc(representatives.id)).limit(1)
  return row?.name ?? null
}

function linksOf(
  { links, origin }: PaperDependencies,
  booking: Parties['booking'],
  language: Locale,
): BookingFacts['links'] {
  const paths = {
    ...links.pages(booking.linkSeed, language),
    'accurate-rental-conditions': `${pathOf('accurate-rental-conditions', language)}?edition=${editionName(booking)}`,
    index: pathOf('index', language),
  }
  const absolute = Object.entries(paths).map(([page, path]) => [page, `${origin}${path}`])
  return Object.fromEntries(absolute) as BookingFacts['links']
}
