import './waiting-road.css'
import { Road, Town } from '../ui/road.tsx'

/** Someone else's answer is on the road: a light runs from ring to ring. */
export function WaitingRoad() {
  return (
    <div aria-hidden="true" className="flex items-center">
      <Town className="relative z-1" />
      <span className="waiting-road -mx-1 flex-1">
        <Road isAhead />
      </span>
      <Town className="relative z-1" />
    </div>
  )
}
