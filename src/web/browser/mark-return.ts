import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Marks a page that was come back to, before it is scrolled to where one was: then it is laid out whole. */
export function useMarkedReturn(): void {
  const { key } = useLocation()
  const type = useNavigationType()
  const first = useRef(key)
  const hasMoved = useRef(false)
  useLayoutEffect(() => {
    // The router calls the first page, too, one that was come back to.
    if (key !== first.current) hasMoved.current = true
    document.documentElement.toggleAttribute('data-return', hasMoved.current && type === NavigationType.Pop)
  }, [key, type])
}
