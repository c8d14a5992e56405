import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import type { Locale } from '../../../i18n/locales.ts'
import { type Bar, isSameWish, moved, reachOf, stretched, type Wish, wishOf } from './bars.ts'
import { hideGhost, placeGhost } from './ghost.ts'
import { carAt, type Row } from './rows.ts'
import { type Scale, snapped } from './scale.ts'

type Sheet = {
  box: RefObject<HTMLDivElement | null>
  ghost: RefObject<HTMLDivElement | null>
  rows: readonly Row[]
  scale: Scale
  locale: Locale
  headHeight: number
  sideWidth: number
  find: (key: string) => Bar | undefined
  onDrop: (bar: Bar, wish: Wish) => void
}

/** Less than this is a hand that trembles while it clicks. */
const STILL = 4
/** So near to an edge the sheet moves along, this many pixels a frame. */
const EDGE = 48
const EDGE_STEP = 12

/** The part of a bar by which it is made longer; the style sheet shows it. */
const EDGE_OF_BAR = 9

type Drag = {
  bar: Bar
  element: HTMLElement
  kind: 'move' | 'stretch'
  /** Where the pointer took hold of the sheet. */
  x: number
  y: number
  pointer: { x: number; y: number; isFine: boolean }
  wish: Wish
  isUnderWay: boolean
  frame: number
}

/**
 * Bars follow the pointer to other days and cars, or by their right edge to another end. On touch screens a finger
 * scrolls: there a bar is opened, and its times are changed in a form.
 */
export function useDrag({ box, ghost, rows, scale, locale, headHeight, sideWidth, find, onDrop }: Sheet) {
  const drag = useRef<Drag | undefined>(undefined)
  const justDragged = useRef(false)

  const follow = useEffectEvent((now: Drag) => {
    if (!box.current || !ghost.current) return
    const frame = box.current.getBoundingClientRect()
    const { x, y, isFine } = now.pointer
    const sideways = x > frame.right - EDGE ? EDGE_STEP : x < frame.left + sideWidth + EDGE ? -EDGE_STEP : 0
    const upwards = y > frame.bottom - EDGE ? EDGE_STEP : y < frame.top + headHeight + EDGE ? -EDGE_STEP : 0
    if (sideways !== 0 || upwards !== 0) box.current.scrollBy(sideways, upwards)
    const minutes = snapped(scale, x + box.current.scrollLeft - now.x, isFine)
    const car = carAt(rows, y - frame.top - headHeight + box.current.scrollTop)
    const start = wishOf(now.bar)
    const carId = reachOf(now.bar) === 'all' ? car?.id : undefined
    now.wish = now.kind === 'stretch' ? stretched(start, minutes) : moved(start, minutes, carId)
    placeGhost(ghost.current, now.wish, scale, rows, locale)
  })

  const end = useEffectEvent((isDropped: boolean) => {
    const now = drag.current
    drag.current = undefined
    if (!now) return
    cancelAnimationFrame(now.frame)
    document.body.classList.remove('tl-dragging')
    now.element.classList.remove('tl-is-moving')
    if (!now.isUnderWay) return
    justDragged.current = true
    if (isDropped && !isSameWish(now.wish, wishOf(now.bar))) onDrop(now.bar, now.wish)
    else if (ghost.current) hideGhost(ghost.current)
  })

  useEffect(() => {
    const onFrame = () => {
      const now = drag.current
      if (!now?.isUnderWay) return
      follow(now)
      now.frame = requestAnimationFrame(onFrame)
    }
    const onMove = (event: PointerEvent) => {
      const now = drag.current
      if (!now) return
      const scrollLeft = box.current?.scrollLeft ?? 0
      const distance = Math.hypot(event.clientX + scrollLeft - now.x, event.clientY - now.y)
      now.pointer = { x: event.clientX, y: event.clientY, isFine: event.shiftKey }
      if (!now.isUnderWay && distance > STILL) {
        now.isUnderWay = true
        now.element.classList.add('tl-is-moving')
        document.body.classList.add('tl-dragging')
        now.frame = requestAnimationFrame(onFrame)
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end(false)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', () => end(true), { signal })
    window.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener('keydown', onKey, { capture: true, signal })
    return () => {
      listening.abort()
      end(false)
    }
  }, [box])

  const onPointerDown = (event: ReactPointerEvent) => {
    justDragged.current = false
    drag.current = dragFrom(event, find, box.current?.scrollLeft ?? 0)
  }

  return {
    onPointerDown,
    /** The click that follows a drag opens nothing. */
    isJustDragged: () => justDragged.current,
  }
}

/** The drag that a press begins; undefined where nothing can be dragged. */
function dragFrom(
  { target, button, pointerType, clientX, clientY, shiftKey }: ReactPointerEvent,
  find: Sheet['find'],
  scrollLeft: number,
): Drag | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
  const bar = find(element?.dataset.key ?? '')
  if (!element || !bar || button !== 0 || pointerType === 'touch') return undefined
  const reach = reachOf(bar)
  if (reach === 'none') return undefined
  const isEdge = element.getBoundingClientRect().right - clientX < EDGE_OF_BAR
  return {
    bar,
    element,
    kind: isEdge || reach === 'end' ? 'stretch' : 'move',
    x: clientX + scrollLeft,
    y: clientY,
    pointer: { x: clientX, y: clientY, isFine: shiftKey },
    wish: wishOf(bar),
    isUnderWay: false,
    frame: 0,
  }
}
