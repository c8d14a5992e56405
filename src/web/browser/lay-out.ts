import { type RefObject, useEffect } from 'react'
import { someoneThere } from './presence.ts'
import { takeTurn } from './waking.ts'

/** So many in one task: a touch is heard between them. */
const TOGETHER = 6

/**
 * What lies out of sight is not laid out while a page loads (`styles/near.css`). As soon as someone is there it is, a
 * few at a time, so that the page is as high as it will be after Back, also for whoever jumps to its end.
 */
export function useLaidOut(list: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    let isWanted = true
    const layOut = async () => {
      await someoneThere
      const items = [...(list.current?.children ?? [])].filter(isLeftOut).slice(0, count)
      while (isWanted && items.length > 0) {
        await takeTurn().over
        for (const { style } of items.splice(0, TOGETHER)) style.contentVisibility = 'visible'
      }
    }
    void layOut()
    return () => {
      isWanted = false
    }
  }, [list, count])
}

const isLeftOut = (item: Element): item is HTMLElement =>
  item instanceof HTMLElement && item.style.contentVisibility === ''
