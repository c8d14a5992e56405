import { showPhone } from '../domain/people/phone.ts'
import { showPlate } from '../domain/people/plate.ts'
import type { BookingFacts, StopFacts } from './booking-facts.ts'
import type { Reader } from './reader.ts'

const MAX_OCTETS = 75
const EVENT_MINUTES = 30

/** Pick-up and return for the customer's own calendar (RFC 5545). Moments are in UTC, so no zone has to be described. */
export function calendarFile(facts: BookingFacts, reader: Reader): Uint8Array {
  const t = reader.t('mails.calendar')
  const { booking, company } = facts
  const car = `${booking.car.name} (${showPlate(booking.car.plate)})`
  // Calendars are shared and synchronised: what opens the booking does not belong there.
  const notes = t('notes', { number: booking.number, phone: showPhone(company.phone) })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Autorent//Booking//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...event(facts, 'pick-up', booking.rent, t('pickUp', { car }), notes),
    ...event(facts, 'return', booking.return, t('return', { car }), notes),
    'END:VCALENDAR',
  ]
  return new TextEncoder().encode(lines.map((line) => `${fold(line)}\r\n`).join(''))
}

function event(
  { booking }: BookingFacts,
  name: 'pick-up' | 'return',
  stop: StopFacts,
  summary: string,
  description: string,
): string[] {
  const end = new Date(stop.at.getTime() + EVENT_MINUTES * 60_000)
  // Grows with every change of the booking, so that a calendar replaces what it has.
  const sequence = Math.floor((booking.changedAt.getTime() - booking.bookedAt.getTime()) / 60_000)
  return [
    'BEGIN:VEVENT',
    `UID:${booking.number}-${name}@autorent`,
    `DTSTAMP:${utc(booking.changedAt)}`,
    `SEQUENCE:${Math.max(0, sequence)}`,
    `DTSTART:${utc(stop.at)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escape(summary)}`,
    `LOCATION:${escape(`${stop.place}, ${stop.address}`)}`,
    `DESCRIPTION:${escape(description)}`,
    'END:VEVENT',
  ]
}

/** `20261112T080000Z` */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escape(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Octets count, not characters, and no character may be torn apart. */
function fold(line: string): string {
  const rows: string[] = []
  let row = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      rows.push(row)
      row = ' '
      octets = 1
    }
    row += character
    octets += size
  }
  return [...rows, row].join('\r\n')
}
