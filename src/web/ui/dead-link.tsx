import type { ReactNode } from 'react'
import { Notice } from './notice.tsx'

/** A letter's link that leads to nothing any more: what to do instead. */
export function DeadLink({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-6">
      <h1 className="text-h1">{title}</h1>
      <Notice tone="warning">
        <p>{children}</p>
      </Notice>
    </div>
  )
}
