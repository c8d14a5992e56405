import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { wakeUp } from './waking.ts'

/** Links in parts that sleep on (`Still`) lead on as the others do; what has its own handler is not in them. */
export function useStillLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    wakeUp()
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('[data-still] a[href]')
          : null
      if (!link || !isPlain(event) || link.target || link.origin !== location.origin) return
      // Of this page the browser knows the places itself; files are no pages.
      const isHere = link.pathname === location.pathname && link.hash !== ''
      if (isHere || link.hasAttribute('download') || /\.\w+$/.test(link.pathname)) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash, { viewTransition: true })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey
