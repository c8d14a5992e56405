import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The old page has faded out by then, so nobody sees it jump. */
const RESET_AFTER_MS = 390

/** A new page is read from its top. An address with a `#place` is read from there: see page-arrival.ts. */
export function useScrollReset(): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash) return
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: 'instant' }), RESET_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname, hash])
}
