import { expect, it } from 'vitest'
import { exampleFacts as facts } from '../../../tests/support/booking-facts.ts'
import { cents } from '../../domain/money.ts'
import { type Locale, locales } from '../../i18n/locales.ts'
import { loadMessages, type Messages } from '../../i18n/messages.ts'
import { readerOf } from '../reader.ts'
import { documentsApprovedMail } from './documents.ts'
import { paymentReceivedMail } from './money.ts'
import { bookingRegisteredMail, requestRegisteredMail } from './registered.ts'

const at = new Date('2026-11-16T08:00:00Z')
const held = { isHeld: true, heldUntil: at }
const texts: Record<Locale, Messages> = {
  et: await loadMessages('et'),
  en: await loadMessages('en'),
  ru: await loadMessages('ru'),
}

it.each(locales)(
  'V19: letters lead to the booking, the deposit, the map and the telephone (%s)',
  (locale) => {
    const reader = readerOf(texts[locale], locale)
    const first = bookingRegisteredMail({ ...facts, ...held }, reader)
    const paid = paymentReceivedMail(
      {
        ...facts,
        payment: { amount: cents(10_000), method: 'BANK_LINK', paidAt: at },
        owed: cents(0),
        isDepositPaid: false,
        isReturned: false,
        attachments: [],
      },
      reader,
    )
    const approved = documentsApprovedMail({ ...facts, isSigned: false, hasLocker: true }, reader)
    for (const { text, html } of [first, paid, approved]) {
      expect(text).toContain(facts.links.documents)
      expect(text).toContain('https://www.openstreetmap.org/search?query=')
      expect(html).toContain(`href="tel:${facts.company.phone}"`)
    }
    expect(paid.text).toContain(facts.links['bank-links'])
    const request = requestRegisteredMail({ ...facts, ...held, confirm: null }, reader).text
    const { noDuty } = texts[locale].mails.requestRegistered
    expect(request.indexOf(noDuty)).toBeLessThan(request.indexOf(texts[locale].mails.facts.priceTitle))
  },
)
