import { memo } from 'react'
import { type BarState, barStates } from '../../../domain/booking/bar-state.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import type { Say } from '../../words/words.tsx'
import { type Bar, wayOf } from './bars.ts'
import type { TimelineCar } from './rows.ts'
import { type Scale, xOf } from './scale.ts'
import type { TimelineStore } from './timeline-store.ts'
import type { VisiblePart } from './visible-part.ts'

type Marked = BarState | 'block' | 'trip' | 'offer'

/** Words that stand on every bar are looked up once. */
export type RowWords = {
  t: Say<'timeline'>
  locale: Locale
  states: Record<Marked, string>
  letters: Record<Marked, string>
  unpaid: string
}

export function rowWords(t: Say<'timeline'>, locale: Locale, { bookings }: StaffMessages): RowWords {
  const marked = [...barStates, 'block', 'trip', 'offer'] as const
  const letters = Object.fromEntries(marked.map((state) => [state, t(`letters.${state}`)]))
  return {
    t,
    locale,
    states: {
      ...bookings.states,
      block: t('states.block'),
      trip: t('states.trip'),
      offer: t('states.offer'),
    },
    letters: letters as Record<Marked, string>,
    unpaid: t('unpaid'),
  }
}

type Props = {
  car: TimelineCar
  top: number
  store: TimelineStore
  /** Changes when the store knows something new. */
  version: number
  part: VisiblePart
  scale: Scale
  words: RowWords
  /** The bar of this row that the keyboard stands on. */
  activeKey: string | undefined
  /** The bar of this row that is being moved: it stays as a shadow of itself. */
  movingKey: string | undefined
}

/** The line of one car. What is pressed on it is heard by the sheet: a row has no listeners of its own. */
export const CarRow = memo(function CarRow(props: Props) {
  const { car, top, store, part, scale, words, activeKey, movingKey } = props
  const name = `${car.name} ${showPlate(car.plate)}`
  return (
    <div
      className="tl-row"
      role="group"
      aria-label={name}
      data-car={car.id}
      style={{ transform: `translateY(${top}px)` }}
    >
      {store.barsOf(car.id, part.firstDay, part.lastDay).map((bar) => (
        <BarButton
          key={bar.key}
          bar={bar}
          car={name}
          scale={scale}
          words={words}
          isActive={bar.key === activeKey}
          isMoving={bar.key === movingKey}
        />
      ))}
    </div>
  )
})

type BarProps = {
  bar: Bar
  car: string
  scale: Scale
  words: RowWords
  isActive: boolean
  isMoving: boolean
}

/** Bars that stay in the document stay as they are: only those that come into view are made. */
const BarButton = memo(function BarButton({ bar, car, scale, words, isActive, isMoving }: BarProps) {
  const state = bar.kind === 'booking' ? bar.state : bar.kind
  const x = xOf(scale, bar.from)
  const width = Math.max(6, xOf(scale, bar.to) - x)
  const label = labelOf(bar, car, words)
  return (
    <>
      <button
        type="button"
        className={`tl-bar tl-is-${state}${isMoving ? ' tl-is-moving' : ''}`}
        data-key={bar.key}
        data-x={x}
        data-letter={words.letters[state]}
        aria-label={label}
        title={label}
        tabIndex={isActive ? 0 : -1}
        style={{ transform: `translateX(${x}px)`, width }}
      >
        <span className="tl-text">{textOf(bar, words.locale)}</span>
        {bar.kind === 'booking' && !bar.isPaid ? <span className="tl-unpaid">€</span> : null}
      </button>
      {bar.kind === 'booking' && bar.freeAt > bar.to ? (
        <span
          className="tl-turnaround"
          style={{
            transform: `translateX(${x + width}px)`,
            width: Math.max(2, xOf(scale, bar.freeAt) - x - width),
          }}
        />
      ) : null}
    </>
  )
})

/** What stands on a bar. */
function textOf(bar: Bar, locale: Locale): string {
  if (bar.kind === 'trip') return wayOf(bar, locale)
  return bar.kind === 'block' ? bar.reason : bar.customer
}

/** Put together by hand: hundreds come into view in one frame, and a message with six values takes its time. */
function labelOf(bar: Bar, car: string, { states, unpaid, locale }: RowWords): string {
  const times = `${formatDateTime(bar.from, locale)} – ${formatDateTime(bar.to, locale)}`
  if (bar.kind !== 'booking') return [textOf(bar, locale), car, times, states[bar.kind]].join(', ')
  const parts = [bar.number, bar.customer, car, times, states[bar.state]]
  return (bar.isPaid ? parts : [...parts, unpaid]).join(', ')
}
