import { skipToken } from '@tanstack/react-query'
import { useTypedApi } from '../../api/use-api.ts'
import { type PhoneForm, searchBody } from './phone-form.ts'

/** Free cars and the price, asked anew whenever the talk changes them; the last answer stays until the next is here. */
export function usePhoneQuote(form: PhoneForm) {
  const body = searchBody(form)
  const { value, problem, isCurrent, reload } = useTypedApi('POST /phone/quote', body ? { body } : skipToken)
  return {
    quote: value,
    problem,
    isComplete: body !== undefined,
    /** The price on the screen is that of what is on the screen. */
    isCurrent: isCurrent || problem !== undefined,
    askAgain: reload,
  }
}
