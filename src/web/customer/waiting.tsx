import './waiting-road.css'
import type { ReactNode } from 'react'
import { Road, Town } from '../ui/road.tsx'
import { CheckButton } from './post-button.tsx'
import { useChecking } from './use-checking.ts'

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
