import { z } from 'zod'
import { extraChargeKinds } from '../../domain/booking/extra-charges.ts'
import { fuelTypes, gearboxes } from '../../domain/catalogue.ts'
import type { LineKind } from '../../domain/pricing/quote-line.ts'

/** What the booking calls answer, for the description of the API and for the tests that hold the answers against it. */

const euros = z.number().meta({ description: 'Euros, VAT included.' })
const time = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
const duration = z.strictObject({ days: z.int().min(1), hours: z.int().min(0) })

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const percent = z.number().meta({ description: 'Percent: 12.5 is 12.5 %.' })
const code = z.string()
const locationId = z.int()
const serviceId = z.int()

const dayPrice = z.strictObject({
  weekdays: z.array(z.literal([0, 1, 2, 3, 4, 5, 6])).meta({ description: 'Monday is 0.' }),
  seasonStart: day,
  seasonEnd: day,
  season: z
    .strictObject({ et: z.string(), en: z.string(), ru: z.string() })
    .optional()
    .meta({ description: 'What the season is called, where it has a name.' }),
  listPrice: z.number(),
  regulation: z.number(),
  discount: percent,
})

const lineOf = <const Kind extends LineKind, Details extends z.ZodType>(kind: Kind, details: Details) =>
  z.strictObject({
    kind: z.literal(kind),
    label: z.string().meta({ description: 'Key of the words for this line in the messages.' }),
    quantity: z.int().min(1),
    unit: z.enum(['day', 'hour', 'piece']),
    unitPrice: z.number().nullable().meta({ description: 'Null where a discount was rounded on the whole.' }),
    amount: z.number().meta({ description: 'Euros; the amounts of all lines add up to the price.' }),
    details,
  })

const priceLine = z
  .discriminatedUnion('kind', [
    lineOf('car-days', dayPrice),
    lineOf('car-hours', dayPrice),
    lineOf('weekend', z.strictObject({ discount: percent })),
    lineOf('group-coupon', z.strictObject({ code })),
    lineOf('rent-fee', z.strictObject({ locationId })),
    lineOf('rent-coupon', z.strictObject({ code, locationId })),
    lineOf('return-fee', z.strictObject({ locationId })),
    lineOf('return-coupon', z.strictObject({ code, locationId })),
    lineOf('service', z.strictObject({ serviceId, discount: percent, markup: percent })),
    lineOf('service-coupon', z.strictObject({ code, serviceId })),
    lineOf('company-days', z.strictObject({ company: z.string() })),
    lineOf('company-hours', z.strictObject({ company: z.string() })),
    lineOf('company-discount', z.strictObject({ company: z.string(), percent })),
    lineOf('end-regulation', z.strictObject({ percent, isDiscount: z.boolean() })),
    lineOf('hand-discount', z.strictObject({ percent })),
    lineOf('agreed-price', z.strictObject({})),
    lineOf('late-return', z.strictObject({ days: z.int().min(0), hours: z.int().min(0) })),
    lineOf('cancel-fee', z.strictObject({})),
    lineOf('extra-charge', z.strictObject({ charge: z.enum(extraChargeKinds), reason: z.string() })),
  ])
  .meta({ id: 'PriceLine' })

const priceFields = {
  price: euros,
  priceWithoutCoupons: euros.nullable().meta({ description: 'Null where no coupon made a difference.' }),
  pricePerDay: euros,
  deposit: euros.meta({ description: 'Beside the price, never in it; without VAT.' }),
  vat: euros.meta({ description: 'The VAT contained in the price.' }),
  vatRate: z.number(),
  duration,
  billed: duration.meta({ description: 'A day more instead of hours, where that is cheaper.' }),
  lines: z.array(priceLine).min(1),
}

export const quotedPrice = z.strictObject(priceFields).meta({ id: 'QuotedPrice' })

const coupon = z
  .strictObject({
    code: z.string(),
    name: z.string().nullable(),
    applied: z.boolean(),
    reason: z
      .enum([
        'unknown',
        'not_yet',
        'expired',
        'other_length',
        'new_clients_only',
        'used_up',
        'used_by_person',
        'service_not_chosen',
        'better_used',
        'nothing_applies',
        'too_many_tries',
      ])
      .nullable(),
  })
  .meta({ id: 'CouponAnswer' })

const offeredCar = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    gearbox: z.enum(gearboxes),
    seats: z.int(),
    doors: z.int(),
    fuelType: z.enum(fuelTypes),
    fuelConsumption: z.number(),
    rangeKm: z
      .int()
      .nullable()
      .meta({ description: 'On one charge; null where it is not known or not electric.' }),
    bootLitres: z.int().nullable(),
    suitcases: z.int().nullable().meta({ description: 'Large ones, with every seat in use.' }),
    hasAirConditioning: z.boolean(),
    mileage: z.int(),
    imageNames: z.array(z.string()).meta({
      description:
        'The first is shown. A name that begins with photo- is at /pictures/{name}-{320|640|1280}.webp, any other at /cars/{name}.svg.',
    }),
    group: z.strictObject({ id: z.int(), name: z.string() }),
    ...priceFields,
  })
  .meta({ id: 'OfferedCar' })

const place = z
  .strictObject({ id: z.int(), name: z.string(), address: z.string(), price: euros })
  .meta({ id: 'Place' })

const freeDates = z.strictObject({
  rentDate: time,
  returnDate: time,
  cars: z.int().min(1),
  fromPrice: euros.meta({ description: 'Of the cheapest car that is free then.' }),
})

const alternatives = z
  .strictObject({ cars: z.array(offeredCar), dates: z.array(freeDates) })
  .meta({ id: 'Alternatives', description: 'What is possible instead.' })

export const carSearchAnswer = z
  .strictObject({
    sortedCars: z.array(offeredCar).meta({ description: 'Free cars, the cheapest first.' }),
    coupons: z.array(coupon),
    locations: z.strictObject({ rentData: place, returnData: place }),
    alternatives: alternatives.optional().meta({ description: 'Only when nothing is free.' }),
  })
  .meta({ id: 'CarSearchAnswer' })

export const pricesByDayAnswer = z
  .strictObject({
    dates: z
      .array(freeDates)
      .meta({ description: 'Periods in which nothing is possible or free are left out.' }),
  })
  .meta({ id: 'PricesByDay' })

export const registerAnswer = z
  .strictObject({
    id: z.int(),
    number: z.string(),
    status: z
      .enum(['OPEN', 'CONFIRMED'])
      .meta({ description: 'Confirmed at once where there is nothing to pay.' }),
    holdExpiresAt: z.iso.datetime().nullable().meta({
      description: 'Until then the car is kept without payment. Null: it is not; who pays first has it.',
    }),
    confirmedHoldExpiresAt: z.iso.datetime().nullable().meta({
      description: 'Until then the car is kept once the link in the letter is opened and confirmed.',
    }),
    ...priceFields,
    coupons: z.array(coupon),
    links: z.record(z.string(), z.string()).meta({
      description: "The customer's own pages. Whoever has one of these addresses opens the booking.",
    }),
  })
  .meta({ id: 'RegisteredBooking' })

export const problemAnswer = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    /** The status and the sentence again, by the names that the specification gives them. */
    statusCode: z.int(),
    message: z.string(),
    errors: z
      .array(
        z.strictObject({
          path: z.string(),
          code: z.string(),
          detail: z
            .string()
            .optional()
            .meta({ description: 'A sentence, where the code does not say enough.' }),
          nearest: time
            .nullable()
            .optional()
            .meta({ description: 'With `closed`: the nearest time at which the place serves.' }),
        }),
      )
      .optional(),
    alternatives: alternatives.optional(),
    quote: quotedPrice.optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem details with a stable `code`.' })

export type PriceLine = z.infer<typeof priceLine>
export type QuotedPrice = z.infer<typeof quotedPrice>
export type CouponAnswer = z.infer<typeof coupon>
export type OfferedCar = z.infer<typeof offeredCar>
export type Alternatives = z.infer<typeof alternatives>
export type CarSearchAnswer = z.infer<typeof carSearchAnswer>
export type PricesByDayAnswer = z.infer<typeof pricesByDayAnswer>
export type RegisterAnswer = z.infer<typeof registerAnswer>
export type Problem = z.infer<typeof problemAnswer>
