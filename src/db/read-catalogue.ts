import { and, eq, isNull } from 'drizzle-orm'
import { standardChangeRules } from '../domain/booking/change-online.ts'
import { standardCharges } from '../domain/booking/extra-charges.ts'
import type { OpeningHours } from '../domain/calendar/opening-windows.ts'
import { dayFrom } from '../domain/calendar/wall-clock.ts'
import type { Catalogue, Company, Location, Service, Translated } from '../domain/catalogue.ts'
import type { Coupon, CouponDiscount } from '../domain/coupons/coupon.ts'
import { normaliseCode } from '../domain/coupons/coupon-code.ts'
import type { Need } from '../domain/fleet/duties.ts'
import { TripRules } from '../domain/fleet/trip-rules.ts'
import { standardRules } from '../domain/house-rules.ts'
import { percentHundredths } from '../domain/money.ts'
import { STANDARD_DISCOUNT_LIMIT } from '../domain/pricing/hand-price.ts'
import { compilePriceTable } from '../domain/pricing/price-table.ts'
import type { Season } from '../domain/pricing/seasons.ts'
import { weekFrom } from '../domain/pricing/week-columns.ts'
import { withUnbrokenUnits } from '../domain/unbroken-units.ts'
import type { Database } from './client.ts'
import { readHours } from './read-hours.ts'
import { schema } from './schema.ts'

/** A database that nobody has filled in yet. */
const UNNAMED_COMPANY: Company = {
  name: 'Autorent',
  registryCode: '',
  vatNumber: '',
  address: '',
  phone: '',
  email: '',
  iban: '',
  bankName: '',
  whatsapp: null,
  discountLimit: STANDARD_DISCOUNT_LIMIT,
  look: { colour: null, logo: null },
  ...standardCharges,
  ...standardChangeRules,
}

type Parts = { hasLockers?: boolean }

/** Reads the whole catalogue as of one moment and works its price tables out. Without their part lockers are none. */
export async function readCatalogue(db: Database, { hasLockers = true }: Parts = {}): Promise<Catalogue> {
  return db.transaction(
    async (tx) => {
      const [state] = await tx
        .select({ version: schema.catalogueVersion.version })
        .from(schema.catalogueVersion)
      const groups = await tx.select().from(schema.groups)
      const cars = await tx.select().from(schema.cars).where(eq(schema.cars.isActive, true))
      const needsOf = await readNeeds(tx)
      const activeGroups = new Set(groups.filter(({ isActive }) => isActive).map(({ id }) => id))
      const company = await readCompany(tx)
      const [tax] = await tx.select().from(schema.taxes)
      const [weekend] = await tx.select().from(schema.weekends)
      const regulations = await tx.select().from(schema.endPriceRegulations)
      return {
        version: state?.version ?? 0,
        company,
        ...(await readHouse(tx)),
        groups: byId(groups.map((row) => ({ ...row, name: translated(row, 'name') }))),
        cars: byId(
          cars
            .filter(({ groupId }) => activeGroups.has(groupId))
            .map(({ issues: _issues, issuePoints: _points, vin: _vin, registerNumber: _plate, ...row }) => ({
              ...row,
              description: sentences(row, 'description'),
              longtermInfo: sentences(row, 'longtermInfo'),
              needs: needsOf.get(row.id) ?? [],
            })),
        ),
        ...(await readPrices(tx)),
        locations: byId(await readLocations(tx, hasLockers)),
        trips: new TripRules(await tx.select().from(schema.locationTrips)),
        services: byId(await readServices(tx)),
        coupons: new Map((await readCoupons(tx)).map((coupon) => [coupon.code, coupon])),
        companies: await readCompanies(tx),
        vatRate: tax?.amount ?? percentHundredths(0),
        weekendDiscount: weekend?.discount ?? percentHundredths(0),
        endPriceRegulations: regulations.map(({ startDate, endDate, amount, isDiscount }) => ({
          start: dayFrom(startDate),
          end: dayFrom(endDate),
          amount,
          isDiscount,
        })),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function readCompany(db: Database): Promise<Company> {
  const [company = UNNAMED_COMPANY] = await db.select().from(schema.company)
  const [look] = await db.select().from(schema.paperLooks)
  return {
    ...company,
    look: {
      colour: look?.colour ?? null,
      logo:
        look?.logo && look.logoWidth && look.logoHeight
          ? { png: look.logo, width: look.logoWidth, height: look.logoHeight }
          : null,
    },
  }
}

/** What the owner has set for all rentals, letters and conditions. */
async function readHouse(
  db: Database,
): Promise<Pick<Catalogue, 'rules' | 'rulesId' | 'keptRules' | 'terms' | 'letterTexts'>> {
  const rows = await db.select().from(schema.houseRules).orderBy(schema.houseRules.id)
  const kept = rows.map(({ id, adminId: _by, createdAt: since, ...rules }) => [id, { rules, since }] as const)
  const [rulesId, { rules }] = kept.at(-1) ?? [null, { rules: standardRules }]
  const terms = await db.select().from(schema.termsVersions).orderBy(schema.termsVersions.holdsFrom)
  const texts = await db.select().from(schema.letterTexts)
  return {
    rules,
    rulesId,
    keptRules: new Map(kept),
    terms: terms.map(({ id, holdsFrom, et, en, ru }) => ({ id, holdsFrom: dayFrom(holdsFrom), et, en, ru })),
    letterTexts: new Map(texts.map(({ key, et, en, ru }) => [key, { et, en, ru }])),
  }
}

async function readCompanies(db: Database): Promise<Catalogue['companies']> {
  const { companyAccounts, companyPrices } = schema
  const { id, name, code, discount } = companyAccounts
  const rows = await db
    .select({ id, name, code, discount })
    .from(companyAccounts)
    .where(eq(companyAccounts.isActive, true))
  const { accountId, groupId, start, end, dayPrice, discount: own } = companyPrices
  const prices = await db
    .select({ accountId, groupId, start, end, dayPrice, discount: own })
    .from(companyPrices)
  const agreed = Map.groupBy(prices, (price) => price.accountId)
  return new Map(
    rows.flatMap((row) => {
      const known = row.code && normaliseCode(row.code)
      if (!known) return []
      const about = (agreed.get(row.id) ?? []).map((price) => ({
        ...price,
        start: dayFrom(price.start),
        end: price.end === null ? null : dayFrom(price.end),
      }))
      return [[known, { ...row, code: known, prices: about }] as const]
    }),
  )
}

async function readNeeds(db: Database): Promise<Map<number, Need[]>> {
  const { carDuties } = schema
  const rows = await db
    .select({ carId: carDuties.carId, dueOn: carDuties.dueOn, dueKm: carDuties.dueKm })
    .from(carDuties)
    .where(and(isNull(carDuties.doneOn), eq(carDuties.isBlocking, true)))
  return Map.groupBy(rows, ({ carId }) => carId)
}

async function readPrices(db: Database): Promise<Pick<Catalogue, 'ranges' | 'priceTables'>> {
  const ranges = await db.select().from(schema.daysRanges).orderBy(schema.daysRanges.id)
  const discounts = await db.select().from(schema.discounts)
  const regulations = await db.select().from(schema.priceRegulations)
  const seasons = (await db.select().from(schema.groupPrices)).map(seasonFrom)
  const byGroup = Map.groupBy(seasons, ({ groupId }) => groupId)
  const priceTables = new Map(
    [...byGroup].map(([groupId, own]) => [groupId, compilePriceTable(own, ranges, discounts, regulations)]),
  )
  return { ranges, priceTables }
}

export function seasonFrom(row: typeof schema.groupPrices.$inferSelect): Season {
  return {
    id: row.id,
    groupId: row.groupId,
    start: dayFrom(row.start),
    end: dayFrom(row.end),
    name: row.name === '' ? undefined : translated(row, 'name'),
    minDays: row.minDays,
    ...weekFrom(row),
  }
}

async function readLocations(db: Database, hasLockers: boolean) {
  const rows = await db.select().from(schema.locations).where(eq(schema.locations.isActive, true))
  const hoursOf = await readHours(db)
  const lockers = hasLockers
    ? await db.select({ locationId: schema.smartLockers.locationId }).from(schema.smartLockers)
    : []
  const withLockers = new Set(lockers.map(({ locationId }) => locationId))
  return rows.map((row) => locationFrom(row, hoursOf(row), withLockers.has(row.id)))
}

export const locationFrom = (
  row: typeof schema.locations.$inferSelect,
  hours: OpeningHours,
  hasLockers: boolean,
): Location => ({
  ...row,
  name: translated(row, 'name'),
  parking: sentences(row, 'parking'),
  hours,
  hasLockers,
})

async function readServices(db: Database) {
  const rows = await db.select().from(schema.services).where(eq(schema.services.isActive, true))
  const discounts = Map.groupBy(await db.select().from(schema.serviceDiscounts), ({ serviceId }) => serviceId)
  return rows.map((row) =>
    serviceFrom(
      row,
      new Map((discounts.get(row.id) ?? []).map(({ daysRangeId, amount }) => [daysRangeId, amount])),
    ),
  )
}

export const serviceFrom = (
  row: typeof schema.services.$inferSelect,
  discounts: Service['discounts'],
): Service => ({
  ...row,
  name: translated(row, 'name'),
  description: sentences(row, 'description'),
  discounts,
})

async function readCoupons(db: Database): Promise<Coupon[]> {
  const rows = await db.select().from(schema.coupons)
  const ranges = Map.groupBy(await db.select().from(schema.couponDaysRanges), ({ couponId }) => couponId)
  const groups = Map.groupBy(await db.select().from(schema.groupCoupons), ({ couponId }) => couponId)
  const services = Map.groupBy(await db.select().from(schema.serviceCoupons), ({ couponId }) => couponId)
  const locations = Map.groupBy(await db.select().from(schema.locationCoupons), ({ couponId }) => couponId)
  return rows.map((row) => ({
    ...row,
    start: dayFrom(row.start),
    end: dayFrom(row.end),
    ranges: new Set(ranges.get(row.id)?.map(({ daysRangeId }) => daysRangeId)),
    groups: discountMap(groups.get(row.id), (part) => [part.groupId, part.discount, part.isPercentage]),
    services: discountMap(services.get(row.id), (part) => [part.serviceId, part.discount, part.isPercentage]),
    rentLocations: discountMap(locations.get(row.id), (part) => [
      part.locationId,
      part.rentDiscount,
      part.isRentPercentage,
    ]),
    returnLocations: discountMap(locations.get(row.id), (part) => [
      part.locationId,
      part.returnDiscount,
      part.isReturnPercentage,
    ]),
  }))
}

function discountMap<Part>(
  parts: readonly Part[] | undefined,
  read: (part: Part) => [target: number, amount: number, isPercentage: boolean],
): Map<number, CouponDiscount> {
  return new Map(
    parts?.map((part) => {
      const [target, amount, isPercentage] = read(part)
      return [target, { amount, isPercentage }]
    }),
  )
}

function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

/** As translated, for texts that run over lines. */
function sentences<Field extends string>(...of: Parameters<typeof translated<Field>>): Translated {
  const { et, en, ru } = translated(...of)
  return { et: withUnbrokenUnits(et), en: withUnbrokenUnits(en), ru: withUnbrokenUnits(ru) }
}

/** The columns `field`, `fieldEn` and `fieldRu` as one text in three languages. */
function translated<Field extends string>(
  row: Record<Field | `${Field}En` | `${Field}Ru`, string>,
  field: Field,
): Translated {
  return { et: row[field], en: row[`${field}En`], ru: row[`${field}Ru`] }
}
