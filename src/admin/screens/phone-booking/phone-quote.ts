import { useEffect, useState } from 'react'
import type { PhoneQuote } from '../../../contract/staff/phone.ts'
import type { Problem } from '../../api/call-api.ts'
import { callApi } from '../../api/untyped-api.ts'
import { useSettled } from '../../api/use-settled.ts'
import { type PhoneForm, searchBody } from './phone-form.ts'

/** Free cars and the price, asked anew whenever the talk changes them; the last answer stays until the next is here. */
export function usePhoneQuote(form: PhoneForm, language: string) {
  const question = JSON.stringify(searchBody(form) ?? null)
  const asked = useSettled(question)
  const [repeat, setRepeat] = useState(0)
  const [state, setState] = useState<{ asked?: string; quote?: PhoneQuote; problem?: Problem }>({})
  useEffect(() => {
    if (asked === 'null') return
    const leaving = new AbortController()
    callApi<PhoneQuote>('/phone/quote', {
      method: 'POST',
      body: JSON.parse(asked),
      signal: leaving.signal,
    }).then(
      (answer) => setState(answer.ok ? { asked, quote: answer.value } : { asked, problem: answer.problem }),
      () => undefined,
    )
    return () => leaving.abort()
    // Another language, or the same question once more, is asked again.
  }, [asked, repeat, language])
  const isComplete = question !== 'null'
  return {
    quote: isComplete ? state.quote : undefined,
    problem: isComplete && state.asked === question ? state.problem : undefined,
    isComplete,
    /** The price on the screen is that of what is on the screen. */
    isCurrent: state.asked === question,
    askAgain: () => setRepeat((count) => count + 1),
  }
}
