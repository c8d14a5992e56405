import { useEffect, useState } from 'react'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'

const tallinnNow = (): WallMinute => labelOf(new Date())

/** The time on Tallinn's clocks, to the minute. */
export function useTallinnNow(): WallMinute {
  const [now, setNow] = useState(tallinnNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(tallinnNow()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
