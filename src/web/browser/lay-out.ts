import { type RefObject, useEffect, useRef } from 'react'
import { takeTurn } from './waking.ts'

const signsOfSomeone = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const
/** So many in one task: a touch is heard between them. */
const TOGETHER = 6

/**
 * What lies out of sight is not laid out while a page loads (`styles/near.css`). As soon as someone is there it is, a
 * few at a time, so that the page is as high as it will be after Back, also for whoever jumps to its end.
 */
export function useLaidOut(list: RefObject<HTMLElement | null>, count: number): void {
  const isSomeoneThere = useRef(false)
  useEffect(() => {
    const over = new AbortController()
    const layOut = async () => {
      isSomeoneThere.current = true
      const items = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement)
      for (let first = 0; first < count && !over.signal.aborted; first += TOGETHER) {
        await takeTurn().over
        for (const { style } of items.slice(first, first + TOGETHER)) style.contentVisibility = 'visible'
      }
    }
    if (isSomeoneThere.current) void layOut()
    else
      for (const sign of signsOfSomeone)
        addEventListener(sign, () => isSomeoneThere.current || void layOut(), {
          passive: true,
          signal: over.signal,
        })
    return () => over.abort()
  }, [list, count])
}
