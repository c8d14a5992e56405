import { LinearProgress } from '@mui/material'
import type { ReactNode } from 'react'
import type { Problem } from '../api/call-api.ts'
import { ProblemAlert } from './problem-alert.tsx'

type Props<Value> = {
  answer: { value: Value | undefined; problem: Problem | undefined; reload: () => void }
  /** Said to those who hear that it is on its way. */
  loading: string
  children: (value: Value) => ReactNode
}

/** What a screen was asked for, or why it is not there; the last answer stays while a newer one is refused. */
export function Loaded<Value>({ answer: { value, problem, reload }, loading, children }: Props<Value>) {
  return (
    <>
      <ProblemAlert problem={problem} onAgain={reload} sx={{ mb: 2 }} />
      {value === undefined && !problem ? <LinearProgress aria-label={loading} /> : null}
      {value === undefined ? null : children(value)}
    </>
  )
}
