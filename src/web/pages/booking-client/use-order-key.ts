import { useEffect, useState } from 'react'
import { keepTried, recallTried } from './tab-memory.ts'

/**
 * One key for one order: it stays over failed tries and reloads, so that no order is ever made twice, and a new order
 * (another car, a new price) takes the fresh key that came with the page.
 */
export function useOrderKey(order: string, fresh: string): string {
  const [kept, setKept] = useState({ order, key: fresh })
  useEffect(() => {
    const tried = recallTried()
    const next = tried?.order === order ? tried : { order, key: fresh }
    setKept(next)
    keepTried(next)
    // A fresh key comes with every answer of the server; the one that was begun with holds.
  }, [order])
  return kept.order === order ? kept.key : fresh
}
