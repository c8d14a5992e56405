import { useEffect, useState } from 'react'
import { parseLabel, type WallMinute } from '../../domain/calendar/wall-clock.ts'

// The Swedish way of writing a moment is that of our labels. Temporal is not yet in every browser.
const tallinn = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  dateStyle: 'short',
  timeStyle: 'short',
})

export function tallinnNow(): WallMinute {
  return parseLabel(tallinn.format(new Date()).replace(' ', 'T')) ?? 0
}

/** The time on Tallinn's clocks, to the minute. */
export function useTallinnNow(): WallMinute {
  const [now, setNow] = useState(tallinnNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(tallinnNow()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
