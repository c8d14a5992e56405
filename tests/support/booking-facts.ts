import type { BookingFacts, RentalFacts } from '../../src/documents/booking-facts.ts'
import { standardChangeRules } from '../../src/domain/booking/change-online.ts'
import { standardCharges } from '../../src/domain/booking/extra-charges.ts'
import { dayFrom } from '../../src/domain/calendar/wall-clock.ts'
import { standardRules } from '../../src/domain/house-rules.ts'
import { cents, percentHundredths } from '../../src/domain/money.ts'
import { STANDARD_DISCOUNT_LIMIT } from '../../src/domain/pricing/hand-price.ts'
import { sumOf } from '../../src/domain/pricing/quote-line.ts'

const season = {
  weekdays: [3, 4, 5, 6] as const,
  seasonStart: dayFrom('2026-09-01'),
  seasonEnd: dayFrom('2027-04-30'),
}

/** Every kind of line there is. */
const lines: RentalFacts['lines'] = [
  {
    kind: 'car-days',
    quantity: 4,
    unitAmount: cents(2890),
    amount: cents(11_560),
    details: { ...season, listPrice: cents(3400), regulation: cents(0), discount: percentHundredths(1500) },
  },
  {
    kind: 'car-hours',
    quantity: 2,
    unitAmount: cents(700),
    amount: cents(1400),
    details: { ...season, listPrice: cents(700), regulation: cents(0), discount: percentHundredths(0) },
  },
  {
    kind: 'weekend',
    quantity: 1,
    unitAmount: cents(-500),
    amount: cents(-500),
    details: { discount: percentHundredths(500) },
  },
  {
    kind: 'group-coupon',
    quantity: 1,
    unitAmount: cents(-1000),
    amount: cents(-1000),
    details: { code: 'SUVI10' },
  },
  { kind: 'rent-fee', quantity: 1, unitAmount: cents(2500), amount: cents(2500), details: { locationId: 1 } },
  {
    kind: 'rent-coupon',
    quantity: 1,
    unitAmount: cents(-500),
    amount: cents(-500),
    details: { code: 'SUVI10', locationId: 1 },
  },
  {
    kind: 'return-fee',
    quantity: 1,
    unitAmount: cents(1500),
    amount: cents(1500),
    details: { locationId: 4 },
  },
  {
    kind: 'return-coupon',
    quantity: 1,
    unitAmount: cents(-300),
    amount: cents(-300),
    details: { code: 'SUVI10', locationId: 4 },
  },
  {
    kind: 'service',
    quantity: 4,
    unitAmount: cents(700),
    amount: cents(2800),
    details: { serviceId: 2, discount: percentHundredths(0), markup: percentHundredths(0) },
  },
  {
    kind: 'service',
    quantity: 1,
    unitAmount: cents(0),
    amount: cents(0),
    details: { serviceId: 3, discount: percentHundredths(0), markup: percentHundredths(0) },
  },
  {
    kind: 'service-coupon',
    quantity: 1,
    unitAmount: cents(-100),
    amount: cents(-100),
    details: { code: 'SUVI10', serviceId: 2 },
  },
  {
    kind: 'end-regulation',
    quantity: 1,
    unitAmount: cents(355),
    amount: cents(355),
    details: { percent: percentHundredths(200), isDiscount: false },
  },
]

const price = sumOf(lines)
const token = 'x7Yt0aEXAMPLEtokenEXAMPLEtokenEXAMPLEtoken0'
const own = (page: string) => `https://autorent.example/${page}?token=${token}`

/** A booking with everything a paper can show, by someone whose words try to become markup. */
export const exampleFacts: BookingFacts = {
  company: {
    name: 'Autorent OÜ',
    registryCode: '12345678',
    vatNumber: 'EE100931558',
    address: 'Põhja puiestee 7, 10415 Tallinn',
    phone: '+3726001234',
    email: 'info@autorent.example',
    iban: 'EE471000001020145685',
    bankName: 'SEB Pank',
    ...standardCharges,
    ...standardChangeRules,
    whatsapp: null,
    discountLimit: STANDARD_DISCOUNT_LIMIT,
    look: { colour: null, logo: null },
  },
  booking: {
    number: 'AR-000123',
    contractNumber: 'L-2026-0123',
    purchaseOrder: '',
    status: 'CONFIRMED',
    bookedAt: new Date('2026-11-02T09:15:00Z'),
    changedAt: new Date('2026-11-03T10:15:00Z'),
    rent: {
      at: new Date('2026-11-12T08:00:00Z'),
      place: 'Tallinna lennujaam',
      address: 'Tartu mnt 101, 10112 Tallinn',
    },
    return: {
      at: new Date('2026-11-16T09:30:00Z'),
      place: 'Tartu kesklinn',
      address: 'Riia 1, 51004 Tartu',
    },
    car: {
      name: 'Škoda Octavia Combi',
      group: 'Universaal',
      plate: '001AAA',
      vin: 'TMBJJ7NE8L0123456',
      fuelType: 'DIESEL',
      bodyType: 'estate',
      odometer: 48_210,
      fuelLevel: 100,
      issues: [
        { text: 'Kriim tagumisel stangel', points: [{ side: 'back', x: 0.3, y: 0.75 }] },
        {
          text: 'Mõlk vasakul tagauksel, <b>5 cm</b>',
          points: [
            { side: 'left', x: 0.45, y: 0.62 },
            { side: 'top', x: 0.08, y: 0.62 },
          ],
        },
      ],
    },
    rules: standardRules,
    termsFrom: new Date('2026-11-01T10:00:00Z'),
    price,
    vat: cents(Math.round((price * 24) / 124)),
    vatRate: percentHundredths(2400),
    deposit: cents(25_000),
    lines,
    services: [
      { id: 2, name: 'Vähendatud omavastutus', quantity: 1, deductible: cents(19_000) },
      { id: 3, name: 'Talverehvid', quantity: 1, deductible: null },
    ],
  },
  client: {
    firstName: 'Õie "<script>alert(1)</script>"',
    lastName: "O'Žukov",
    idCode: '38001085718',
    birthDate: '1980-01-08',
    drivingLicenceNumber: 'ET123456',
    email: 'oie@naide.ee',
    phone: '+3725123456',
    address: 'Kase 3, 11911 Tallinn',
    additional: 'Lend AY1017 & <img src=x onerror=alert(1)>',
    companyName: null,
    companyAddress: null,
    companyRegistryCode: null,
    companyVatNumber: null,
  },
  additionalDrivers: [
    {
      firstName: 'Иван',
      lastName: 'Петров',
      idCode: null,
      birthDate: '1985-07-21',
      drivingLicenceNumber: 'ET654321',
    },
  ],
  guarantor: {
    name: 'Jaan Tamm',
    email: 'jaan@naide.ee',
    idCode: '37605030299',
    documentNumber: 'AB1234567',
    address: 'Lai 2, 80010 Pärnu',
    phone: '+3725111222',
    responsibilityLimit: cents(150_000),
  },
  representative: 'Mari Mets',
  links: {
    documents: own('documents'),
    'bank-links': own('bank-links'),
    'upload-document': own('upload-document'),
    'upload-documents': own('upload-documents'),
    sign: own('sign'),
    change: own('change'),
    smartlocker: own('smartlocker'),
    questionnaire: own('questionnaire'),
    'accurate-rental-conditions': 'https://autorent.example/tapsed-autorentingimused',
    index: 'https://autorent.example/',
  },
}
