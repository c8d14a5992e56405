import { useActionData, useFetcher } from 'react-router'
import type { FormAnswer } from './form-answer.ts'

/**
 * The last answer to the form of a page: from the browser's own post when there were no scripts yet, else from the
 * fetcher, which leaves the page, its place and its history as they are.
 */
export function useFormAnswer() {
  const fetcher = useFetcher<FormAnswer>()
  const posted = useActionData<FormAnswer>()
  return { Form: fetcher.Form, answer: fetcher.data ?? posted, isSending: fetcher.state !== 'idle' }
}
