import type { CalendarDay } from './wall-clock.ts'
import { atTime, formatLabel, MINUTES_PER_DAY, type WallMinute, wallMinute } from './wall-clock.ts'

/** The instant of a label. The doubled autumn hour means its first occurrence; the spring gap has no instant. */
export function instantOf(label: WallMinute): Date | undefined {
  // Clocks change twice a year, so of the offsets a day before and a day after one is right, and the earlier one wins.
  const offsets = [minutesAhead(label - MINUTES_PER_DAY), minutesAhead(label + MINUTES_PER_DAY)]
  const offset = offsets.find((minutes) => minutesAhead(label - minutes) === minutes)
  return offset === undefined ? undefined : new Date((label - offset) * 60_000)
}

export function labelOf(instant: Date): WallMinute {
  const minute = Math.floor(instant.getTime() / 60_000)
  return wallMinute(minute + minutesAhead(minute))
}

const ZONE = 'Europe/Tallinn'
const OFFSET = /\+(\d{2}):(\d{2})/

/** Asking takes microseconds, so an hour is asked about once. The bound holds whatever times strangers send. */
const known = new Map<number, number>()
const MOST_KNOWN = 50_000

/** How far Tallinn's clocks are ahead of a minute of UTC. */
function minutesAhead(minute: number): number {
  const hour = Math.floor(minute / 60)
  const offset = known.get(hour)
  if (offset !== undefined) return offset
  if (known.size === MOST_KNOWN) known.clear()
  const [, hours, minutes] = OFFSET.exec(offsetText(hour * 3_600_000)) ?? []
  const asked = Number(hours) * 60 + Number(minutes)
  known.set(hour, asked)
  return asked
}

let clock: Intl.DateTimeFormat | undefined

/** Temporal answers at once; Intl, which every browser has, takes a phone a tenth of a second the first time. */
function offsetText(instant: number): string {
  if (typeof Temporal !== 'undefined') {
    return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(ZONE).offset
  }
  clock ??= new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' })
  return clock.format(instant)
}

/** A moment as the text that stands on Tallinn's clocks, `YYYY-MM-DDTHH:mm`. */
export const labelText = (at: Date): string => formatLabel(labelOf(at))
export const labelTextOrNull = (at: Date | null): string | null => at && labelText(at)

/** Midnight, or so many minutes after it: for midnight and noon, when no clock of this country ever changes. */
export function tallinnAt(day: CalendarDay, minute = 0): Date {
  const at = instantOf(atTime(day, minute))
  if (!at) throw new RangeError(`day ${day} has no minute ${minute}`)
  return at
}
