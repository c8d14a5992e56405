import { type RefObject, useCallback, useState } from 'react'
import {
  addDays,
  addMinutes,
  atTime,
  type CalendarDay,
  earlier,
  later,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { type Bar, daysOf, type Pending, type Wish } from './bars.ts'
import type { RowWords } from './car-row.tsx'
import { dialogFor, type OpenDialog } from './timeline-dialog.tsx'
import type { GridHandle } from './timeline-grid.tsx'
import type { TimelineState, TimelineStore } from './timeline-store.ts'

type Sheet = {
  store: TimelineStore
  state: TimelineState
  grid: RefObject<GridHandle | null>
  today: CalendarDay
  words: RowWords
}

/** What lies over the sheet, which bar is on its way elsewhere, and what is said about it. */
export function useOpenDialog({ store, state, grid, today, words: { t, locale } }: Sheet) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const [moving, setMoving] = useState<Pending>()
  const [said, setSaid] = useState('')

  const nameOf = (carId: number): string => {
    const car = state.groups.flatMap(({ cars }) => cars).find(({ id }) => id === carId)
    return car ? `${car.name} ${showPlate(car.plate)}` : ''
  }
  const block = useCallback(
    (carId: number, start?: WallMinute) => {
      const from = start ?? atTime(addDays(today, 1), 9 * 60)
      setDialog({ kind: 'block', draft: { carId, from, to: addMinutes(from, 8 * 60), reason: '' } })
    },
    [today],
  )
  const gap = useCallback((carId: number, from: WallMinute) => setDialog({ kind: 'gap', carId, from }), [])
  const close = () => {
    setDialog(undefined)
    setMoving(undefined)
    setSaid('')
    grid.current?.focusBar()
  }
  /** What changed is asked for again before the sheet can be touched: the next wish must start from what is true. */
  const finish = async (sentence: string, places: Wish[]) => {
    const days = places.flatMap(daysOf)
    if (days.length > 0) await store.reload(days.reduce(earlier), days.reduce(later))
    close()
    setSaid(sentence)
  }
  const move = (pending: Pending | undefined) => {
    setMoving(pending)
    if (!pending) return setSaid('')
    const { carId, from, to } = pending.wish
    const times = { from: formatDateTime(from, locale), to: formatDateTime(to, locale) }
    setSaid(t('moving', { car: nameOf(carId), ...times }))
  }
  return {
    dialog,
    pending: dialog?.kind === 'change' || dialog?.kind === 'trip' ? dialog : moving,
    said,
    nameOf,
    setDialog,
    block,
    gap,
    close,
    finish,
    move,
    ask: (pending: Pending) => setDialog(dialogFor(pending)),
    open: (bar: Bar) => setDialog({ kind: 'bar', bar }),
  }
}
