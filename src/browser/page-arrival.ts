import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What a browser does by itself when it loads a page, done for pages that only change: the focus goes to the heading,
 * or to the `#place` that was asked for, and the title is told to whoever listens. Returns what is to be told.
 */
export function usePageArrival(): string {
  const { pathname, hash, key } = useLocation()
  const last = useRef({ pathname, key })
  const [told, tell] = useState('')
  useEffect(() => {
    const before = last.current
    if (before.key === key) return
    last.current = { pathname, key }
    const isNewPage = before.pathname !== pathname
    const place = placeOf(hash)
    if (place) moveFocus(place)
    else if (isNewPage) {
      moveFocus(document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content'))
    }
    if (isNewPage) tell(document.title)
  }, [pathname, hash, key])
  return told
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Where the page is scrolled to is the router's to decide. */
function moveFocus(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
