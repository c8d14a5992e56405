import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint, isWaking, takeTurn } from '../browser/waking.ts'

/**
 * What is folded away. A page that was sent has it at once, as it would without scripts; one that is made in the
 * browser is painted first.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(() => typeof document === 'undefined' || isWaking())
  useEffect(() => {
    if (isThere) return
    let isWanted = true
    const follow = async () => {
      await afterPaint()
      await takeTurn().over
      if (isWanted) setIsThere(true)
    }
    void follow()
    return () => {
      isWanted = false
    }
  }, [isThere])
  return isThere ? children : null
}
