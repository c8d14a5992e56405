import { type RefObject, useEffect } from 'react'

/** After so long without a scroll event the sheet stands still. */
const STILL_MS = 120
/** Letter and a few letters of the name. */
const LEAST = 72

/**
 * A bar that begins left of the edge shows its name at the edge. Only once the sheet stands still: names that stuck to
 * the edge by themselves would cost every frame of a scroll.
 */
export function useNamesInView(box: RefObject<HTMLDivElement | null>): void {
  // Whenever the sheet was drawn: other bars may be in the document.
  useEffect(() => {
    const element = box.current
    if (!element) return
    let timer = 0
    const settle = () => {
      const left = element.scrollLeft
      for (const bar of element.querySelectorAll<HTMLElement>('.tl-bar')) {
        const hidden = left - Number(bar.dataset.x)
        const room = Number.parseFloat(bar.style.width) - LEAST
        const shift = hidden > 0 && room > 0 ? Math.min(hidden + 2, room) : 0
        if (shift > 0) bar.style.setProperty('--tl-shift', `${shift}px`)
        else bar.style.removeProperty('--tl-shift')
      }
    }
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(settle, STILL_MS)
    }
    wait()
    element.addEventListener('scroll', wait, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', wait)
    }
  })
}
