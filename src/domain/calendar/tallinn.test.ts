import { describe, expect, it } from 'vitest'
import { at } from '../../../tests/support/example-catalogue.ts'
import { instantOf, labelOf } from './tallinn.ts'
import { addMinutes, formatLabel } from './wall-clock.ts'

/** Last Sundays of March and October, from a calendar. */
const changes = [
  { year: 2025, spring: '2025-03-30', autumn: '2025-10-26' },
  { year: 2026, spring: '2026-03-29', autumn: '2026-10-25' },
  { year: 2027, spring: '2027-03-28', autumn: '2027-10-31' },
  { year: 2028, spring: '2028-03-26', autumn: '2028-10-29' },
  { year: 2029, spring: '2029-03-25', autumn: '2029-10-28' },
  { year: 2030, spring: '2030-03-31', autumn: '2030-10-27' },
]

const everyMinute = (from: string, to: string) =>
  Array.from({ length: at(to) - at(from) }, (_, index) => addMinutes(at(from), index))
const dayBefore = (date: string): string => formatLabel(addMinutes(at(`${date}T00:00`), -1)).slice(0, 10)
const instantText = (label: string): string | undefined => instantOf(at(label))?.toISOString()

describe('an instant of a Tallinn label', () => {
  it.each([
    ['in winter', '2026-11-16T10:00', '2026-11-16T08:00:00.000Z'],
    ['in summer', '2026-07-16T10:00', '2026-07-16T07:00:00.000Z'],
    ['just after midnight, a date earlier in UTC', '2026-07-16T00:30', '2026-07-15T21:30:00.000Z'],
    ['on New Year', '2027-01-01T00:00', '2026-12-31T22:00:00.000Z'],
  ])('%s', (_name, label, instant) => {
    expect(instantText(label)).toBe(instant)
  })
})

describe.each(changes)('the spring change of $year', ({ spring }) => {
  it('has no instant for any minute from 03:00 until 04:00', () => {
    for (const label of everyMinute(`${spring}T03:00`, `${spring}T04:00`)) {
      expect(instantOf(label), formatLabel(label)).toBeUndefined()
    }
  })

  it('goes from 02:59 to 04:00 within a minute', () => {
    expect(instantText(`${spring}T02:59`)).toBe(`${spring}T00:59:00.000Z`)
    expect(instantText(`${spring}T04:00`)).toBe(`${spring}T01:00:00.000Z`)
  })

  it('names the instants on both sides', () => {
    expect(formatLabel(labelOf(new Date(`${spring}T00:59:00Z`)))).toBe(`${spring}T02:59`)
    expect(formatLabel(labelOf(new Date(`${spring}T01:00:00Z`)))).toBe(`${spring}T04:00`)
  })
})

describe.each(changes)('the autumn change of $year', ({ autumn }) => {
  it('means the first of the two hours from 03:00 until 04:00', () => {
    for (const label of everyMinute(`${autumn}T03:00`, `${autumn}T04:00`)) {
      expect(instantOf(label)?.getTime(), formatLabel(label)).toBe((label - 180) * 60_000)
    }
  })

  it('goes on two hours after the doubled hour began', () => {
    expect(instantText(`${autumn}T02:59`)).toBe(`${dayBefore(autumn)}T23:59:00.000Z`)
    expect(instantText(`${autumn}T03:00`)).toBe(`${autumn}T00:00:00.000Z`)
    expect(instantText(`${autumn}T04:00`)).toBe(`${autumn}T02:00:00.000Z`)
  })

  it('gives both hours the same labels', () => {
    expect(formatLabel(labelOf(new Date(`${autumn}T00:30:00Z`)))).toBe(`${autumn}T03:30`)
    expect(formatLabel(labelOf(new Date(`${autumn}T01:30:00Z`)))).toBe(`${autumn}T03:30`)
    expect(formatLabel(labelOf(new Date(`${autumn}T02:00:00Z`)))).toBe(`${autumn}T04:00`)
  })
})

describe.each(changes.flatMap(({ spring, autumn }) => [spring, autumn]))('around %s', (date) => {
  const labels = everyMinute(`${dayBefore(date)}T12:00`, `${date}T12:00`).filter((label) => label % 15 === 0)

  it('labels that exist come back from their instants', () => {
    const existing = labels.filter((label) => instantOf(label) !== undefined)
    const back = existing.map((label) => labelOf(instantOf(label) ?? new Date(0)))
    expect(back.map(formatLabel)).toEqual(existing.map(formatLabel))
  })

  it('instants grow with their labels', () => {
    const instants = labels.flatMap((label) => instantOf(label)?.getTime() ?? [])
    expect(instants.every((instant, index) => index === 0 || instant > (instants[index - 1] ?? 0))).toBe(true)
  })

  it('instants come back from their labels, but the second autumn hour as the first', () => {
    const isAutumn = date.includes('-10-')
    const start = Date.parse(`${dayBefore(date)}T12:00:00Z`)
    for (let instant = start; instant < start + 24 * 3_600_000; instant += 15 * 60_000) {
      const hour = new Date(instant).toISOString().slice(0, 13)
      const isSecond = isAutumn && hour === `${date}T01`
      expect(instantOf(labelOf(new Date(instant)))?.getTime()).toBe(instant - (isSecond ? 3_600_000 : 0))
    }
  })
})

/** Temporal, which browsers do not all have yet, is a second opinion. */
it('every half hour of three years, and dates nobody rents on, are read as Temporal reads them', () => {
  const zoned = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO('Europe/Tallinn')
  const wrong: string[] = []
  const compare = (ms: number) => {
    const text = zoned(ms).toPlainDateTime().toString({ smallestUnit: 'minute' })
    if (formatLabel(labelOf(new Date(ms))) !== text) wrong.push(text)
  }
  for (let ms = Date.UTC(2026, 0); ms < Date.UTC(2029, 0); ms += 1_800_000) compare(ms)
  for (const year of [1, 1717, 1900, 1918, 1942, 1981, 1999, 2200, 9998]) compare(Date.UTC(year, 6, 1, 12))
  expect(wrong).toEqual([])
})

describe('a label of an instant', () => {
  it('is the minute the instant lies in, never the next one', () => {
    expect(formatLabel(labelOf(new Date('2026-12-31T21:59:59.999Z')))).toBe('2026-12-31T23:59')
  })

  it('is not to be had for a broken date', () => {
    expect(() => labelOf(new Date(Number.NaN))).toThrow(RangeError)
  })
})
