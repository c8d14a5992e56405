import type { Database } from '../../src/db/client.ts'
import { schema } from '../../src/db/schema.ts'
import { cents, percentHundredths } from '../../src/domain/money.ts'
import { makeCar, makeCoupon, makeGroup, makeLocation, makeOpening, makeSeason, makeService } from './rows.ts'

/** A Sunday morning in Tallinn: the day on which the tests take place. */
export const TEST_NOW = new Date('2026-11-15T08:00:00Z')

/** The ids of the company below; the database numbers the rows in the order they are written. */
export const ids = {
  groups: { small: 1, large: 2, retired: 3 },
  cars: { yaris: 1, fabia: 2, automatic: 3, inactive: 4, ofRetiredGroup: 5 },
  places: { office: 1, airport: 2, closedDown: 3 },
  services: { basicCover: 1, zeroExcess: 2, childSeat: 3, retired: 4 },
  coupons: { tenPercent: 1, newClient: 2, freeSeat: 3, airportFee: 4, monthOnly: 5 },
} as const

const everyDay = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

/** A company small enough to know by heart, with the prices of the pricing page's worked examples. */
export async function loadSmallCompany(db: Database): Promise<void> {
  const { groups, cars, places, services, coupons } = ids
  await db.insert(schema.taxes).values({ amount: percentHundredths(2400) })
  await db.insert(schema.weekends).values({ discount: percentHundredths(0) })
  await db.insert(schema.daysRanges).values([
    { minDay: 1, maxDay: 2 },
    { minDay: 3, maxDay: 6 },
    { minDay: 7, maxDay: 13 },
    { minDay: 14, maxDay: 29 },
    { minDay: 30, maxDay: null },
  ])
  await db
    .insert(schema.groups)
    .values([
      makeGroup({ name: 'Väike', nameEn: 'Small', nameRu: 'Малый' }),
      makeGroup({ name: 'Suur', nameEn: 'Large', nameRu: 'Большой', deposit: cents(40_000) }),
      makeGroup({ isActive: false }),
    ])
  await db
    .insert(schema.groupPrices)
    .values([
      season(groups.small, '2026-09-01', '2027-04-30', 3000, 600),
      season(groups.small, '2027-05-01', '2027-08-31', 4500, 900),
      season(groups.large, '2026-09-01', '2028-12-31', 6000, 1200),
      season(groups.retired, '2026-09-01', '2028-12-31', 1000, 100),
    ])
  await db.insert(schema.discounts).values(
    [0, 500, 1000, 1500, 2500].map((amount, index) => ({
      amount: percentHundredths(amount),
      groupPriceId: 1,
      daysRangeId: index + 1,
    })),
  )
  await db.insert(schema.cars).values([
    makeCar({ groupId: groups.small, registerNumber: '001AAA', name: 'Toyota Yaris' }),
    makeCar({ groupId: groups.small, registerNumber: '002AAA', name: 'Škoda Fabia' }),
    makeCar({
      groupId: groups.large,
      registerNumber: '003AAA',
      name: 'Volkswagen Passat',
      gearbox: 'AUTOMATIC',
    }),
    makeCar({ groupId: groups.small, registerNumber: '004AAA', name: 'Vana auto', isActive: false }),
    makeCar({ groupId: groups.retired, registerNumber: '005AAA', name: 'Väga vana auto' }),
  ])
  await db
    .insert(schema.locations)
    .values([
      makeLocation(),
      makeLocation({ name: 'Lennujaam', nameEn: 'Airport' }),
      makeLocation({ isActive: false }),
    ])
  await db.insert(schema.locationTimes).values([
    ...everyDay.map((dayName) =>
      makeOpening({ dayName, locationId: places.office, start: '08:00', end: '20:00' }),
    ),
    ...everyDay.map((dayName) =>
      makeOpening({
        dayName,
        locationId: places.airport,
        start: '00:00',
        end: '00:00',
        rentPrice: cents(2500),
        returnPrice: cents(1500),
      }),
    ),
    makeOpening({ locationId: places.closedDown }),
  ])
  await db.insert(schema.services).values([
    makeService({
      name: 'Põhikate',
      nameEn: 'Basic cover',
      deductible: cents(50_000),
      price: cents(0),
      isPreChosen: true,
    }),
    makeService({
      name: 'Nullkate',
      nameEn: 'Zero excess',
      deductible: cents(0),
      price: cents(1300),
      isPreChosen: true,
      orderNumber: 2,
    }),
    makeService({
      name: 'Turvatool',
      nameEn: 'Child seat',
      price: cents(400),
      maxQuantity: 3,
      orderNumber: 3,
    }),
    makeService({ name: 'Vana teenus', isActive: false, orderNumber: 4 }),
  ])
  await db
    .insert(schema.coupons)
    .values([
      makeCoupon({ code: 'KYMME' }),
      makeCoupon({ code: 'UUS', isNewClient: true }),
      makeCoupon({ code: 'TOOL' }),
      makeCoupon({ code: 'LEND' }),
      makeCoupon({ code: 'KUU' }),
    ])
  await db.insert(schema.groupCoupons).values([
    { couponId: coupons.tenPercent, groupId: groups.small, discount: 1000, isPercentage: true },
    { couponId: coupons.newClient, groupId: groups.small, discount: 2000, isPercentage: true },
    { couponId: coupons.monthOnly, groupId: groups.small, discount: 5000, isPercentage: true },
  ])
  await db.insert(schema.serviceCoupons).values({
    couponId: coupons.freeSeat,
    serviceId: services.childSeat,
    discount: 10_000,
    isPercentage: true,
  })
  await db.insert(schema.locationCoupons).values({
    couponId: coupons.airportFee,
    locationId: places.airport,
    rentDiscount: 1000,
    returnDiscount: 10_000,
    isRentPercentage: false,
    isReturnPercentage: true,
  })
  await db.insert(schema.couponDaysRanges).values({ couponId: coupons.monthOnly, daysRangeId: 5 })
  if (cars.ofRetiredGroup !== 5) throw new Error('the ids above no longer fit the rows')
}

function season(groupId: number, start: string, end: string, dayCents: number, hourCents: number) {
  const [day, hour] = [cents(dayCents), cents(hourCents)]
  return makeSeason({
    groupId,
    start,
    end,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: cents(day + 400),
    saturday: cents(day + 600),
    sunday: cents(day + 200),
    mondayHour: hour,
    tuesdayHour: hour,
    wednesdayHour: hour,
    thursdayHour: hour,
    fridayHour: hour,
    saturdayHour: hour,
    sundayHour: hour,
  })
}
