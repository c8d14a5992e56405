import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** Does something after each move to another page or language. */
export function useNewPath(then: () => void): void {
  const { pathname } = useLocation()
  const run = useEffectEvent(then)
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Nothing reads the path: that it changed is the occasion.
  useEffect(() => run(), [pathname])
}
