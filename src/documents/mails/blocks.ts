import { lateCancelFee } from '../../domain/booking/cancellation.ts'
import { formatPercent } from '../../i18n/format.ts'
import { type BookingFacts, fullName, type RentalFacts } from '../booking-facts.ts'
import { calendarFile } from '../calendar-file.ts'
import { journeyOf } from '../journey.ts'
import { momentText } from '../moments.ts'
import { priceSections } from '../price-words.ts'
import type { Reader } from '../reader.ts'
import { phoneText, plateText } from '../unbroken.ts'
import type { Block, BlockOf, Row, Step } from './letter.ts'
import type { Attachment } from './mail.ts'

/** The parts several mails share. */
export function greeting({ firstName }: { firstName: string }, reader: Reader): Block {
  return { kind: 'text', text: reader.t('mails.layout')('greeting', { name: firstName }) }
}

export function bookingRows({ booking }: BookingFacts, reader: Reader): Block {
  const t = reader.t('mails.facts')
  const { number, car } = booking
  return {
    kind: 'rows',
    rows: [
      [t('number'), number],
      [t('car'), `${car.name}, ${plateText(car.plate)}`],
    ],
  }
}

/** The whole booking: what, when, where and for how much. */
export function bookingSummary(facts: BookingFacts, reader: Reader): Block[] {
  return [bookingRows(facts, reader), journey(facts, reader), mapLink(facts, reader), ...price(facts, reader)]
}

/** How the office reaches a client. */
export function clientRows({ client }: BookingFacts, reader: Reader): Row[] {
  const t = reader.t('inquiry')
  return [
    [reader.t('mails.office')('client'), fullName(client)],
    [t('phone'), phoneText(client.phone)],
    [t('email'), client.email],
  ]
}

export function journey(
  { booking }: { booking: Pick<RentalFacts, 'rent' | 'return' | 'rules'> },
  reader: Reader,
): Block {
  return { kind: 'journey', ...journeyOf(booking, reader) }
}

/** Where the car is picked up, on a map. */
export function mapLink({ booking }: { booking: Pick<RentalFacts, 'rent'> }, reader: Reader): Block {
  const query = encodeURIComponent(booking.rent.address)
  const label = reader.t('mails.facts')('map', { place: booking.rent.place })
  return { kind: 'link', label, url: `https://www.openstreetmap.org/search?query=${query}` }
}

/** What a price is told from. */
type Priced = Pick<
  RentalFacts,
  'rent' | 'return' | 'price' | 'vat' | 'vatRate' | 'deposit' | 'lines' | 'services'
>

export function price({ booking }: { booking: Priced }, reader: Reader): Block[] {
  const t = reader.t('price')
  const { vat, vatRate, deposit } = booking
  const total = {
    label: t('total'),
    amount: reader.money(booking.price),
    vat: t('vatIncluded', { rate: formatPercent(vatRate, reader.locale), amount: reader.money(vat) }),
    deposit:
      deposit > 0 ? { label: t('deposit'), amount: reader.money(deposit), note: t('depositNote') } : null,
  }
  return [
    { kind: 'heading', text: reader.t('mails.facts')('priceTitle') },
    { kind: 'price', sections: priceSections(booking, reader), total },
  ]
}

/** From here to the key: documents, signature, pick-up. */
export function nextSteps({ booking, links }: BookingFacts, reader: Reader): Block[] {
  const t = reader.t('end')
  const { at, place } = booking.rent
  const key = {
    title: t('next.key.title'),
    text: t('next.key.text', { place, time: momentText(at, reader) }),
  }
  const before: Step[] = [
    {
      title: t('next.documents.title'),
      text: t('next.documents.text'),
      link: { label: t('next.documents.title'), url: links['upload-documents'] },
    },
    {
      title: t('next.sign.title'),
      text: t('next.sign.text'),
      link: { label: t('next.sign.title'), url: links.sign },
    },
  ]
  return [
    { kind: 'heading', text: t('nextTitle') },
    { kind: 'steps', steps: booking.status === 'SIGNED' ? [key] : [...before, key] },
  ]
}

/** What the law wants on paper once something is ordered. */
export function terms({ booking, links }: BookingFacts, reader: Reader): Block[] {
  const t = reader.t('mails.facts')
  const legal = reader.t('client.legal')
  const deposit = legal('deposit', { amount: reader.money(booking.deposit) })
  const { price, lines, rent, bookedAt, rules } = booking
  const fee = lateCancelFee({ price, lines, rentDate: rent.at, ...rules }, bookedAt)
  const cancellation =
    fee > 0 ? legal('lateCancellation', { amount: reader.money(fee) }) : legal('cancellation')
  return [
    { kind: 'heading', text: t('terms') },
    ...(booking.deposit > 0 ? [{ kind: 'small' as const, text: deposit }] : []),
    { kind: 'small', text: `${legal('noWithdrawal')} ${cancellation}` },
    { kind: 'link', label: t('conditions'), url: links['accurate-rental-conditions'] },
  ]
}

export function openBooking(
  { links }: BookingFacts,
  reader: Reader,
  isQuiet = false,
  words: 'openBooking' | 'openOrCancel' = 'openBooking',
): BlockOf<'button'> {
  const label = reader.t('mails.facts')(words)
  return { kind: 'button', label, url: links.documents, isQuiet }
}

/** What a person wrote, under a word that says what it is. */
export function quoted(title: string, text: string | null): Block[] {
  if (!text) return []
  return [
    { kind: 'heading', text: title },
    { kind: 'quote', text },
  ]
}

export function calendarAttachment(facts: BookingFacts, reader: Reader): Attachment {
  return {
    name: `${facts.booking.number}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    bytes: calendarFile(facts, reader),
  }
}
