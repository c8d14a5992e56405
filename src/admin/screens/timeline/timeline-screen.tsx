import './timeline.css'
import './timeline-dark.css'
import { Button } from '@mui/material'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'react-admin'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import {
  addDays,
  addMinutes,
  atTime,
  type CalendarDay,
  dayOf,
  MINUTES_PER_DAY,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import { callApi } from '../../api/call-api.ts'
import { useScreenKeys } from '../../shell/shortcuts.ts'
import { Icon } from '../../ui/icon.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { rowWords } from './car-row.tsx'
import { exportBars } from './export-bars.ts'
import { FilterBar } from './filter-bar.tsx'
import { Legend } from './legend.tsx'
import { everything, freeOn, narrowed, placeOn } from './narrowed.ts'
import type { Density, TimelineCar } from './rows.ts'
import { scaleAround, type Zoom } from './scale.ts'
import { TimelineDialog, timelineKeys } from './timeline-dialog.tsx'
import { type GridHandle, TimelineGrid } from './timeline-grid.tsx'
import { type TimelineState, TimelineStore } from './timeline-store.ts'
import { Toolbar } from './toolbar.tsx'
import { useOpenDialog } from './use-open-dialog.ts'

const stepDays: Record<Zoom, number> = { day: 3, week: 7, month: 28, quarter: 84 }

/** The fleet over days, and everything that can be moved on it. */
export function TimelineScreen() {
  const { t, locale, messages } = useWords('timeline')
  const words = useMemo(() => rowWords(t, locale, messages), [t, locale, messages])
  const [store] = useState(() => new TimelineStore((query) => callApi('GET /timeline', { query })))
  const state = useSyncExternalStore(store.subscribe, store.state)
  useScreenKeys(
    useMemo(() => timelineKeys.map((key) => ({ key: t(`keys.${key}`), does: t(`keys.${key}Text`) })), [t]),
  )
  const now = useTallinnNow()
  const today = dayOf(now)
  const [zoom, setZoom] = useState<Zoom>('week')
  const scale = useMemo(() => scaleAround(today, zoom), [today, zoom])
  const [closed, toggle] = useClosedGroups()
  const grid = useRef<GridHandle>(null)
  const { dialog, pending, said, nameOf, setDialog, ...over } = useOpenDialog({
    store,
    state,
    grid,
    today,
    words,
  })
  const [day, setDay] = useState(today)
  const { narrowing, setNarrowing, groups, free, freeAt } = useNarrowed(store, state, today, day)
  const [density, setDensity] = useStore<Density>('timeline.density', 'roomy')
  const [isWhole, setWhole] = useState(false)
  const firstCar = state.groups[0]?.cars[0]?.id
  const goTo = (label: WallMinute) => grid.current?.goTo(label)
  const leftLabel = () => grid.current?.leftLabel() ?? now
  const askAgain = () => void store.reload(dayOf(leftLabel()), addDays(dayOf(leftLabel()), 1))
  return (
    <Screen
      title={t('title')}
      actions={
        <Button
          variant="contained"
          color="secondary"
          startIcon={<Icon name="plus" />}
          disabled={firstCar === undefined}
          onClick={() => (firstCar === undefined ? undefined : over.block(firstCar))}
        >
          {t('toolbar.block')}
        </Button>
      }
    >
      <div className={isWhole ? 'tl-whole' : ''}>
        <Toolbar
          t={t}
          zoom={zoom}
          today={today}
          onZoom={setZoom}
          onDay={(chosen) => {
            setDay(chosen)
            if (chosen - today < DAYS_TOLD) store.ensure(today, chosen)
            goTo(atTime(chosen, 0))
          }}
          onStep={(direction) => goTo(addMinutes(leftLabel(), direction * stepDays[zoom] * MINUTES_PER_DAY))}
          onKeys={() => setDialog({ kind: 'keys' })}
          isWhole={isWhole}
          onWhole={setWhole}
        />
        <FilterBar
          groups={state.groups}
          narrowing={narrowing}
          density={density}
          day={day}
          freeAt={freeAt}
          onNarrow={setNarrowing}
          onDensity={setDensity}
          onExport={() => exportBars(store, groups, dayOf(leftLabel()), words)}
        />
        <ProblemAlert
          problem={state.problem && `${t('failed')} ${state.problem}`}
          onAgain={askAgain}
          sx={{ mb: 1.5 }}
        />
        <TimelineGrid
          handle={grid}
          store={store}
          state={state}
          groups={groups}
          density={isWhole ? 'dense' : density}
          free={free}
          scale={scale}
          now={now}
          words={words}
          closed={closed}
          pending={pending}
          onToggle={toggle}
          onMoving={over.move}
          onAsk={over.ask}
          onOpen={over.open}
          onBlock={over.block}
          onGap={over.gap}
        />
        <div className="tl-foot">
          <Legend />
          <Note role="status">
            {said || (state.isLoading ? t('loading') : state.groups.length === 0 ? t('empty') : '')}
          </Note>
        </div>
      </div>
      {dialog ? (
        <TimelineDialog
          dialog={dialog}
          groups={state.groups}
          nameOf={nameOf}
          onOpen={setDialog}
          onDone={over.finish}
          onClose={over.close}
        />
      ) : null}
    </Screen>
  )
}

/** So far ahead it is known where each car will stand. */
const DAYS_TOLD = 92

/** What is looked at, and what of it is available where on the day that was gone to. */
function useNarrowed(store: TimelineStore, state: TimelineState, today: CalendarDay, day: CalendarDay) {
  const [narrowing, setNarrowing] = useState(everything)
  const placeOf = useCallback(
    (car: TimelineCar) => placeOn(store, car, today, day),
    // The store is the same object whatever it learns: its version says that it knows more.
    // oxlint-disable-next-line react/exhaustive-deps -- See above.
    [store, state.version, today, day],
  )
  const groups = useMemo(() => narrowed(state.groups, narrowing, placeOf), [state.groups, narrowing, placeOf])
  const free = useMemo(
    () => new Map(groups.map(({ id, cars }) => [id, freeOn(store, cars, day).length])),
    // oxlint-disable-next-line react/exhaustive-deps -- See above.
    [groups, store, day, state.version],
  )
  const freeAt = (placeId: number) => {
    const shown = groups.flatMap(({ cars }) => cars)
    return freeOn(store, shown, day).filter((car) => placeOf(car) === placeId).length
  }
  return { narrowing, setNarrowing, groups, free, freeAt }
}

function useClosedGroups() {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback(
    (groupId: number) =>
      setClosed((last) => {
        const next = new Set(last)
        if (!next.delete(groupId)) next.add(groupId)
        return next
      }),
    [],
  )
  return [closed, toggle] as const
}

const tallinnNow = (): WallMinute => labelOf(new Date())

/** The time on Tallinn's clocks, to the minute. */
function useTallinnNow(): WallMinute {
  const [now, setNow] = useState(tallinnNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(tallinnNow()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
