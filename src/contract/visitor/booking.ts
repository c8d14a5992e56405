import { z } from 'zod'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { parseLabel, type WallMinute } from '../../domain/calendar/wall-clock.ts'
import { gearboxes } from '../../domain/catalogue.ts'
import { LONGEST_CODE, MOST_CODES } from '../../domain/coupons/coupon-code.ts'
import { LONGEST_PURCHASE_ORDER, MOST_ADDITIONAL_DRIVERS } from '../../domain/people/client.ts'
import { LONGEST_NAME } from '../../domain/people/person-name.ts'
import { locales } from '../../i18n/locales.ts'
import { id, quantity, readOr, euros as sentEuros, text } from '../values.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** A Tallinn label `YYYY-MM-DDTHH:mm`, or an ISO instant that is read on Tallinn's clocks. */
const tallinnTime = z
  .string()
  .max(40)
  .transform(readOr('not_a_time', (value: string) => parseLabel(value) ?? labelOfInstant(value)))
  .meta({
    description:
      "A Tallinn time `YYYY-MM-DDTHH:mm`, or an ISO 8601 instant, which is read on Tallinn's clocks.",
    examples: ['2027-06-14T10:00', '2027-06-14T07:00:00Z'],
  })

function labelOfInstant(value: string): WallMinute | undefined {
  if (!INSTANT.test(value)) return undefined
  const ms = Date.parse(value)
  // Rentals are some years ahead at most; a wild year is not a time anyone means.
  return Math.abs(ms) < 8e12 ? labelOf(new Date(ms)) : undefined
}

const euros = sentEuros.meta({ description: 'Euros with at most two decimals.' })

const period = { rentDate: tallinnTime, returnDate: tallinnTime }

const wishes = {
  gearboxType: z
    .enum([...gearboxes, ''])
    .nullish()
    .meta({ description: 'Empty for any.' }),
  couponCodes: z.array(text(LONGEST_CODE)).max(MOST_CODES).nullish(),
  rentLocationId: id,
  returnLocationId: id,
}

const bookingForm = { ...period, ...wishes }

export const carSearchBody = z.object(bookingForm).meta({ id: 'CarSearch' })

/** Two months of a calendar, with the days around them. */
export const MOST_PERIODS = 100

export const pricesByDayBody = z
  .object({ ...wishes, periods: z.array(z.object(period)).min(1).max(MOST_PERIODS) })
  .meta({ id: 'PricesByDaySearch' })

const personName = text(LONGEST_NAME).meta({
  description: "Letters of any script, spaces, ' ’ . and -. No digits.",
})

const driver = {
  firstName: personName,
  lastName: personName,
  idCode: text(40).nullish(),
  birthDate: text(10).nullish().meta({ description: '`YYYY-MM-DD`, for people without a personal code.' }),
  drivingLicenceNumber: text(40),
}

const clientFields = {
  ...driver,
  email: text(254),
  phone: text(40),
  address: text(300),
  additional: text(2000).nullish().meta({ description: 'Flight number or anything else worth knowing.' }),
  language: z.enum(locales).nullish(),
  companyName: text(200).nullish(),
  companyAddress: text(300).nullish(),
  companyRegistryCode: text(40).nullish(),
  companyVatNumber: text(40).nullish(),
  purchaseOrder: text(LONGEST_PURCHASE_ORDER)
    .nullish()
    .meta({ description: 'By which the books of the company know the rental.' }),
  terms: z.boolean(),
  dataHandling: z.boolean(),
  ads: z.boolean().nullish(),
  additionalDrivers: z.array(z.object(driver)).max(MOST_ADDITIONAL_DRIVERS).nullish(),
}

/** Missing fields are answered by the same check that answers wrong ones, so here they may be missing. */
const client = z.object(clientFields).partial().meta({ id: 'Client' })

const order = {
  ...bookingForm,
  car: z.object({
    id,
    price: euros.nullish().meta({ description: 'The price of the car that was seen; compared, never used.' }),
  }),
  services: z
    .array(z.object({ id, quantity: quantity.nullish() }))
    .max(50)
    .nullish(),
  price: euros
    .nullish()
    .meta({ description: 'The whole price that was seen, with services; compared, never used.' }),
  deposit: euros.nullish().meta({ description: 'The deposit that was seen; compared, never used.' }),
}

/** Registration with payment: the person stands under `client`. */
export const registerBody = z.object({ ...order, client }).meta({ id: 'Registration' })

/** Registration by e-mail, to be paid later: the person is spread into the body. */
export const registerByEmailBody = z.object({ ...order, ...client.shape }).meta({ id: 'RegistrationByEmail' })

export type CarSearchBody = z.infer<typeof carSearchBody>
export type PricesByDayBody = z.infer<typeof pricesByDayBody>
export type RegisterBody = z.infer<typeof registerBody>
export type RegisterByEmailBody = z.infer<typeof registerByEmailBody>
