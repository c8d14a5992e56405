import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { rememberInBrowser } from '../../browser/browser-cookies.ts'
import { type FieldFault, inPageOrder, placeOf } from './client-fields.ts'
import { faultsOf } from './client-form-data.ts'
import { clientCookie, privateValues } from './client-memory.ts'
import type { Outcome } from './outcome.ts'
import { keep, recall } from './tab-memory.ts'

type Watched = {
  form: RefObject<HTMLFormElement | null>
  rentDay: string
  outcome: Outcome | undefined
  drivers: number
  /** Blocks of drivers that were there before. */
  onRestore: (kept: Record<string, string>) => void
}

/** The form while someone fills it in: what is wrong so far, and what must not be lost. */
export function useClientForm({ form, rentDay, outcome, drivers, onRestore }: Watched) {
  const [faults, setFaults] = useState<readonly FieldFault[]>(outcome?.faults ?? [])
  const [tries, setTries] = useState(0)
  const [answered, setAnswered] = useState(outcome)
  if (outcome !== answered) {
    setAnswered(outcome)
    setFaults(outcome?.faults ?? [])
  }

  const remember = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    rememberInBrowser({ client: clientCookie(data) })
    keep('booking-private', privateValues(data))
  }

  const restore = useEffectEvent(() => {
    const kept = recall('booking-private') ?? {}
    for (const [name, value] of Object.entries(kept)) putBack(form.current?.elements.namedItem(name), value)
    onRestore(kept)
  })
  useEffect(() => restore(), [])
  // A driver who was taken out must not come back, and what was wrong with one is not wrong with the next.
  const before = useRef(drivers)
  const forgetRemoved = useEffectEvent(() => {
    remember()
    setFaults((now) => now.filter(({ name }) => placeOf(name).driver === undefined))
  })
  useEffect(() => {
    if (drivers < before.current) forgetRemoved()
    before.current = drivers
  }, [drivers])

  const recheck = (name: string, isLeaving: boolean) => {
    if (!form.current) return
    const fault = faultsOf(new FormData(form.current), rentDay).find((found) => found.name === name)
    setFaults((now) => {
      const others = now.filter((other) => other.name !== name)
      // Nobody is told of a field they have not come to yet.
      const isUnfilled = fault?.code === 'required' || fault?.code === 'must_accept'
      const isDue = others.length < now.length || (isLeaving && (!isUnfilled || tries > 0 || answered))
      return fault && isDue ? inPageOrder([...others, fault]) : others
    })
  }

  return {
    faults,
    /** Grows with every try that the browser itself refused, for the focus to follow. */
    tries,
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      if (target.name) recheck(target.name, true)
    },
    onChange: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name, type } = target as HTMLFormElement & HTMLInputElement
      remember()
      if (faults.some((fault) => fault.name === name)) recheck(name, false)
      if (type === 'radio' || type === 'checkbox') forgetFaultsOfHidden()
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const found = faultsOf(new FormData(event.currentTarget), rentDay)
      remember()
      setFaults(found)
      if (found.length === 0) return
      event.preventDefault()
      setTries((now) => now + 1)
    },
  }

  /** Another kind of renter, or no code: the fields that went away are no longer wrong. */
  function forgetFaultsOfHidden() {
    if (!form.current) return
    const found = faultsOf(new FormData(form.current), rentDay)
    setFaults((now) =>
      now.filter(({ name }) => name === 'phone' || found.some((fault) => fault.name === name)),
    )
  }
}

function putBack(field: Element | RadioNodeList | null | undefined, value: string): void {
  if (!(field instanceof HTMLInputElement)) return
  if (field.type === 'checkbox') field.checked = true
  else if (!field.value) field.value = value
}
