import { describe, expect, it } from 'vitest'
import { exampleFacts } from '../../../tests/support/booking-facts.ts'
import { calendarDay } from '../../domain/calendar/wall-clock.ts'
import { type Cents, cents, minus } from '../../domain/money.ts'
import { formatMoney } from '../../i18n/format.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { loadMessages, type Messages } from '../../i18n/messages.ts'
import { type Reader, readerOf } from '../reader.ts'
import { couponReminderMail, dataExportMail, linkAgainMail } from './client.ts'
import { contractSignedMail, contractToSignMail } from './contract.ts'
import { documentRefusedMail, documentsWantedMail } from './documents.ts'
import type { Mail } from './mail.ts'
import { cancelledMail, paymentReceivedMail, refundedMail } from './money.ts'
import {
  officeInquiryMail,
  officeManyUnpaidMail,
  officeMatters,
  officeNeedsAttentionMail,
  officeNewBookingMail,
} from './office.ts'
import { bookingChangedMail, bookingRegisteredMail, requestRegisteredMail } from './registered.ts'
import { pickUpTomorrowMail, questionnaireMail, returnTodayMail } from './rental.ts'
import { staffAlertMail, staffInvitationMail } from './staff.ts'

const texts: Record<Locale, Messages> = {
  et: await loadMessages('et'),
  en: await loadMessages('en'),
  ru: await loadMessages('ru'),
}
const readers = {
  et: readerOf(texts.et, 'et'),
  en: readerOf(texts.en, 'en'),
  ru: readerOf(texts.ru, 'ru'),
}
const facts = exampleFacts
const { booking, company, links } = facts
const at = new Date('2026-11-02T10:00:00Z')
const typed = '<script>alert("x")</script> & \'more\''
const paper = { name: 'arve.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) }
const confirm = {
  until: new Date('2026-11-03T10:00:00Z'),
  url: 'https://autorent.example/kinnita-e-post?code=1.abc',
}
const admin = 'https://autorent.example/admin/#/bookings/123'

type Case = {
  write: (reader: Reader) => Mail | undefined
  /** Money that must stand in both parts, and the address of the main button. */
  amounts: number[]
  url: string
  files?: string[]
}

const mails: Record<string, Case> = {
  'booking registered': {
    write: (reader) => bookingRegisteredMail({ ...facts, isHeld: true, heldUntil: at }, reader),
    amounts: [booking.price, booking.vat, booking.deposit, ...booking.lines.map(({ amount }) => amount)],
    url: links['bank-links'],
    files: ['AR-000123.ics'],
  },
  'request registered': {
    write: (reader) => requestRegisteredMail({ ...facts, isHeld: true, heldUntil: at, confirm }, reader),
    amounts: [booking.price, booking.deposit],
    url: confirm.url,
  },
  'request without a car': {
    write: (reader) =>
      requestRegisteredMail({ ...facts, isHeld: false, heldUntil: null, confirm: null }, reader),
    amounts: [booking.price, booking.deposit],
    url: links.documents,
  },
  'payment received': {
    write: (reader) =>
      paymentReceivedMail(
        {
          ...facts,
          payment: { amount: cents(10_000), method: 'BANK_LINK', paidAt: at },
          owed: minus(booking.price, cents(10_000)),
          isDepositPaid: false,
          isReturned: false,
          attachments: [paper],
        },
        reader,
      ),
    amounts: [10_000, booking.price - 10_000, booking.price],
    url: links['bank-links'],
    files: ['AR-000123.ics', 'arve.pdf'],
  },
  'documents wanted': {
    write: (reader) =>
      documentsWantedMail({ ...facts, wanted: [{ driver: typed, kinds: ['licence', 'identity'] }] }, reader),
    amounts: [],
    url: links['upload-documents'],
  },
  'document refused': {
    write: (reader) =>
      documentRefusedMail({ ...facts, driver: 'Õie', kind: 'licence', reason: typed }, reader),
    amounts: [],
    url: links['upload-documents'],
  },
  'one picture refused': {
    write: (reader) => {
      const wanted = { driver: 1, kind: 'licence-back' }
      return documentRefusedMail({ ...facts, driver: 'Õie', kind: 'licence', reason: typed, wanted }, reader)
    },
    amounts: [],
    url: `${links['upload-document']}&driver=1&kind=licence-back`,
  },
  'booking changed': {
    write: (reader) => bookingChangedMail(facts, reader),
    amounts: [booking.price],
    url: links.documents,
    files: ['AR-000123.ics'],
  },
  'contract to sign': {
    write: (reader) => contractToSignMail({ ...facts, isAgain: true }, reader),
    amounts: [booking.price],
    url: links.sign,
  },
  'contract signed': {
    write: (reader) =>
      contractSignedMail(
        { ...facts, signature: { signedAt: at, method: 'drawn', hash: 'ab12' }, attachments: [paper] },
        reader,
      ),
    amounts: [booking.price],
    url: links.documents,
    files: ['arve.pdf'],
  },
  'pick-up tomorrow': {
    write: (reader) =>
      pickUpTomorrowMail(
        {
          ...facts,
          locker: {
            name: typed,
            phone: '+3725000001',
            from: new Date('2026-11-12T07:30:00Z'),
            to: new Date('2026-11-12T09:00:00Z'),
          },
          missing: ['payment', 'documents', 'signature'],
          owed: cents(5000),
          isDepositPaid: false,
        },
        reader,
      ),
    amounts: [5000, booking.deposit],
    url: links.smartlocker,
    files: ['AR-000123.ics'],
  },
  'return today': {
    write: (reader) => returnTodayMail({ ...facts, toLocker: true, isDepositPaid: true }, reader),
    amounts: [booking.deposit],
    url: links.documents,
  },
  questionnaire: {
    write: (reader) => questionnaireMail(facts, reader),
    amounts: [],
    url: links.questionnaire,
  },
  'coupon reminder': {
    write: (reader) =>
      couponReminderMail(
        {
          company,
          firstName: typed,
          coupon: {
            code: 'SUVI10',
            name: typed,
            discount: { amount: 1000, isPercentage: false },
            lastDay: calendarDay(20_800),
          },
          links: { index: links.index, stop: 'https://autorent.example/stop?token=abc&x=1' },
        },
        reader,
      ),
    amounts: [1000],
    url: links.index,
  },
  cancelled: {
    write: (reader) =>
      cancelledMail(
        { ...facts, by: 'office', reason: typed, paid: cents(17_715), refund: cents(14_000) },
        reader,
      ),
    amounts: [17_715, 3715, 14_000],
    url: links.index,
  },
  refunded: {
    write: (reader) =>
      refundedMail(
        {
          ...facts,
          refund: { what: 'deposit', amount: cents(20_000), sentAt: at },
          kept: { amount: cents(5000), reasons: [typed] },
          attachments: [],
        },
        reader,
      ),
    amounts: [20_000, 5000],
    url: links.documents,
  },
  'link again': {
    write: (reader) =>
      linkAgainMail(
        {
          company,
          all: `${links.documents}&all`,
          minutes: 60,
          bookings: [1, 2].map((id) => ({
            number: `AR-00000${id}`,
            car: typed,
            rentDate: at,
            returnDate: booking.return.at,
            url: links.documents,
          })),
        },
        reader,
      ),
    amounts: [],
    url: links.documents,
  },
  'data export': {
    write: (reader) =>
      dataExportMail(
        { company, firstName: typed, minutes: 60, url: 'https://autorent.example/my-data?code=1.2.abc' },
        reader,
      ),
    amounts: [],
    url: 'https://autorent.example/my-data?code=1.2.abc',
  },
  'office: new booking': {
    write: (reader) =>
      officeNewBookingMail({ ...facts, isRequest: true, adminUrl: admin, language: 'ru' }, reader),
    amounts: [booking.price],
    url: admin,
  },
  'office: many unpaid bookings': {
    write: (reader) => officeManyUnpaidMail({ company, count: 12, most: 10, adminUrl: admin }, reader),
    amounts: [],
    url: admin,
  },
  'office: needs attention': {
    write: (reader) =>
      officeNeedsAttentionMail(
        { company, matter: 'paid-late', details: typed, adminUrl: admin, facts },
        reader,
      ),
    amounts: [],
    url: admin,
  },
  'office: inquiry': {
    write: (reader) =>
      officeInquiryMail(
        {
          company,
          kind: 'longterm',
          name: typed,
          email: 'kes@naide.ee',
          phone: '+3725123456',
          text: typed,
          language: 'en',
          details: { car: typed, start: '2026-12-01', months: '6', unheardOf: typed },
        },
        reader,
      ),
    amounts: [],
    url: 'mailto:kes@naide.ee',
  },
  'staff: alert': {
    write: (reader) =>
      staffAlertMail(
        {
          company,
          about: 'codes-guessed',
          account: { name: typed, email: 'kes@naide.ee', role: 'agent' },
          at,
          device: typed,
          address: '203.0.113.0',
          adminUrl: admin,
        },
        reader,
      ),
    amounts: [],
    url: admin,
  },
  'staff: invitation': {
    write: (reader) =>
      staffInvitationMail(
        { company, name: typed, url: 'https://autorent.example/admin#token=abc', until: at },
        reader,
      ),
    amounts: [],
    url: 'https://autorent.example/admin#token=abc',
  },
}

const every = Object.entries(mails).flatMap(([name, mail]) =>
  locales.map((locale) => ({ name, locale, ...mail, sent: mail.write(readers[locale]) })),
)
const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

describe.each(every)('$name in $locale', ({ sent, locale, amounts, url, files }) => {
  const { subject, html, text, attachments } = sent ?? { subject: '', html: '', text: '', attachments: [] }

  it('has a subject of one line, without holes', () => {
    expect(subject).toMatch(/^\S.{8,}$/u)
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/mails\.|papers\.|undefined|\[object|NaN/)
    expect(subject + text).not.toMatch(/[{}]/)
  })

  it('says the same amounts and the same way on in both parts', () => {
    for (const amount of amounts.filter((amount) => amount !== 0)) {
      expect(text).toContain(formatMoney(cents(amount), locale))
      expect(unescaped(html)).toContain(formatMoney(cents(amount), locale))
    }
    expect(text).toContain(url)
    expect(unescaped(html)).toContain(`href="${url}"`)
  })

  it('is in its own language', () => {
    expect(html).toContain(`<html lang="${locale}">`)
    expect(/[а-я]{3}/i.test(subject)).toBe(locale === 'ru')
  })

  it('shows what people typed, and runs none of it', () => {
    expect(html).not.toMatch(/<script|<img|<b>5/i)
    const inAttributes = html.match(/<[a-z][^>]*>/gi) ?? []
    for (const tag of inAttributes) expect((tag.match(/"/g) ?? []).length % 2).toBe(0)
  })

  it('fetches nothing when opened', () => {
    expect(html).not.toMatch(/<img|<link|@import|url\(|<[^>]*\ssrc=/i)
  })

  it('has its files', () => {
    expect(attachments.map(({ name }) => name)).toEqual(files ?? [])
  })
})

describe('particular cases', () => {
  it('who has no booking gets no mail', () => {
    expect(linkAgainMail({ company, all: '', minutes: 60, bookings: [] }, readers.et)).toBeUndefined()
  })

  it('a line break in a name does not make a second header', () => {
    const client = { ...facts.client, lastName: 'X\r\nBcc: all@example.com' }
    const mail = officeNewBookingMail(
      { ...facts, client, isRequest: false, adminUrl: admin, language: 'et' },
      readers.et,
    )
    expect(mail.subject).not.toMatch(/[\r\n]/)
  })

  it('typed words stand in the mail as typed', () => {
    const mail = documentRefusedMail({ ...facts, driver: 'Õie', kind: 'identity', reason: typed }, readers.en)
    expect(mail.html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#x27;more&#x27;')
    expect(mail.text).toContain(`> ${typed}`)
  })

  it.each(locales)('what is refunded depends on what was paid (%s)', (locale) => {
    const write = (paid: Cents, refund: Cents) =>
      cancelledMail({ ...facts, by: 'customer', reason: null, paid, refund }, readers[locale]).text
    expect(write(cents(0), cents(0))).toContain(texts[locale].mails.cancelled.nothingPaid)
    expect(write(cents(5000), cents(5000))).not.toContain(texts[locale].mails.cancelled.kept)
    expect(write(cents(5000), cents(0))).toContain(formatMoney(cents(0), locale))
  })

  it.each(officeMatters)('the office knows what %s is', (matter) => {
    const mail = officeNeedsAttentionMail(
      { company, matter, details: '', adminUrl: admin, facts: null },
      readers.et,
    )
    expect(mail.subject).toContain(texts.et.mails.officeNeedsAttention.matters[matter])
  })

  it('everything paid: no button to pay with', () => {
    const mail = paymentReceivedMail(
      {
        ...facts,
        payment: { amount: booking.price, method: 'CARD', paidAt: at },
        owed: cents(0),
        isDepositPaid: true,
        isReturned: false,
        attachments: [],
      },
      readers.en,
    )
    expect(mail.text).not.toContain(links['bank-links'])
    expect(mail.text).toContain('12:00')
  })
})
