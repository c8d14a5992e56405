import { calendarDay } from '../../domain/calendar/wall-clock.ts'
import type { Company } from '../../domain/catalogue.ts'
import { standardRules } from '../../domain/house-rules.ts'
import { cents, percentHundredths } from '../../domain/money.ts'
import type { BookingFacts } from '../booking-facts.ts'
import type { Reader } from '../reader.ts'
import { couponReminderMail, dataExportMail, linkAgainMail } from './client.ts'
import { collectiveInvoiceMail } from './collective-invoice.ts'
import { actSignedMail, contractAnnexedMail, contractSignedMail, contractToSignMail } from './contract.ts'
import { documentRefusedMail, documentsApprovedMail, documentsWantedMail } from './documents.ts'
import { extraChargedMail, extraWithdrawnMail } from './extra-charges.ts'
import type { Mail } from './mail.ts'
import { cancelledMail, paymentReceivedMail, refundedMail } from './money.ts'
import { offerMail } from './offer.ts'
import { bookingChangedMail, bookingRegisteredMail, requestRegisteredMail } from './registered.ts'
import { pickUpTomorrowMail, questionnaireMail, returnTodayMail } from './rental.ts'

const at = new Date('2027-05-03T09:15:00Z')
const nowhere = 'https://example.com/'

/** A booking of nobody, for whoever wants to see how a letter reads. Its links lead nowhere. */
function exampleBooking(company: Company): BookingFacts {
  return {
    company,
    booking: {
      number: 'AR-000123',
      contractNumber: 'L-2027-0123',
      purchaseOrder: '',
      status: 'CONFIRMED',
      bookedAt: at,
      changedAt: at,
      rent: { at: new Date('2027-05-12T08:00:00Z'), place: 'Tallinn', address: 'Tartu mnt 101' },
      return: { at: new Date('2027-05-16T08:00:00Z'), place: 'Tallinn', address: 'Tartu mnt 101' },
      car: {
        name: 'Škoda Octavia',
        group: 'Universaal',
        plate: '123ABC',
        vin: 'TMBJJ7NE8L0123456',
        fuelType: 'DIESEL',
        bodyType: 'estate',
        odometer: 48_210,
        fuelLevel: 100,
        issues: [],
      },
      price: cents(14_000),
      vat: cents(2_710),
      vatRate: percentHundredths(2400),
      deposit: cents(25_000),
      rules: standardRules,
      termsFrom: at,
      lines: [
        {
          kind: 'car-days',
          quantity: 4,
          unitAmount: cents(3_500),
          amount: cents(14_000),
          details: {
            weekdays: [3, 4, 5, 6],
            seasonStart: calendarDay(20_820),
            seasonEnd: calendarDay(20_930),
            listPrice: cents(3_500),
            regulation: cents(0),
            discount: percentHundredths(0),
          },
        },
      ],
      services: [],
    },
    client: {
      firstName: 'Mari',
      lastName: 'Maasikas',
      idCode: null,
      birthDate: '1990-05-04',
      drivingLicenceNumber: 'ET123456',
      email: 'mari@example.com',
      phone: '+3725123456',
      address: 'Kase 3, Tallinn',
      additional: '',
      companyName: null,
      companyAddress: null,
      companyRegistryCode: null,
      companyVatNumber: null,
    },
    additionalDrivers: [],
    guarantor: null,
    representative: null,
    links: {
      documents: nowhere,
      'bank-links': nowhere,
      'upload-document': nowhere,
      'upload-documents': nowhere,
      sign: nowhere,
      change: nowhere,
      smartlocker: nowhere,
      questionnaire: nowhere,
      'accurate-rental-conditions': nowhere,
      index: nowhere,
    },
  }
}

type Write = (facts: BookingFacts, reader: Reader) => Mail | undefined

const charge = {
  kind: 'cleaning',
  amount: cents(3_000),
  happenedAt: at,
  reason: '…',
  withdrawReason: null,
} as const
const attachments: never[] = []

/** The letters whose words the owner may change, as they are sent, each with an example. */
const letters = {
  bookingRegistered: (facts, reader) =>
    bookingRegisteredMail({ ...facts, isHeld: true, heldUntil: at }, reader),
  requestRegistered: (facts, reader) =>
    requestRegisteredMail(
      { ...facts, isHeld: true, heldUntil: at, confirm: { until: at, url: nowhere } },
      reader,
    ),
  paymentReceived: (facts, reader) =>
    paymentReceivedMail(
      {
        ...facts,
        payment: { amount: cents(14_000), method: 'BANK_LINK', paidAt: at },
        owed: cents(0),
        isDepositPaid: false,
        isReturned: false,
        attachments,
      },
      reader,
    ),
  documentsWanted: (facts, reader) =>
    documentsWantedMail(
      { ...facts, wanted: [{ driver: 'Mari Maasikas', kinds: ['licence', 'identity'] }] },
      reader,
    ),
  documentRefused: (facts, reader) =>
    documentRefusedMail({ ...facts, driver: 'Mari Maasikas', kind: 'licence', reason: '…' }, reader),
  documentsApproved: (facts, reader) =>
    documentsApprovedMail({ ...facts, isSigned: false, hasLocker: false }, reader),
  contractToSign: (facts, reader) => contractToSignMail({ ...facts, isAgain: false }, reader),
  contractSigned: (facts, reader) =>
    contractSignedMail(
      { ...facts, signature: { signedAt: at, method: 'drawn', hash: 'ab12' }, attachments },
      reader,
    ),
  bookingChanged: bookingChangedMail,
  pickUpTomorrow: (facts, reader) =>
    pickUpTomorrowMail(
      { ...facts, locker: null, missing: ['documents'], owed: cents(0), isDepositPaid: false },
      reader,
    ),
  contractAnnexed: (facts, reader) =>
    contractAnnexedMail({ ...facts, due: cents(3_500), attachments }, reader),
  actSigned: (facts, reader) => actSignedMail({ ...facts, way: 'out', at, attachments }, reader),
  returnToday: (facts, reader) => returnTodayMail({ ...facts, toLocker: false, isDepositPaid: true }, reader),
  extraCharged: (facts, reader) =>
    extraChargedMail(
      { ...facts, charge, owed: cents(3_000), depositPaid: cents(25_000), picture: undefined, attachments },
      reader,
    ),
  extraWithdrawn: (facts, reader) =>
    extraWithdrawnMail({ ...facts, charge, goesBack: cents(3_000), attachments }, reader),
  cancelled: (facts, reader) =>
    cancelledMail(
      { ...facts, by: 'customer', reason: '', paid: cents(14_000), refund: cents(10_500) },
      reader,
    ),
  refunded: (facts, reader) =>
    refundedMail(
      { ...facts, refund: { what: 'rent', amount: cents(10_500), sentAt: at }, kept: null, attachments },
      reader,
    ),
  questionnaire: questionnaireMail,
  couponReminder: ({ company }, reader) =>
    couponReminderMail(
      {
        company,
        firstName: 'Mari',
        coupon: {
          code: 'SUVI10',
          name: 'SUVI',
          discount: { amount: 1_000, isPercentage: true },
          lastDay: calendarDay(20_930),
        },
        links: { index: nowhere, stop: nowhere },
      },
      reader,
    ),
  linkAgain: ({ company, booking }, reader) =>
    linkAgainMail(
      {
        company,
        all: nowhere,
        minutes: 60,
        bookings: [
          {
            number: booking.number,
            car: booking.car.name,
            rentDate: booking.rent.at,
            returnDate: booking.return.at,
            url: nowhere,
          },
        ],
      },
      reader,
    ),
  dataExport: ({ company }, reader) =>
    dataExportMail({ company, firstName: 'Mari', minutes: 60, url: nowhere }, reader),
  offer: ({ company, booking }, reader) =>
    offerMail(
      {
        company,
        booking,
        firstName: 'Mari',
        car: booking.car.name,
        group: booking.car.group,
        message: '',
        isHeld: true,
        until: at,
        url: nowhere,
        conditions: nowhere,
      },
      reader,
    ),
  collectiveInvoice: ({ company }, reader) =>
    collectiveInvoiceMail(
      {
        company,
        payer: 'Metsamasinad OÜ',
        number: 'K-2027-00012',
        month: '2027-04',
        dueOn: '2027-05-17',
        amount: cents(42_000),
        reference: '900123',
        url: nowhere,
        attachments,
      },
      reader,
    ),
} satisfies Record<string, Write>

export type EditableLetter = keyof typeof letters
export const editableLetters = Object.keys(letters) as EditableLetter[]

export function writeExample(letter: EditableLetter, company: Company, reader: Reader): Mail | undefined {
  const write: Write = letters[letter]
  return write(exampleBooking(company), reader)
}
