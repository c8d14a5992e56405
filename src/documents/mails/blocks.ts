import { labelOf } from '../../domain/calendar/tallinn.ts'
import { rentalDuration } from '../../domain/pricing/duration.ts'
import { formatDuration, formatMoney, formatPercent } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Messages } from '../../i18n/messages.ts'
import type { BookingFacts, RentalFacts } from '../booking-facts.ts'
import { calendarFile } from '../calendar-file.ts'
import { momentText } from '../moments.ts'
import { priceSections } from '../price-words.ts'
import { createTranslator } from '../translator.ts'
import { plateText } from '../unbroken.ts'
import type { Block, Step } from './letter.ts'
import type { Attachment } from './mail.ts'

/** The parts several mails share. */
export function greeting(firstName: string, texts: Messages, locale: Locale): Block {
  const t = createTranslator('mails.layout', texts, locale)
  return { kind: 'text', text: t('greeting', { name: firstName }) }
}

export function durationText({ rent, return: back }: RentalFacts, locale: Locale): string {
  return formatDuration(rentalDuration(labelOf(rent.at), labelOf(back.at)), locale)
}

export function bookingRows({ booking }: BookingFacts, texts: Messages, locale: Locale): Block {
  const t = createTranslator('mails.facts', texts, locale)
  return {
    kind: 'rows',
    rows: [
      { label: t('number'), value: booking.number },
      { label: t('car'), value: `${booking.car.name}, ${plateText(booking.car.plate)}` },
    ],
  }
}

export function journey({ booking }: BookingFacts, texts: Messages, locale: Locale): Block {
  const t = createTranslator('price', texts, locale)
  const stop = (label: string, { at, place, address }: RentalFacts['rent']) => ({
    label,
    moment: momentText(at, texts, locale),
    place,
    address,
  })
  return {
    kind: 'journey',
    from: stop(t('pickUp'), booking.rent),
    to: stop(t('return'), booking.return),
    duration: durationText(booking, locale),
  }
}

export function price({ booking }: BookingFacts, texts: Messages, locale: Locale): Block[] {
  const t = createTranslator('price', texts, locale)
  const facts = createTranslator('mails.facts', texts, locale)
  const { vat, vatRate, deposit } = booking
  return [
    { kind: 'heading', text: facts('priceTitle') },
    {
      kind: 'price',
      sections: priceSections(booking, texts, locale),
      total: {
        label: t('total'),
        amount: formatMoney(booking.price, locale),
        vat: t('vatIncluded', { rate: formatPercent(vatRate, locale), amount: formatMoney(vat, locale) }),
        deposit:
          deposit > 0
            ? { label: t('deposit'), amount: formatMoney(deposit, locale), note: t('depositNote') }
            : undefined,
      },
    },
  ]
}

/** From here to the key: documents, signature, pick-up. */
export function nextSteps({ booking, links }: BookingFacts, texts: Messages, locale: Locale): Block[] {
  const t = createTranslator('end', texts, locale)
  const layout = createTranslator('mails.layout', texts, locale)
  const steps: Step[] = []
  if (booking.status !== 'SIGNED') {
    steps.push(
      {
        title: t('next.documents.title'),
        text: t('next.documents.text'),
        link: { label: layout('toStep'), url: links['upload-documents'] },
      },
      {
        title: t('next.sign.title'),
        text: t('next.sign.text'),
        link: { label: layout('toStep'), url: links.sign },
      },
    )
  }
  const time = momentText(booking.rent.at, texts, locale)
  steps.push({ title: t('next.key.title'), text: t('next.key.text', { place: booking.rent.place, time }) })
  return [
    { kind: 'heading', text: t('nextTitle') },
    { kind: 'steps', steps },
  ]
}

/** What the law wants on paper once something is ordered. */
export function terms({ booking, links }: BookingFacts, texts: Messages, locale: Locale): Block[] {
  const facts = createTranslator('mails.facts', texts, locale)
  const legal = createTranslator('client.legal', texts, locale)
  return [
    { kind: 'heading', text: facts('terms') },
    ...(booking.deposit > 0
      ? [
          {
            kind: 'small' as const,
            text: legal('deposit', { amount: formatMoney(booking.deposit, locale) }),
          },
        ]
      : []),
    { kind: 'small', text: `${legal('noWithdrawal')} ${legal('cancellation')}` },
    { kind: 'link', label: facts('conditions'), url: links['accurate-rental-conditions'] },
  ]
}

export function openBooking(
  { links }: BookingFacts,
  texts: Messages,
  locale: Locale,
): Extract<Block, { kind: 'button' }> {
  const t = createTranslator('mails.facts', texts, locale)
  return { kind: 'button', label: t('openBooking'), url: links.documents }
}

export function calendarAttachment(facts: BookingFacts, texts: Messages, locale: Locale): Attachment {
  return {
    name: `${facts.booking.number}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    bytes: calendarFile(facts, texts, locale),
  }
}
