import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PriceEditBody, TrialBody } from '../../../contract/staff/prices.ts'
import { useApi } from '../../api/use-api.ts'
import { useSettled } from '../../api/use-settled.ts'

/**
 * What the trial rental costs before and after the edits, asked anew once either has changed and the typing pauses;
 * nothing is saved. Without edits nothing is asked, and the last answer stays.
 */
export function useTrial(edits: PriceEditBody[] | undefined, trial: TrialBody | null) {
  const question = useMemo(() => (edits && trial ? { body: { edits, trial } } : undefined), [edits, trial])
  const asked = useSettled(question)
  const { value, problem, isLoading } = useApi('POST /prices/trial', asked ?? skipToken)
  const isAsked = asked === question
  return { answer: value, problem: isAsked ? problem : undefined, isTrying: !isAsked || isLoading }
}
