import { describe, expect, it } from 'vitest'
import type { BlockBar, TimelineAnswer } from '../../../contract/staff/timeline.ts'
import { addDays, dayFrom } from '../../../domain/calendar/wall-clock.ts'
import { TimelineStore } from './timeline-store.ts'

const day = dayFrom
const [first, last] = [day('2026-11-16'), day('2027-01-20')]
const block = (id: number, from: string, to: string): BlockBar => ({
  kind: 'block',
  id,
  reason: 'Hooldus',
  from: `${from}T09:00`,
  to: `${to}T09:00`,
})

/** A server whose one car is taken by these blocks; without blocks it does not answer. */
function serving(blocks: () => BlockBar[] | undefined) {
  const asked: string[] = []
  const store = new TimelineStore(async ({ from, to }) => {
    asked.push(from)
    const bars = blocks()?.filter((bar) => bar.to > from && bar.from < to)
    if (!bars) return { ok: false, problem: { detail: 'Ühendus puudub.' } }
    const car = { id: 7, name: 'Auto', plate: '001AAA', isActive: true, placeId: null, bars }
    const name = { et: 'Väike', en: 'Small', ru: 'Малый' }
    const value: TimelineAnswer = { from, to, groups: [{ id: 1, name, cars: [car] }] }
    return { ok: true, value }
  })
  return { store, asked }
}
const ids = (store: TimelineStore) => store.barsOf(7, first, last).map(({ id }) => id)

describe('what is known of the days', () => {
  it('is asked for once, in whole chunks, and kept', async () => {
    const { store, asked } = serving(() => [block(1, '2026-11-20', '2027-01-10')])
    store.ensure(first, last)
    store.ensure(first, last)
    await store.reload(first, addDays(first, 1))
    expect(asked).toHaveLength(5)
    expect(ids(store)).toEqual([1])
    store.ensure(addDays(first, 1), addDays(last, -1))
    expect(asked).toHaveLength(5)
    expect(store.state()).toMatchObject({ isLoading: false, groups: [{ cars: [{ id: 7 }] }] })
  })

  it('shows a bar where it is after it moved, and not where it was', async () => {
    let blocks = [block(1, '2026-11-20', '2026-12-24')]
    const { store } = serving(() => blocks)
    await store.reload(first, last)
    blocks = [block(1, '2026-11-18', '2026-11-19')]
    await store.reload(day('2026-11-18'), day('2026-12-25'))
    expect(store.barsOf(7, first, last).map(({ to }) => to / 1440)).toEqual([day('2026-11-19') + 9 / 24])
    expect(store.find('block-1')?.to).toBe((day('2026-11-19') + 9 / 24) * 1440)
    blocks = []
    await store.reload(first, last)
    expect(ids(store)).toEqual([])
  })

  it('keeps what it has when the server does not answer, and asks again', async () => {
    let blocks: BlockBar[] | undefined = [block(1, '2026-11-20', '2026-11-21')]
    const { store } = serving(() => blocks)
    await store.reload(first, last)
    blocks = undefined
    await store.reload(first, last)
    expect(store.state()).toMatchObject({ problem: 'Ühendus puudub.', isLoading: false })
    expect(ids(store)).toEqual([1])
    blocks = []
    await store.reload(first, last)
    expect(store.state().problem).toBeUndefined()
    expect(ids(store)).toEqual([])
  })
})
