import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Alternatives } from '../../../contract/visitor/answers.ts'
import type { ChosenCarAnswer } from '../../../contract/visitor/steps.ts'
import { rememberInBrowser } from '../../browser/browser-cookies.ts'
import { queryFromServices, servicesFromForm } from './service-choice.ts'

type Quoted = { answer: ChosenCarAnswer; instead: Alternatives | undefined }

/** The price follows every change of the form. The server computes it: the browser only asks again. */
export function useLiveQuote(loaded: Quoted, form: RefObject<HTMLFormElement | null>) {
  const fetcher = useFetcher<Quoted | { answer: undefined }>()
  const { pathname } = useLocation()
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
    void fetcher.load(`${pathname}?services=${query}`)
  }
  // What was ticked before the scripts arrived, or put back by the browser, counts as well.
  const followAtFirst = useEffectEvent(follow)
  useEffect(() => followAtFirst(), [])

  return { ...last, isUpdating, isUnanswered, follow }
}
