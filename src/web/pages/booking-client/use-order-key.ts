import { useEffect, useEffectEvent, useState } from 'react'
import { keepTried, recallTried } from './tab-memory.ts'

/**
 * One key for one order: it stays over failed tries and reloads, so that no order is ever made twice, and a new order
 * (another car, a new price) takes the fresh key that came with the page.
 */
export function useOrderKey(order: string, fresh: string): string {
  const [kept, setKept] = useState({ order, key: fresh })
  // A fresh key comes with every answer of the server; the one that was begun with holds.
  const begin = useEffectEvent((begun: string) => {
    const tried = recallTried()
    const next = tried?.order === begun ? tried : { order: begun, key: fresh }
    setKept(next)
    keepTried(next)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- The tab's memory can be read only once the page has woken up.
  useEffect(() => begin(order), [order])
  return kept.order === order ? kept.key : fresh
}
