import { formatLabel, parseLabel, type WallMinute } from './wall-clock.ts'

const ZONE = 'Europe/Tallinn'

/** The instant of a label. The doubled autumn hour means its first occurrence; the spring gap has no instant. */
export function instantOf(label: WallMinute): Date | undefined {
  const text = formatLabel(label)
  const zoned = Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE, { disambiguation: 'compatible' })
  if (zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }) !== text) return undefined
  return new Date(zoned.epochMilliseconds)
}

export function labelOf(instant: Date): WallMinute {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(ZONE)
  const label = parseLabel(zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }))
  if (label === undefined) throw new RangeError(`no Tallinn label for ${instant.toISOString()}`)
  return label
}
