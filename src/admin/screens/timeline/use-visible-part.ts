import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { calendarDay, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import type { Row } from './rows.ts'
import { labelAt, type Scale, xOf } from './scale.ts'
import { isSamePart, type VisiblePart, visiblePart } from './visible-part.ts'

const NARROW = 640
export const HEAD_HEIGHT = 60
const sideWidthIn = (width: number): number => (width < NARROW ? 116 : 224)

/**
 * Which part of the sheet is in the document. A scroll event only looks; React hears of it when the part has become
 * another one. Zooming keeps the day at the left edge.
 */
export function useVisiblePart(
  box: RefObject<HTMLDivElement | null>,
  rows: readonly Row[],
  scale: Scale,
  startAt: WallMinute,
) {
  const [sideWidth, setSideWidth] = useState(() => sideWidthIn(window.innerWidth))
  const [part, setPart] = useState<VisiblePart>({
    firstRow: 0,
    lastRow: 0,
    firstDay: calendarDay(0),
    lastDay: calendarDay(0),
  })
  const latest = useRef({ rows, scale, sideWidth })
  latest.current = { rows, scale, sideWidth }
  const leftLabel = useRef(startAt)

  const wanted = useRef(part)

  const look = useCallback(
    (isScroll = false) => {
      const element = box.current
      if (!element) return
      const { rows: lines, scale: measure, sideWidth: side } = latest.current
      leftLabel.current = labelAt(measure, element.scrollLeft)
      const view = {
        left: element.scrollLeft,
        top: element.scrollTop,
        width: element.clientWidth - side,
        height: element.clientHeight - HEAD_HEIGHT,
      }
      const next = visiblePart(view, lines, measure)
      if (isSamePart(wanted.current, next)) return
      wanted.current = next
      // A part to spare is there already: drawing the next one may wait for the frames of the scroll.
      if (isScroll) startTransition(() => setPart(next))
      else setPart(next)
    },
    [box],
  )

  const goTo = useCallback(
    (label: WallMinute) => {
      if (box.current) box.current.scrollLeft = xOf(latest.current.scale, label)
      look()
    },
    [box, look],
  )

  // Before the browser paints the new widths, so that nothing jumps.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scale is what calls for it.
  useLayoutEffect(() => goTo(leftLabel.current), [scale.width, goTo])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are what calls for it.
  useLayoutEffect(() => look(), [rows, look])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const resized = new ResizeObserver(() => {
      setSideWidth(sideWidthIn(element.clientWidth))
      look()
    })
    resized.observe(element)
    const onScroll = () => look(true)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [box, look])

  return { part, sideWidth, goTo, leftLabel }
}
