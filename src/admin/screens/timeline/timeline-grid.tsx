import {
  type CSSProperties,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { addDays, atTime, dayOf, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import type { Bar, Pending } from './bars.ts'
import type { RowWords } from './car-row.tsx'
import { CarRow } from './car-row.tsx'
import { DayColumns, DayHeader } from './day-header.tsx'
import { hideGhost, placeGhost } from './ghost.ts'
import { type CarGroup, type Density, heightOf, layRows, type Row } from './rows.ts'
import { type Scale, xOf } from './scale.ts'
import { SideColumn } from './side-column.tsx'
import type { TimelineState, TimelineStore } from './timeline-store.ts'
import { useActiveBar } from './use-active-bar.ts'
import { useDrag } from './use-drag.ts'
import { useNamesInView } from './use-names-in-view.ts'
import { useOnPaper } from './use-on-paper.ts'
import { useSheetEvents } from './use-sheet-events.ts'
import { HEAD_HEIGHT, useVisiblePart } from './use-visible-part.ts'
import type { VisiblePart } from './visible-part.ts'

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
  /** Those of them that are looked at. */
  groups: readonly CarGroup[]
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
  onGap: (carId: number, start: WallMinute) => void
  density: Density
  /** How many cars of each group are free on the day that was chosen. */
  free: ReadonlyMap<number, number>
}

/** The sheet: cars down, days across. Only what can be seen, and a little more, is in the document. */
export function TimelineGrid(props: Props) {
  const { scale, now, words, onBlock } = props
  const isOnPaper = useOnPaper()
  // On paper lines stand close, so that the fleet is on one sheet.
  const density = isOnPaper ? 'dense' : props.density
  const { box, ghost, rows, shown, part, sideWidth, activeBar, events } = useSheet({
    ...props,
    density,
    isOnPaper,
  })
  const { firstDay, lastDay } = part
  const today = dayOf(now)
  const sizes = { width: sideWidth + scale.days * scale.width, height: heightOf(rows) }
  return (
    <section
      ref={box}
      className="tl-box"
      data-density={density}
      style={onPaper(sizes.height + HEAD_HEIGHT)}
      aria-label={words.t('box')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no mouse scrolls it with the keys
      tabIndex={0}
    >
      <div className="tl-head" style={{ width: sizes.width, height: HEAD_HEIGHT }}>
        <div className="tl-corner" style={{ width: sideWidth }} />
        <div className="tl-days" style={{ insetInlineStart: sideWidth }}>
          <DayHeader firstDay={firstDay} lastDay={lastDay} today={today} scale={scale} words={words} />
        </div>
      </div>
      <div className="tl-body" style={sizes}>
        <div className="tl-side" style={{ width: sideWidth, height: sizes.height }}>
          <SideColumn
            rows={shown}
            words={words}
            free={props.free}
            onToggle={props.onToggle}
            onBlock={onBlock}
          />
        </div>
        <div
          className="tl-sheet"
          style={{ insetInlineStart: sideWidth, backgroundSize: `${scale.width}px 100%` }}
          {...events}
        >
          <DayColumns firstDay={firstDay} lastDay={lastDay} today={today} scale={scale} />
          <div className="tl-now" style={{ transform: `translateX(${xOf(scale, now)}px)` }} />
          <Lines {...props} shown={shown} part={part} activeBar={activeBar} />
          <div ref={ghost} className="tl-ghost" hidden />
        </div>
      </div>
    </section>
  )
}

/** What a page of A4 on its side has for the sheet, below the heading and above the legend. */
const PAGE_HEIGHT = 540
const SMALLEST = 0.55

/** How high the sheet is when nothing scrolls, and how much smaller it is on a page. */
const onPaper = (height: number): CSSProperties =>
  ({
    '--tl-height': `${height}px`,
    '--tl-smaller': Math.min(1, Math.max(SMALLEST, PAGE_HEIGHT / height)),
  }) as CSSProperties

type LinesProps = Props & { shown: readonly Row[]; part: VisiblePart; activeBar: Bar | undefined }

function Lines({ shown, part, activeBar, store, state, scale, words, pending }: LinesProps) {
  return shown.map((row) =>
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
        part={part}
        scale={scale}
        words={words}
        activeKey={activeBar?.carId === row.car.id ? activeBar.key : undefined}
        movingKey={pending?.bar.carId === row.car.id ? pending.bar.key : undefined}
      />
    ),
  )
}

/** Which part of the sheet is shown, and what happens on it. */
function useSheet(props: Props & { isOnPaper: boolean }) {
  const { store, groups, density, scale, now, words, closed, pending, isOnPaper, onAsk } = props
  const ghost = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => layRows(groups, closed, density), [groups, closed, density])
  const startAt = atTime(addDays(dayOf(now), -1), 0)
  const { box, part, sideWidth, goTo, leftLabel } = useVisiblePart(rows, scale, startAt, isOnPaper)
  const { firstDay, lastDay, firstRow, lastRow } = part
  useEffect(() => {
    if (lastDay > firstDay) store.ensure(firstDay, lastDay)
  }, [store, firstDay, lastDay])
  useNamesInView(box)
  const onDrop = (bar: Bar, wish: Pending['wish']) => onAsk({ bar, wish })
  const sheet = { box, ghost, rows, scale, locale: words.locale, headHeight: HEAD_HEIGHT, sideWidth }
  const { onPointerDown, isJustDragged } = useDrag({ ...sheet, find: (key) => store.find(key), onDrop })
  useLayoutEffect(() => {
    if (!ghost.current) return
    if (pending) placeGhost(ghost.current, pending.wish, scale, rows, words.locale)
    else hideGhost(ghost.current)
  }, [pending, scale, rows, words.locale])
  const shown = useMemo(() => rows.slice(firstRow, lastRow), [rows, firstRow, lastRow])
  const { activeBar, ...focus } = useActiveBar(box, store, shown, now)
  useImperativeHandle(props.handle, () => ({
    goTo,
    leftLabel: () => leftLabel.current,
    focusBar: () => {
      box.current?.querySelector<HTMLElement>('[data-key][tabindex="0"]')?.focus({ preventScroll: true })
    },
  }))
  const events = useSheetEvents({ ...props, box, rows, sideWidth, isJustDragged, ...focus })
  return { box, ghost, rows, shown, part, sideWidth, activeBar, events: { onPointerDown, ...events } }
}
