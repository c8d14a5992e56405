import { describe, expect, it } from 'vitest'
import { exampleFacts } from '../../tests/support/booking-facts.ts'
import { type Locale, locales } from '../i18n/locales.ts'
import { loadMessages } from '../i18n/messages.ts'
import { calendarFile } from './calendar-file.ts'
import { readerOf } from './reader.ts'

const place = 'Väga pika nimega koht; Ülemiste, „Õ” \\ ja 🚗 '.repeat(4)
const facts = {
  ...exampleFacts,
  booking: { ...exampleFacts.booking, rent: { ...exampleFacts.booking.rent, place } },
}
const write = async (locale: Locale) =>
  new TextDecoder().decode(calendarFile(facts, readerOf(await loadMessages(locale), locale)))

describe.each(locales)('the calendar file in %s', (locale) => {
  it('has short lines, all ended alike', async () => {
    const file = await write(locale)
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file).not.toContain('\uFFFD')
  })

  it('reads back as pick-up and return', async () => {
    const [pickUp, back] = eventsOf(await write(locale))
    expect(pickUp).toMatchObject({
      UID: 'AR-000123-pick-up@autorent',
      DTSTAMP: '20261103T101500Z',
      SEQUENCE: '1500',
      DTSTART: '20261112T080000Z',
      DTEND: '20261112T083000Z',
      LOCATION: `${place}, ${facts.booking.rent.address}`,
    })
    expect(pickUp?.SUMMARY).toContain('Škoda Octavia Combi (001 AAA)')
    expect(pickUp?.DESCRIPTION).toContain('AR-000123')
    expect(back).toMatchObject({ UID: 'AR-000123-return@autorent', DTSTART: '20261116T093000Z' })
  })
})

it('carries nothing that opens the booking, because calendars are shared', async () => {
  for (const locale of locales) expect(await write(locale)).not.toMatch(/token|https?:/)
})

it('is the same file for the same booking', async () => {
  expect(await write('et')).toBe(await write('et'))
  expect(await write('et')).toMatch(
    /^BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:.*\r\nCALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\n/,
  )
})

function eventsOf(file: string): Record<string, string>[] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const events: Record<string, string>[] = []
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (line === 'BEGIN:VEVENT') events.push({})
    const event = events.at(-1)
    if (event)
      event[line.slice(0, colon)] = line
        .slice(colon + 1)
        .replaceAll(/\\(.)/g, (_, next) => (next === 'n' ? '\n' : String(next)))
  }
  return events
}
