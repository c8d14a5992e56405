import { type ReactNode, Suspense, useState } from 'react'
import { isWaking, type Turn, takeTurn } from '../browser/waking.ts'

/**
 * A part of a page that wakes up after what stands around it, in a task of its own. Until then it is what the server
 * sent, and its links and forms work as they do without scripts. It is one element, whatever happens, and holds no
 * `useId`: by its turn the others have been counted.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [turn] = useState(() => (isWaking() ? takeTurn() : undefined))
  return turn ? (
    <Suspense>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  ) : (
    children
  )
}

function Waiting({ turn, children }: { turn: Turn; children: ReactNode }) {
  // Whoever waits higher up (`Suspense`) keeps what is there, and asks again.
  if (!turn.isOver) throw turn.over
  return children
}
