import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { addDays, type CalendarDay, dayOf, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import type { Bar } from './bars.ts'
import type { Row } from './rows.ts'
import type { TimelineStore } from './timeline-store.ts'

/** Far enough to find the next bar of a line. */
export const REACH_DAYS = 60

/** The one bar that Tab leads to: the chosen one, or the one of the lines shown that is nearest to now. */
export function useActiveBar(
  box: RefObject<HTMLDivElement | null>,
  store: TimelineStore,
  shown: readonly Row[],
  now: WallMinute,
) {
  const [chosenKey, setChosenKey] = useState<string>()
  const carIds = shown.flatMap((row) => (row.kind === 'car' ? [row.car.id] : []))
  const activeBar = barAmong(store, carIds, chosenKey, dayOf(now))
  const wantsFocus = useRef(false)
  useLayoutEffect(() => {
    if (!wantsFocus.current || !activeBar) return
    const element = box.current?.querySelector<HTMLElement>(`[data-key="${activeBar.key}"]`)
    if (!element) return
    wantsFocus.current = false
    element.focus({ preventScroll: true })
  })
  return {
    activeBar,
    choose: (bar: Bar) => setChosenKey(bar.key),
    /** The keyboard follows as soon as the bar is in the document. */
    goTo: (bar: Bar) => {
      wantsFocus.current = true
      setChosenKey(bar.key)
    },
  }
}

function barAmong(
  store: TimelineStore,
  carIds: readonly number[],
  chosenKey: string | undefined,
  today: CalendarDay,
): Bar | undefined {
  const chosen = chosenKey === undefined ? undefined : store.find(chosenKey)
  if (chosen && carIds.includes(chosen.carId)) return chosen
  for (const carId of carIds) {
    const [first] = store.barsOf(carId, today, addDays(today, REACH_DAYS))
    if (first) return first
  }
  return undefined
}
