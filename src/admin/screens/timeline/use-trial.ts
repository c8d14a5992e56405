import { useEffect, useState } from 'react'
import type { ChangeAnswer, ChangeBody } from '../../../contract/staff/timeline.ts'
import { formatLabel } from '../../../domain/calendar/wall-clock.ts'
import type { Problem } from '../../api/call-api.ts'
import { callApi } from '../../api/untyped-api.ts'
import { type Bar, isSameWish, type Wish, wishOf } from './bars.ts'

/** Whoever is still typing is not asked about every keystroke. */
const PAUSE_MS = 250

export function changeBodyOf(bar: Bar, wish: Wish): ChangeBody {
  return {
    ...(wish.carId === bar.carId ? {} : { carId: wish.carId }),
    ...(wish.from === bar.from ? {} : { rentAt: formatLabel(wish.from) }),
    ...(wish.to === bar.to ? {} : { returnAt: formatLabel(wish.to) }),
  }
}

export type Trial = { wish: Wish; price?: ChangeAnswer; problem?: Problem }

/** What a change would cost, asked for each wish; undefined while it is being worked out. */
export function useTrial(bar: Bar, wish: Wish): Trial | undefined {
  const [trial, setTrial] = useState<Trial>()
  useEffect(() => {
    if (isSameWish(wish, wishOf(bar))) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      const body = { ...changeBodyOf(bar, wish), isTrial: true }
      callApi<ChangeAnswer>(`/bookings/${bar.id}/change`, {
        method: 'POST',
        body,
        signal: leaving.signal,
      }).then(
        (answer) => setTrial(answer.ok ? { wish, price: answer.value } : { wish, problem: answer.problem }),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [bar, wish])
  return trial && isSameWish(trial.wish, wish) ? trial : undefined
}
