import { useEffect, useState } from 'react'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { tallinnMinute } from '../../words/tallinn-clock.ts'

export const tallinnNow = (): WallMinute => tallinnMinute(new Date())

/** The time on Tallinn's clocks, to the minute. */
export function useTallinnNow(): WallMinute {
  const [now, setNow] = useState(tallinnNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(tallinnNow()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
