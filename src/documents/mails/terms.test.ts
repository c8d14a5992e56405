import { describe, expect, it } from 'vitest'
import { exampleFacts } from '../../../tests/support/booking-facts.ts'
import { wordsBefore } from '../../../tests/support/words-before.ts'
import { cents } from '../../domain/money.ts'
import { formatMoney } from '../../i18n/format.ts'
import { locales } from '../../i18n/locales.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { readerOf } from '../reader.ts'
import { bookingRegisteredMail } from './registered.ts'

const { booking } = exampleFacts
const hoursBefore = (hours: number) => new Date(booking.rent.at.getTime() - hours * 3_600_000)
const oneDay = booking.lines.find(({ kind }) => kind === 'car-days')?.unitAmount ?? cents(0)

describe('V3: what cancelling costs', () => {
  it.each(locales)('is told to whoever orders when it is no longer free, in %s', async (locale) => {
    const texts = await loadMessages(locale)
    const { cancellation, lateCancellation } = texts.client.legal
    const letter = (bookedAt: Date) =>
      bookingRegisteredMail(
        { ...exampleFacts, booking: { ...booking, bookedAt }, isHeld: true, heldUntil: bookedAt },
        readerOf(texts, locale),
      ).text
    expect(letter(hoursBefore(24))).toContain(wordsBefore(cancellation))
    const late = letter(hoursBefore(23))
    expect(late).toContain(wordsBefore(lateCancellation))
    expect(late).toContain(`${formatMoney(oneDay, locale)}.`)
    expect(late).not.toContain(wordsBefore(cancellation))
  })
})
