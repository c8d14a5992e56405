import { eq } from 'drizzle-orm'
import type { FieldError } from '../../contract/field-errors.ts'
import type { Database } from '../../db/client.ts'
import { readCatalogue } from '../../db/read-catalogue.ts'
import { schema } from '../../db/schema.ts'
import { keptIf, onTrial } from '../../db/trial.ts'
import { weekFaults } from '../../domain/calendar/week-hours.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { isStillSo } from '../../domain/still-so.ts'
import type { PaperDependencies } from '../papers/paper-dependencies.ts'
import { lockPriceList } from '../prices/apply-edits.ts'
import { recordChange } from '../records/record-change.ts'
import { readClosedThen } from '../today/read-closed-then.ts'

type Place = typeof schema.locations.$inferSelect
type WindowRow = typeof schema.locationTimes.$inferSelect
type WeekWindow = Pick<WindowRow, 'dayName' | 'start' | 'end' | 'rentPrice' | 'returnPrice'>
export type PlaceWeek = Pick<Place, 'holidayHours' | 'shortenedDayHours'> & { windows: readonly WeekWindow[] }

/** A place with its week; undefined when there is none. */
export async function readPlaceWeek(db: Database, id: number) {
  const { locations, locationTimes } = schema
  const [place] = await db.select().from(locations).where(eq(locations.id, id))
  if (!place) return undefined
  const windows = await db
    .select()
    .from(locationTimes)
    .where(eq(locationTimes.locationId, id))
    .orderBy(locationTimes.dayName, locationTimes.start)
  return { place, windows }
}

type SavedWeek =
  | { kind: 'saved' | 'no_place' | 'changed_meanwhile' }
  | { kind: 'refused'; faults: FieldError[] }

/** The whole week at once: what it has in the database and not here, goes. */
export async function savePlaceWeek(
  { db, catalogue }: Pick<PaperDependencies, 'db' | 'catalogue'>,
  id: number,
  { previous, ...week }: PlaceWeek & { previous?: PlaceWeek | undefined },
  staff: ByStaff,
): Promise<SavedWeek> {
  const isSaved = ({ kind }: SavedWeek) => kind === 'saved'
  const saved = await keptIf(db, isSaved, async (tx): Promise<SavedWeek> => {
    await lockPriceList(tx)
    const found = previous && (await readPlaceWeek(tx, id))
    if (found && !isStillSo(inOrder(previous), inOrder({ ...found.place, windows: found.windows })))
      return { kind: 'changed_meanwhile' }
    return writeWeek(tx, id, week, staff)
  })
  await catalogue.newest()
  return saved
}

/** A week as it is compared: only what it says, day by day. */
const inOrder = ({ windows, holidayHours, shortenedDayHours }: PlaceWeek): PlaceWeek => ({
  holidayHours,
  shortenedDayHours,
  windows: windows
    .map(({ dayName, start, end, rentPrice, returnPrice }) => {
      const [opens, closes] = [start.slice(0, 5), end.slice(0, 5)]
      return { dayName, start: opens, end: closes, rentPrice, returnPrice }
    })
    .toSorted((a, b) => (`${a.dayName} ${a.start}` < `${b.dayName} ${b.start}` ? -1 : 1)),
})

/** Bookings that stand and would find nobody there: those that the new hours leave outside. */
export async function tryPlaceWeek(
  { db }: Pick<PaperDependencies, 'db'>,
  id: number,
  week: PlaceWeek,
  now: Date,
): Promise<{ ok: true; bookings: { id: number; at: Date }[] } | { ok: false; refused: SavedWeek }> {
  return onTrial(db, async (tx) => {
    await lockPriceList(tx)
    const known = await closedThen(tx, now)
    const written = await writeWeek(tx, id, week, undefined)
    if (written.kind !== 'saved') return { ok: false as const, refused: written }
    const after = await closedThen(tx, now)
    const isNew = (one: { name: string }) => !known.some(({ name }) => name === one.name)
    return {
      ok: true as const,
      bookings: after.filter(isNew).map(({ id: found, at }) => ({ id: found, at })),
    }
  })
}

async function closedThen(tx: Database, now: Date) {
  const { closedPickUps, closedReturns } = await readClosedThen(tx, await readCatalogue(tx), now)
  return [
    ...closedPickUps.map(({ booking }) => ({
      name: `out ${booking.id}`,
      id: booking.id,
      at: booking.rentDate,
    })),
    ...closedReturns.map(({ booking }) => ({
      name: `back ${booking.id}`,
      id: booking.id,
      at: booking.returnDate,
    })),
  ]
}

async function writeWeek(
  tx: Database,
  id: number,
  { windows, ...special }: PlaceWeek,
  staff: ByStaff | undefined,
): Promise<SavedWeek> {
  const faults = weekFaults(windows)
  if (faults.length > 0)
    return {
      kind: 'refused',
      faults: faults.map(({ place, code }) => ({ path: `windows.${place}.end`, code })),
    }
  const found = await readPlaceWeek(tx, id)
  if (!found) return { kind: 'no_place' }
  const { locations, locationTimes } = schema
  await tx.update(locations).set(special).where(eq(locations.id, id))
  await tx.delete(locationTimes).where(eq(locationTimes.locationId, id))
  if (windows.length > 0)
    await tx.insert(locationTimes).values(windows.map((window) => ({ ...window, locationId: id })))
  if (staff)
    await recordChange(tx, staff, {
      resource: 'locations',
      recordId: id,
      action: 'update-hours',
      before: factsOf(found.place, found.windows),
      after: factsOf(special, windows),
    })
  return { kind: 'saved' }
}

const factsOf = (
  { holidayHours, shortenedDayHours }: Pick<Place, 'holidayHours' | 'shortenedDayHours'>,
  windows: readonly WeekWindow[],
) => ({
  holidayHours,
  shortenedDayHours,
  hours: windows
    .map(({ dayName, start, end }) => `${dayName} ${start.slice(0, 5)}–${end.slice(0, 5)}`)
    .toSorted()
    .join(', '),
})
