import { formatLabel, type WallMinute, wallMinute } from './wall-clock.ts'

const ZONE = 'Europe/Tallinn'

/** The instant of a label. The doubled autumn hour means its first occurrence; the spring gap has no instant. */
export function instantOf(label: WallMinute): Date | undefined {
  const zoned = Temporal.PlainDateTime.from(formatLabel(label)).toZonedDateTime(ZONE, {
    disambiguation: 'compatible',
  })
  return labelled(zoned) === label ? new Date(zoned.epochMilliseconds) : undefined
}

export function labelOf(instant: Date): WallMinute {
  return labelled(Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(ZONE))
}

function labelled(zoned: Temporal.ZonedDateTime): WallMinute {
  return wallMinute(Math.floor((zoned.epochMilliseconds + zoned.offsetNanoseconds / 1_000_000) / 60_000))
}
