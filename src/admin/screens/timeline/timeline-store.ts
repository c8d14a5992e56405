import type { TimelineAnswer } from '../../../contract/staff/timeline.ts'
import {
  addDays,
  type CalendarDay,
  calendarDay,
  formatDay,
  MINUTES_PER_DAY,
} from '../../../domain/calendar/wall-clock.ts'
import { type Bar, readBar } from './bars.ts'
import type { CarGroup } from './rows.ts'

/** Days are fetched by the month, roughly: a sideways step asks once or not at all. */
const CHUNK_DAYS = 28

type Ask = (days: { from: string; to: string }) => Promise<Asked>
type Asked = { ok: true; value: TimelineAnswer } | { ok: false; problem: { detail: string } }
type Chunk = {
  cars: ReadonlyMap<number, readonly Bar[]>
  byKey: ReadonlyMap<string, Bar>
  turn: number
  isLoading: boolean
}

export type TimelineState = {
  /** Counts every change of what is known. */
  version: number
  groups: readonly CarGroup[]
  isLoading: boolean
  problem: string | undefined
}

/** What is known of the fleet's days. Whatever was loaded once stays until something newer replaces it. */
export class TimelineStore {
  readonly #ask: Ask
  readonly #chunks = new Map<number, Chunk>()
  readonly #listeners = new Set<() => void>()
  #state: TimelineState = { version: 0, groups: [], isLoading: true, problem: undefined }
  #turn = 0

  constructor(ask: Ask) {
    this.#ask = ask
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly state = (): TimelineState => this.#state

  /** Asks for the days that are not known yet. */
  ensure(firstDay: CalendarDay, lastDay: CalendarDay): void {
    for (const index of chunksOf(firstDay, lastDay)) if (!this.#chunks.has(index)) void this.#load(index)
  }

  /** Asks again for days that have changed; what was known is shown meanwhile. */
  async reload(firstDay: CalendarDay, lastDay: CalendarDay): Promise<void> {
    await Promise.all(chunksOf(firstDay, lastDay).map((index) => this.#load(index)))
  }

  /** In order of time. A bar that reaches over several chunks is told once. */
  barsOf(carId: number, firstDay: CalendarDay, lastDay: CalendarDay): Bar[] {
    const [from, to] = [firstDay * MINUTES_PER_DAY, lastDay * MINUTES_PER_DAY]
    const found = new Map<string, { bar: Bar; turn: number }>()
    for (const index of chunksOf(firstDay, lastDay)) {
      const chunk = this.#chunks.get(index)
      for (const bar of chunk?.cars.get(carId) ?? []) {
        const known = found.get(bar.key)
        if (bar.to > from && bar.from < to && (!known || known.turn < (chunk?.turn ?? 0))) {
          found.set(bar.key, { bar, turn: chunk?.turn ?? 0 })
        }
      }
    }
    return [...found.values()].map(({ bar }) => bar).sort((a, b) => a.from - b.from)
  }

  find(key: string): Bar | undefined {
    let newest: { bar: Bar; turn: number } | undefined
    for (const { byKey, turn } of this.#chunks.values()) {
      const bar = byKey.get(key)
      if (bar && !(newest && newest.turn > turn)) newest = { bar, turn }
    }
    return newest?.bar
  }

  async #load(index: number): Promise<void> {
    const turn = ++this.#turn
    const before = this.#chunks.get(index)
    const nothing = { cars: new Map(), byKey: new Map(), turn: 0 }
    this.#chunks.set(index, { ...(before ?? nothing), isLoading: true })
    this.#tell({})
    const from = calendarDay(index * CHUNK_DAYS)
    const to = addDays(from, CHUNK_DAYS)
    const answer = await this.#ask({ from: formatDay(from), to: formatDay(to) })
    const known = this.#chunks.get(index)
    if (known && known.turn > turn) return
    if (!answer.ok) {
      // Forgotten, so that it is asked for again.
      if (before) this.#chunks.set(index, { ...before, isLoading: false })
      else this.#chunks.delete(index)
      this.#tell({ problem: answer.problem.detail })
      return
    }
    const cars = new Map<number, Bar[]>()
    for (const { cars: listed } of answer.value.groups) {
      for (const { id, bars } of listed) {
        if (bars.length > 0)
          cars.set(
            id,
            bars.map((bar) => readBar(bar, id)),
          )
      }
    }
    const byKey = new Map([...cars.values()].flat().map((bar) => [bar.key, bar]))
    this.#chunks.set(index, { cars, byKey, turn, isLoading: false })
    this.#tell({ problem: undefined, groups: withCars(this.#state.groups, answer.value) })
  }

  #tell(changes: Partial<TimelineState>): void {
    const isLoading = [...this.#chunks.values()].some((chunk) => chunk.isLoading)
    this.#state = { ...this.#state, ...changes, isLoading, version: this.#state.version + 1 }
    for (const listener of this.#listeners) listener()
  }
}

function chunksOf(firstDay: CalendarDay, lastDay: CalendarDay): number[] {
  const first = Math.floor(firstDay / CHUNK_DAYS)
  const last = Math.floor((lastDay - 1) / CHUNK_DAYS)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

const alphabet = new Intl.Collator('et')

/** A car that is no longer for rent is told only with days on which something takes it. The same list stays the same. */
function withCars(known: readonly CarGroup[], { groups }: TimelineAnswer): readonly CarGroup[] {
  const ids = new Set(known.flatMap(({ cars }) => cars.map(({ id }) => id)))
  if (groups.every(({ cars }) => cars.every(({ id }) => ids.has(id)))) return known
  const all = new Map(known.map((group) => [group.id, group]))
  for (const { id, name, cars } of groups) {
    const before = all.get(id)?.cars ?? []
    const added = cars.filter((car) => !ids.has(car.id)).map(({ bars: _bars, ...car }) => car)
    const sorted = [...before, ...added].sort(
      (a, b) => alphabet.compare(a.name, b.name) || (a.plate < b.plate ? -1 : 1),
    )
    all.set(id, { id, name, cars: sorted })
  }
  return [...all.values()].sort((a, b) => a.id - b.id)
}
