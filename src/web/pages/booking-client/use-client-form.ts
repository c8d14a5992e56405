import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { rememberInBrowser } from '../../browser/remember-in-browser.ts'
import { useHouseRules } from '../../root-data.ts'
import { type FieldFault, inPageOrder, placeOf } from './client-fields.ts'
import { faultsOf, isCompany, valuesToKeep } from './client-form-data.ts'
import type { Outcome } from './outcome.ts'
import { keep, recall } from './tab-memory.ts'
import { useDrivers } from './use-drivers.ts'

type FormElement = RefObject<HTMLFormElement | null>

/** The form while someone fills it in: what is wrong so far, and what must not be lost. */
export function useClientForm(
  form: FormElement,
  rentDay: string,
  outcome: Outcome | undefined,
  /** How many drivers have a place from the start. */
  leastDrivers: number,
) {
  const { leastAge } = useHouseRules()
  const [faults, setFaults] = useState<readonly FieldFault[]>(outcome?.faults ?? [])
  const [tries, setTries] = useState(0)
  const [answered, setAnswered] = useState(outcome)
  if (outcome !== answered) {
    setAnswered(outcome)
    setFaults(outcome?.faults ?? [])
  }

  const { remember, drivers } = useFormMemory(form, leastDrivers, () =>
    // What was wrong with a driver who was taken out is not wrong with the next.
    setFaults((now) => now.filter(({ name }) => placeOf(name).driver === undefined)),
  )

  const recheck = (name: string, isLeaving: boolean) => {
    if (!form.current) return
    const fault = faultsOf(new FormData(form.current), rentDay, leastAge).find((found) => found.name === name)
    setFaults((now) => {
      const others = now.filter((other) => other.name !== name)
      // Nobody is told of a field they have not come to yet.
      const isUnfilled = fault?.code === 'required' || fault?.code === 'must_accept'
      const isDue = others.length < now.length || (isLeaving && (!isUnfilled || tries > 0 || answered))
      return fault && isDue ? inPageOrder([...others, fault]) : others
    })
  }

  return {
    drivers,
    faults,
    /** Grows with every try that the browser itself refused, for the focus to follow. */
    tries,
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      if (target.name) recheck(target.name, true)
    },
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name, type } = target as HTMLFormElement & HTMLInputElement
      remember()
      if (faults.some((fault) => fault.name === name)) recheck(name, false)
      if (type === 'radio' || type === 'checkbox') forgetFaultsOfHidden()
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const found = faultsOf(new FormData(event.currentTarget), rentDay, leastAge)
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
    const found = faultsOf(new FormData(form.current), rentDay, leastAge)
    setFaults((now) =>
      now.filter(({ name }) => name === 'phone' || found.some((fault) => fault.name === name)),
    )
  }
}

/** What was typed is kept at every change and put back once the page has woken up. */
function useFormMemory(form: FormElement, leastDrivers: number, onRemoved: () => void) {
  const drivers = useDrivers(leastDrivers)
  const remember = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    rememberInBrowser({ client: { isCompany: isCompany(data) } })
    keep('booking-client', valuesToKeep(data))
  }

  const restore = useEffectEvent(() => {
    const kept = recall('booking-client') ?? {}
    for (const [name, value] of Object.entries(kept)) putBack(form.current?.elements.namedItem(name), value)
    drivers.restore(kept)
  })
  useEffect(() => restore(), [])
  // A driver who was taken out must not come back.
  const count = drivers.added.length
  const before = useRef(count)
  const forgetRemoved = useEffectEvent(() => {
    remember()
    onRemoved()
  })
  useEffect(() => {
    if (count < before.current) forgetRemoved()
    before.current = count
  }, [count])
  return { remember, drivers }
}

function putBack(field: Element | RadioNodeList | null | undefined, value: string): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
  else if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  else if (!field.value) field.value = value
}
