import './waiting-road.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Road, Town } from '../ui/road.tsx'
import type { Checked, Failed } from './customer-answer.ts'
import { CheckButton } from './post-button.tsx'

/** Someone else's answer is on the road: a light runs from ring to ring, and the page asks for news. */
export function Waiting({ same, children }: { same?: string | false; children: ReactNode }) {
  useChecking()
  return (
    <>
      <div aria-hidden="true" className="flex items-center">
        <Town className="relative z-1" />
        <span className="waiting-road -mx-1 flex-1">
          <Road isAhead />
        </span>
        <Town className="relative z-1" />
      </div>
      {children}
      <p role="status" className="text-warning font-medium empty:hidden">
        {same}
      </p>
      <CheckButton />
    </>
  )
}

const FIRST_MS = 2000
const SLOWEST_MS = 15_000
const SLOWER = 1.4
const GIVE_UP_MS = 15 * 60_000

/** Asks for news, ever more slowly, and not at all while nobody looks. */
function useChecking(): void {
  const { submit } = useFetcher<Checked | Failed>()
  const ask = useRef(submit)
  useEffect(() => {
    ask.current = submit
  })
  useEffect(() => {
    const since = performance.now()
    let wait = FIRST_MS
    let isOver = false
    let timer = setTimeout(() => void next(), wait)
    const next = async () => {
      if (document.visibilityState === 'visible') await ask.current({ intent: 'check' }, { method: 'post' })
      wait = Math.min(SLOWEST_MS, wait * SLOWER)
      if (isOver || performance.now() - since > GIVE_UP_MS) return
      timer = setTimeout(() => void next(), wait)
    }
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
}
