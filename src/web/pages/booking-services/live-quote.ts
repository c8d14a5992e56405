import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useLocation, useSearchParams } from 'react-router'
import type { Alternatives } from '../../../contract/visitor/answers.ts'
import type { ChosenCarAnswer } from '../../../contract/visitor/steps.ts'
import { rememberInBrowser } from '../../browser/remember-in-browser.ts'
import { queryFromServices, servicesFromForm } from './service-choice.ts'

/** In the address of what is only asked for a price. */
export const LIVE = 'live'

type Quoted = { answer: ChosenCarAnswer; instead: Alternatives | undefined; orderQuery: string }

/** The price follows every change of the form. The server computes it: the browser only asks again. */
export function useLiveQuote(loaded: Quoted, form: RefObject<HTMLFormElement | null>) {
  const fetcher = useFetcher<Quoted | { answer: undefined }>()
  const { pathname } = useLocation()
  const [, setQuery] = useSearchParams()
  const asked = useRef(queryFromServices(loaded.answer.services))
  const [last, setLast] = useState(loaded)
  if (fetcher.data?.answer && fetcher.data !== last) setLast(fetcher.data)
  const isUpdating = fetcher.state !== 'idle'
  const isUnanswered = !isUpdating && fetcher.data !== undefined && !fetcher.data.answer

  const follow = () => {
    if (!form.current) return
    const chosenServices = servicesFromForm(new FormData(form.current))
    const query = queryFromServices(chosenServices)
    if (query === asked.current && !isUnanswered) return
    asked.current = query
    rememberInBrowser({ chosenServices })
    const order = new URLSearchParams(loaded.orderQuery)
    order.set('services', query)
    setQuery(order, { replace: true, preventScrollReset: true })
    void fetcher.load(`${pathname}?${order}&${LIVE}=1`)
  }
  // What was ticked before the scripts arrived, or put back by the browser, counts as well.
  const followAtFirst = useEffectEvent(follow)
  useEffect(() => followAtFirst(), [])

  return { ...last, isUpdating, isUnanswered, follow }
}
