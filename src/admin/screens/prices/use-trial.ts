import { useEffect, useState } from 'react'
import type { TrialAnswer } from '../../../contract/staff/price-answers.ts'
import type { PriceEditBody, TrialBody } from '../../../contract/staff/prices.ts'
import type { Problem } from '../../api/call-api.ts'
import { callApi } from '../../api/untyped-api.ts'

/** Typing pauses this long before the server is asked. */
const PAUSE_MS = 350

export type TrialState = {
  /** The last answer, kept while a newer one is on its way. */
  answer: TrialAnswer | undefined
  problem: Problem | undefined
  isTrying: boolean
}

/** What the trial rental costs before and after the edits, asked anew when either changes; nothing is saved. */
export function useTrial(edits: readonly PriceEditBody[] | undefined, trial: TrialBody | null): TrialState {
  const question = edits && trial ? JSON.stringify({ edits, trial }) : undefined
  const [state, setState] = useState<{ question?: string; answer?: TrialAnswer; problem?: Problem }>({})
  useEffect(() => {
    if (question === undefined) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      const call = { method: 'POST', body: JSON.parse(question) as unknown, signal: leaving.signal } as const
      callApi<TrialAnswer>('/prices/trial', call).then(
        (answered) =>
          setState((last) =>
            answered.ok
              ? { question, answer: answered.value }
              : { question, problem: answered.problem, ...(last.answer ? { answer: last.answer } : {}) },
          ),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [question])
  return {
    answer: state.answer,
    problem: state.question === question ? state.problem : undefined,
    isTrying: question !== undefined && state.question !== question,
  }
}
