import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import {
  addDays,
  atTime,
  type CalendarDay,
  dayOf,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import { type Bar, isSameWish, type Pending, type Wish, wishOf } from './bars.ts'
import { meaningOf, neighbourOf } from './keyboard.ts'
import { type Row, rowOfCar } from './rows.ts'
import { labelAt, type Scale, xOf } from './scale.ts'
import type { TimelineStore } from './timeline-store.ts'
import { REACH_DAYS } from './use-active-bar.ts'
import { HEAD_HEIGHT } from './use-visible-part.ts'

type Sheet = {
  box: RefObject<HTMLDivElement | null>
  store: TimelineStore
  rows: readonly Row[]
  scale: Scale
  sideWidth: number
  pending: Pending | undefined
  isJustDragged: () => boolean
  choose: (bar: Bar) => void
  goTo: (bar: Bar) => void
  onMoving: (pending: Pending | undefined) => void
  onAsk: (pending: Pending) => void
  onOpen: (bar: Bar) => void
  /** Something new for this car from then on. */
  onGap: (carId: number, start: WallMinute) => void
}

/** What keys, clicks and double clicks mean on the sheet. */
export function useSheetEvents(sheet: Sheet) {
  const { box, store, rows, scale, sideWidth, pending, choose, goTo, onMoving, onAsk, onOpen, onGap } = sheet

  const show = (wish: Wish) => {
    const row = rowOfCar(rows, wish.carId)
    const [left, right] = [xOf(scale, wish.from), xOf(scale, wish.to)]
    if (box.current && row) scrollTo(box.current, row, { left, right }, sideWidth)
  }
  const step = (bar: Bar, direction: Parameters<typeof neighbourOf>[1]) => {
    const days: [CalendarDay, CalendarDay] = [
      addDays(dayOf(bar.from), -REACH_DAYS),
      addDays(dayOf(bar.to), REACH_DAYS),
    ]
    const next = neighbourOf(bar, direction, rows, (carId) => store.barsOf(carId, ...days))
    if (!next) return
    if (pending) onMoving(undefined)
    goTo(next)
    show(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const bar = store.find(keyOf(event.target) ?? '')
    if (!bar) return
    const wish = pending?.bar.key === bar.key ? pending.wish : wishOf(bar)
    const meaning = meaningOf(event, bar, wish, rows)
    if (!meaning) return
    if (meaning.kind === 'escape') {
      if (pending) onMoving(undefined)
      return
    }
    event.preventDefault()
    if (meaning.kind === 'enter') {
      if (pending && !isSameWish(pending.wish, wishOf(bar))) onAsk(pending)
      else onOpen(bar)
    } else if (meaning.kind === 'gap') onGap(bar.carId, bar.to)
    else if (meaning.kind === 'wish') {
      onMoving({ bar, wish: meaning.wish })
      show(meaning.wish)
    } else step(bar, meaning.direction)
  }
  const onClick = (event: MouseEvent) => {
    const bar = store.find(keyOf(event.target) ?? '')
    if (!bar || sheet.isJustDragged()) return
    choose(bar)
    onOpen(bar)
  }
  const onDoubleClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    const row = target?.closest<HTMLElement>('[data-car]')
    if (!row || keyOf(event.target) !== undefined || !box.current) return
    const x = event.clientX - box.current.getBoundingClientRect().left - sideWidth + box.current.scrollLeft
    onGap(Number(row.dataset.car), atTime(dayOf(labelAt(scale, x)), 9 * 60))
  }
  return { onKeyDown, onClick, onDoubleClick }
}

function keyOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined
}

/** Only as far as needed, and never under the names or the dates. */
function scrollTo(
  box: HTMLElement,
  row: { top: number; height: number },
  { left, right }: { left: number; right: number },
  sideWidth: number,
): void {
  const width = box.clientWidth - sideWidth
  const height = box.clientHeight - HEAD_HEIGHT
  if (row.top < box.scrollTop) box.scrollTop = row.top
  else if (row.top + row.height > box.scrollTop + height) box.scrollTop = row.top + row.height - height
  if (left < box.scrollLeft || right - left > width) box.scrollLeft = left - 16
  else if (right > box.scrollLeft + width) box.scrollLeft = right - width + 16
}
