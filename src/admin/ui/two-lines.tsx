import type { ReactNode } from 'react'
import { Note } from './text.tsx'

/** What matters, and under it what belongs to it; an empty second line takes no room. */
export function TwoLines({ one, two }: { one: ReactNode; two: string }) {
  return (
    <>
      {one}
      {two ? (
        <Note component="span" sx={{ display: 'block' }}>
          {two}
        </Note>
      ) : null}
    </>
  )
}
