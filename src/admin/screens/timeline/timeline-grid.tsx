import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  addDays,
  atTime,
  type CalendarDay,
  dayOf,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import { type Bar, isSameWish, type Wish, wishOf } from './bars.ts'
import { CarRow, type RowWords } from './car-row.tsx'
import { DayColumns, DayHeader } from './day-header.tsx'
import { hideGhost, placeGhost } from './ghost.ts'
import { meaningOf, neighbourOf } from './keyboard.ts'
import { heightOf, layRows, rowOfCar } from './rows.ts'
import { labelAt, type Scale, xOf } from './scale.ts'
import { SideColumn } from './side-column.tsx'
import type { TimelineState, TimelineStore } from './timeline-store.ts'
import { useDrag } from './use-drag.ts'
import { useNamesInView } from './use-names-in-view.ts'
import { HEAD_HEIGHT, useVisiblePart } from './use-visible-part.ts'

/** A bar that someone wants elsewhere. */
export type Pending = { bar: Bar; wish: Wish }

export type GridHandle = {
  goTo: (label: WallMinute) => void
  leftLabel: () => WallMinute
  /** The keyboard goes back to the bar it came from. */
  focusBar: () => void
}

type Props = {
  handle: Ref<GridHandle>
  store: TimelineStore
  state: TimelineState
  scale: Scale
  now: WallMinute
  words: RowWords
  closed: ReadonlySet<number>
  onToggle: (groupId: number) => void
  pending: Pending | undefined
  /** Moved by the keyboard, not yet asked for. */
  onMoving: (pending: Pending | undefined) => void
  onAsk: (pending: Pending) => void
  onOpen: (bar: Bar) => void
  onBlock: (carId: number, start?: WallMinute) => void
}

/** Far enough to find the next bar of a line. */
const REACH_DAYS = 60

/** The sheet: cars down, days across. Only what can be seen, and a little more, is in the document. */
export function TimelineGrid(props: Props) {
  const { store, state, scale, now, words, closed, pending, onMoving, onAsk, onOpen, onBlock } = props
  const box = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => layRows(state.groups, closed), [state.groups, closed])
  const today = dayOf(now)
  const { part, sideWidth, goTo, leftLabel } = useVisiblePart(box, rows, scale, atTime(addDays(today, -1), 0))
  const { firstDay, lastDay } = part

  useEffect(() => {
    if (lastDay > firstDay) store.ensure(firstDay, lastDay)
  }, [store, firstDay, lastDay])

  useNamesInView(box, part, state.version, scale.width)
  const find = useCallback((key: string) => store.find(key), [store])
  const { onPointerDown, isJustDragged } = useDrag({
    box,
    ghost,
    rows,
    scale,
    locale: words.locale,
    headHeight: HEAD_HEIGHT,
    sideWidth,
    find,
    onDrop: (bar, wish) => onAsk({ bar, wish }),
  })

  useLayoutEffect(() => {
    if (!ghost.current) return
    if (pending) placeGhost(ghost.current, pending.wish, scale, rows, words.locale)
    else hideGhost(ghost.current)
  }, [pending, scale, rows, words.locale])

  const { firstRow, lastRow } = part
  const shown = useMemo(() => rows.slice(firstRow, lastRow), [rows, firstRow, lastRow])
  const [chosenKey, choose] = useState<string>()
  const activeBar = useActiveBar(
    store,
    chosenKey,
    shown.flatMap((row) => (row.kind === 'car' ? [row.car.id] : [])),
    now,
  )
  const wantsFocus = useRef(false)
  useLayoutEffect(() => {
    if (!wantsFocus.current || !activeBar) return
    const element = box.current?.querySelector<HTMLElement>(`[data-key="${activeBar.key}"]`)
    if (!element) return
    wantsFocus.current = false
    element.focus({ preventScroll: true })
  })

  const show = (wish: Wish) => {
    const row = rowOfCar(rows, wish.carId)
    if (box.current && row)
      scrollIntoView(box.current, row, xOf(scale, wish.from), xOf(scale, wish.to), sideWidth)
  }
  useImperativeHandle(props.handle, () => ({
    goTo,
    leftLabel: () => leftLabel.current,
    focusBar: () => {
      box.current?.querySelector<HTMLElement>('[data-key][tabindex="0"]')?.focus({ preventScroll: true })
    },
  }))

  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event.target)
    const bar = key === undefined ? undefined : store.find(key)
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
    } else if (meaning.kind === 'wish') {
      onMoving({ bar, wish: meaning.wish })
      show(meaning.wish)
    } else {
      const days: [CalendarDay, CalendarDay] = [
        addDays(dayOf(bar.from), -REACH_DAYS),
        addDays(dayOf(bar.to), REACH_DAYS),
      ]
      const next = neighbourOf(bar, meaning.direction, rows, (carId) => store.barsOf(carId, ...days))
      if (!next) return
      if (pending) onMoving(undefined)
      wantsFocus.current = true
      choose(next.key)
      show(next)
    }
  }

  const onClick = (event: MouseEvent) => {
    const bar = store.find(keyOf(event.target) ?? '')
    if (!bar || isJustDragged()) return
    choose(bar.key)
    onOpen(bar)
  }
  const onDoubleClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    const row = target?.closest<HTMLElement>('[data-car]')
    if (!row || keyOf(event.target) !== undefined || !box.current) return
    const x = event.clientX - box.current.getBoundingClientRect().left - sideWidth + box.current.scrollLeft
    const day = dayOf(labelAt(scale, x))
    onBlock(Number(row.dataset.car), atTime(day, 9 * 60))
  }

  const sizes = { width: sideWidth + scale.days * scale.width, height: heightOf(rows) }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the keys.
    <section ref={box} className="tl-box" aria-label={words.t('box')} tabIndex={0}>
      <div className="tl-head" style={{ width: sizes.width, height: HEAD_HEIGHT }}>
        <div className="tl-corner" style={{ width: sideWidth }} />
        <div className="tl-days" style={{ insetInlineStart: sideWidth }}>
          <DayHeader firstDay={firstDay} lastDay={lastDay} today={today} scale={scale} words={words} />
        </div>
      </div>
      <div className="tl-body" style={sizes}>
        <div className="tl-side" style={{ width: sideWidth, height: sizes.height }}>
          <SideColumn rows={shown} words={words} onToggle={props.onToggle} onBlock={onBlock} />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what happens to the bars, which are buttons. */}
        <div
          className="tl-sheet"
          style={{ insetInlineStart: sideWidth, backgroundSize: `${scale.width}px 100%` }}
          onPointerDown={onPointerDown}
          onClick={onClick}
          onDoubleClick={onDoubleClick}
          onKeyDown={onKeyDown}
        >
          <DayColumns firstDay={firstDay} lastDay={lastDay} today={today} scale={scale} />
          <div className="tl-now" style={{ transform: `translateX(${xOf(scale, now)}px)` }} />
          {shown.map((row) =>
            row.kind === 'group' ? (
              <div
                key={`group-${row.group.id}`}
                className="tl-band"
                style={{ transform: `translateY(${row.top}px)`, height: row.height }}
              />
            ) : (
              <CarRow
                key={row.car.id}
                car={row.car}
                top={row.top}
                store={store}
                version={state.version}
                firstDay={firstDay}
                lastDay={lastDay}
                scale={scale}
                words={words}
                activeKey={activeBar?.carId === row.car.id ? activeBar.key : undefined}
                movingKey={pending?.bar.carId === row.car.id ? pending.bar.key : undefined}
              />
            ),
          )}
          <div ref={ghost} className="tl-ghost" hidden />
        </div>
      </div>
    </section>
  )
}

/** The one bar that Tab leads to: the chosen one, or the one of the lines shown that is nearest to now. */
function useActiveBar(
  store: TimelineStore,
  chosenKey: string | undefined,
  carIds: readonly number[],
  now: WallMinute,
): Bar | undefined {
  const chosen = chosenKey === undefined ? undefined : store.find(chosenKey)
  if (chosen && carIds.includes(chosen.carId)) return chosen
  const today = dayOf(now)
  for (const carId of carIds) {
    const [first] = store.barsOf(carId, today, addDays(today, REACH_DAYS))
    if (first) return first
  }
  return undefined
}

function keyOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined
}

/** Only as far as needed, and never under the names or the dates. */
function scrollIntoView(
  box: HTMLElement,
  row: { top: number; height: number },
  left: number,
  right: number,
  sideWidth: number,
): void {
  const width = box.clientWidth - sideWidth
  const height = box.clientHeight - HEAD_HEIGHT
  if (row.top < box.scrollTop) box.scrollTop = row.top
  else if (row.top + row.height > box.scrollTop + height) box.scrollTop = row.top + row.height - height
  if (left < box.scrollLeft || right - left > width) box.scrollLeft = left - 16
  else if (right > box.scrollLeft + width) box.scrollLeft = right - width + 16
}
