import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { ChosenCarAnswer } from '../../../contract/visitor/steps.ts'
import type { WantedService } from '../../../domain/booking/choose-services.ts'
import { servicesByDrivers, withDriverServices } from '../../../domain/booking/driver-services.ts'
import { parseDay } from '../../../domain/calendar/wall-clock.ts'
import { driverAges } from '../../../domain/people/client.ts'
import { queryFromServices } from '../booking-services/service-choice.ts'
import { clientFrom } from './client-form-data.ts'

type Asked = {
  /** The car with the services that were chosen in the step before. */
  chosen: ChosenCarAnswer
  orderQuery: string
  rentDay: string
  form: RefObject<HTMLFormElement | null>
  /** Where no script follows the form: what was typed. */
  typed: Record<string, string> | undefined
}

/** The price follows from who drives, as the order will. The server computes it: the browser only asks again. */
export function useDriverServices({ chosen, orderQuery, rentDay, form, typed }: Asked) {
  const neededBy = (data: FormData): WantedService[] =>
    servicesByDrivers(chosen.options, driverAges(clientFrom(data), parseDay(rentDay)))
  const [needed, setNeeded] = useState(() => neededBy(formData(typed ?? {})))
  const fetcher = useFetcher<{ answer?: ChosenCarAnswer }>()
  const { pathname } = useLocation()
  const asked = useRef(queryFromServices(chosen.services))

  const follow = () => {
    if (!form.current) return
    const now = neededBy(new FormData(form.current))
    const query = queryFromServices(withDriverServices(chosen.services, now))
    if (query === asked.current) return
    asked.current = query
    setNeeded(now)
    const order = new URLSearchParams(orderQuery)
    order.set('services', query)
    void fetcher.load(`${pathname}?${order}`)
  }
  // What the tab kept counts as well, once it is put back.
  const followAtFirst = useEffectEvent(follow)
  useEffect(() => followAtFirst(), [])

  return { answer: fetcher.data?.answer ?? chosen, added: addedTo(chosen, needed), follow }
}

export type AddedService = { id: number; name: string; price: number; youngDriverAge: number | null }

/** What nobody chose, with what it adds to the price. */
function addedTo({ services, options }: ChosenCarAnswer, needed: readonly WantedService[]): AddedService[] {
  return needed.flatMap(({ id, quantity }) => {
    const pieces = quantity - (services.find((chosen) => chosen.id === id)?.quantity ?? 0)
    const option = options.find((offered) => offered.id === id)
    if (!option || pieces <= 0) return []
    const { name, youngDriverAge } = option
    return [{ id, name, price: option.price * pieces, youngDriverAge }]
  })
}

function formData(typed: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(typed)) data.set(name, value)
  return data
}
