import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { calendarDay, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { heightOf, type Row } from './rows.ts'
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
  rows: readonly Row[],
  scale: Scale,
  startAt: WallMinute,
  /** Nobody scrolls there: every line is in the document. */
  isOnPaper: boolean,
) {
  const box = useRef<HTMLDivElement>(null)
  const [sideWidth, setSideWidth] = useState(() => sideWidthIn(window.innerWidth))
  const [part, setPart] = useState<VisiblePart>({
    firstRow: 0,
    lastRow: 0,
    firstDay: calendarDay(0),
    lastDay: calendarDay(0),
  })
  const leftLabel = useRef(startAt)
  const wanted = useRef(part)

  const look = useCallback(
    (isScroll = false) => {
      const element = box.current
      if (!element) return
      leftLabel.current = labelAt(scale, element.scrollLeft)
      const view = {
        left: element.scrollLeft,
        width: element.clientWidth - sideWidth,
        ...(isOnPaper
          ? { top: 0, height: heightOf(rows) }
          : { top: element.scrollTop, height: element.clientHeight - HEAD_HEIGHT }),
      }
      const next = visiblePart(view, rows, scale)
      if (isSamePart(wanted.current, next)) return
      wanted.current = next
      // A part to spare is there already: drawing the next one may wait for the frames of the scroll.
      if (isScroll) startTransition(() => setPart(next))
      else setPart(next)
    },
    [rows, scale, sideWidth, isOnPaper],
  )

  // Before the browser paints the new widths, so that nothing jumps.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollLeft = xOf(scale, leftLabel.current)
  }, [scale])
  useLayoutEffect(() => look(), [look])

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
  }, [look])

  const goTo = (label: WallMinute) => {
    if (box.current) box.current.scrollLeft = xOf(scale, label)
    look()
  }
  return { box, part, sideWidth, goTo, leftLabel }
}
