import './timeline.css'
import { Alert, Button, Typography } from '@mui/material'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  addDays,
  addMinutes,
  atTime,
  dayOf,
  earlier,
  later,
  MINUTES_PER_DAY,
  type WallMinute,
} from '../../../domain/calendar/wall-clock.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { callApi } from '../../api/untyped-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { BarDialog } from './bar-dialog.tsx'
import { type Bar, daysOf, type Wish, wishOf } from './bars.ts'
import { BlockDialog, type BlockDraft } from './block-dialog.tsx'
import { rowWords } from './car-row.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { Legend } from './legend.tsx'
import { scaleAround, type Zoom } from './scale.ts'
import { useTallinnNow } from './tallinn-now.ts'
import { type GridHandle, type Pending, TimelineGrid } from './timeline-grid.tsx'
import { TimelineStore } from './timeline-store.ts'
import { Toolbar } from './toolbar.tsx'

/** What lies over the sheet. */
type Open =
  | { kind: 'bar'; bar: Bar }
  | { kind: 'change'; pending: Pending }
  | { kind: 'block'; draft: BlockDraft; before?: Wish }
  | { kind: 'keys' }

const stepDays: Record<Zoom, number> = { day: 3, week: 7, month: 28 }

export function TimelineScreen() {
  const t = useWords('timeline')
  const locale = useStaffLocale()
  const words = useMemo(() => rowWords(t, locale), [t, locale])
  const [store] = useState(() => new TimelineStore((path) => callApi(path)))
  const state = useSyncExternalStore(store.subscribe, store.state)
  const now = useTallinnNow()
  const today = dayOf(now)
  const [zoom, setZoom] = useState<Zoom>('week')
  const scale = useMemo(() => scaleAround(today, zoom), [today, zoom])
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const [open, setOpen] = useState<Open>()
  const [moving, setMoving] = useState<Pending>()
  const [said, say] = useState('')
  const grid = useRef<GridHandle>(null)

  const nameOf = (carId: number): string => {
    const car = state.groups.flatMap(({ cars }) => cars).find(({ id }) => id === carId)
    return car ? `${car.name} ${car.plate}` : ''
  }
  const toggle = useMemo(
    () => (groupId: number) =>
      setClosed((last) => {
        const next = new Set(last)
        if (!next.delete(groupId)) next.add(groupId)
        return next
      }),
    [],
  )
  const block = useMemo(
    () => (carId: number, start?: WallMinute) => {
      const from = start ?? atTime(addDays(today, 1), 9 * 60)
      setOpen({ kind: 'block', draft: { carId, from, to: addMinutes(from, 8 * 60), reason: '' } })
    },
    [today],
  )
  const ask = ({ bar, wish }: Pending) => {
    if (bar.kind === 'booking') return setOpen({ kind: 'change', pending: { bar, wish } })
    const { id, reason } = bar
    setOpen({ kind: 'block', draft: { id, reason, ...wish }, before: wishOf(bar) })
  }
  const close = () => {
    setOpen(undefined)
    setMoving(undefined)
    say('')
    grid.current?.focusBar()
  }
  /** What changed is asked for again; everything else stays as it is. */
  const finish = (message: string, ...places: (Wish | undefined)[]) => {
    close()
    say(message)
    const days = places.flatMap((place) => (place ? daysOf(place) : []))
    if (days.length > 0) void store.reload(days.reduce(earlier), days.reduce(later))
  }
  const move = (pending: Pending | undefined) => {
    setMoving(pending)
    if (!pending) return say('')
    const { carId, from, to } = pending.wish
    say(
      t('moving', {
        car: nameOf(carId),
        from: formatDateTime(from, locale),
        to: formatDateTime(to, locale),
      }),
    )
  }
  const firstCar = state.groups[0]?.cars[0]?.id

  return (
    <Screen
      title={t('title')}
      actions={
        <Button
          variant="contained"
          color="secondary"
          startIcon={<Icon name="plus" />}
          disabled={firstCar === undefined}
          onClick={() => {
            if (firstCar !== undefined) block(firstCar)
          }}
        >
          {t('toolbar.block')}
        </Button>
      }
    >
      <Toolbar
        t={t}
        zoom={zoom}
        today={today}
        onZoom={setZoom}
        onDay={(day) => grid.current?.goTo(atTime(day, 0))}
        onStep={(direction) =>
          grid.current?.goTo(
            addMinutes(grid.current.leftLabel(), direction * stepDays[zoom] * MINUTES_PER_DAY),
          )
        }
        onKeys={() => setOpen({ kind: 'keys' })}
      />
      {state.problem ? (
        <Alert
          severity="error"
          role="alert"
          sx={{ mb: 1.5 }}
          action={
            <Button
              color="inherit"
              onClick={() => {
                const day = dayOf(grid.current?.leftLabel() ?? now)
                void store.reload(day, addDays(day, 1))
              }}
            >
              {t('again')}
            </Button>
          }
        >
          {`${t('failed')} ${state.problem}`}
        </Alert>
      ) : null}
      <TimelineGrid
        handle={grid}
        store={store}
        state={state}
        scale={scale}
        now={now}
        words={words}
        closed={closed}
        onToggle={toggle}
        pending={open?.kind === 'change' ? open.pending : moving}
        onMoving={move}
        onAsk={ask}
        onOpen={(bar) => setOpen({ kind: 'bar', bar })}
        onBlock={block}
      />
      <div className="tl-foot">
        <Legend t={t} />
        <Typography variant="body2" color="text.secondary" role="status">
          {said || (state.isLoading ? t('loading') : state.groups.length === 0 ? t('empty') : '')}
        </Typography>
      </div>
      {open?.kind === 'keys' ? <KeysDialog t={t} onClose={close} /> : null}
      {open?.kind === 'bar' ? (
        <BarDialog
          bar={open.bar}
          car={nameOf(open.bar.carId)}
          words={words}
          onChange={() => ask({ bar: open.bar, wish: wishOf(open.bar) })}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'change' && open.pending.bar.kind === 'booking' ? (
        <ChangeDialog
          bar={open.pending.bar}
          wish={open.pending.wish}
          groups={state.groups}
          words={words}
          onWish={(wish) => setOpen({ kind: 'change', pending: { ...open.pending, wish } })}
          onDone={() => {
            const { bar, wish } = open.pending
            finish(bar.kind === 'booking' ? t('change.done', { number: bar.number }) : '', bar, wish)
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'block' ? (
        <BlockDialog
          draft={open.draft}
          groups={state.groups}
          words={words}
          onDone={(what, wish) => finish(t(`block.${what}`), wish, open.draft, open.before)}
          onClose={close}
        />
      ) : null}
    </Screen>
  )
}
