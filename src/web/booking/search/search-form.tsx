import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { dayOf } from '../../../domain/calendar/wall-clock.ts'
import { fetchScriptsOf } from '../../browser/fetch-scripts.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { KeptHtml, noHoles } from '../../kept-html.tsx'
import { usePaths } from '../../locale.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formFromQuery, queryFromForm } from '../booking-form.ts'
import { DateSheet, loadCalendar } from '../calendar/date-sheet.tsx'
import { PlaceHours } from '../times/place-hours.tsx'
import type { Side } from './change-form.ts'
import { checkForm, type FormErrors, type FormField, formErrors } from './check-form.ts'
import { CouponField } from './coupon-field.tsx'
import { EndFields, PlaceLabel } from './end-fields.tsx'
import { GearboxChoice } from './gearbox-choice.tsx'
import { RouteEnds } from './route-ends.tsx'
import type { SearchFormData } from './search-form-data.ts'
import { useKeptForm } from './use-kept-form.ts'
import { type Search, useSearchForm } from './use-search-form.ts'

/**
 * When, where and which gearbox; leads to the car step. Its data comes from `searchFormData` in a loader, its words are
 * the area `search`. Without scripts it is a plain form.
 */
export function SearchForm(data: SearchFormData) {
  // Another search, another form: what was typed into the last one is not carried over.
  return <Fields key={queryFromForm(data.values)} {...data} />
}

/** What the ids of its fields begin with: a page has one such form, and one that wakes in its turn counts none. */
const id = 'search'

function Fields(data: SearchFormData) {
  const t = useTranslations('search')
  const guards = useTranslations('errors.guards')
  const carPath = usePaths()('booking-car')
  const isAwake = useHydrated()
  const isSearching = useNavigation().location?.pathname === carPath
  const search = useSearchForm(data)
  const { typed, change } = search
  const { errors, check } = useFormCheck(data, search)
  const submit = useSubmit(carPath, id, search, check)
  const [side, setSide] = useState<Side>()
  const [holidays] = useState(() => new Map(data.holidays))
  const element = useRef<HTMLFormElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  useSeenForm(element, search, isAwake)
  useKeptForm(search)
  useFaultInView(id, isAwake ? fieldOrder.find((field) => data.errors[field]) : undefined)
  const open = (which: Side) => {
    setSide(which)
    dialog.current?.showModal()
  }
  const fetchAhead = () => {
    void loadCalendar()
    fetchScriptsOf(carPath)
  }
  const end = { id, search, errors, isAwake, now: data.now, holidays, onOpen: open }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What is likely next is only fetched ahead; nothing is done by it.
    <form
      ref={element}
      method="get"
      action={carPath}
      // So the router knows the scripts of that page before the button is pressed.
      data-discover="true"
      noValidate
      onSubmit={submit}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      className="@container grid gap-4"
    >
      {data.notice ? <Notice tone="info">{guards(data.notice)}</Notice> : null}
      {/* Not a grid on a phone: there the button stays at the lower edge of the screen, along all of the fields. */}
      <div className="flex flex-col gap-4 @3xl:grid @3xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)_auto] @3xl:items-end">
        <RouteEnds
          duration={isAwake ? search.duration : undefined}
          rent={<EndFields side="rent" {...end} />}
          rentLabel={<PlaceLabel side="rent" id={id} />}
          back={<EndFields side="return" {...end} />}
          backLabel={<PlaceLabel side="return" id={id} />}
        />
        <GearboxChoice value={typed.gearboxType} onGearbox={(gearboxType) => change({ gearboxType })} />
        <CouponField
          id={`${id}-couponCodes`}
          codes={typed.couponCodes}
          onCodes={(couponCodes) => change({ couponCodes })}
        />
        <div className="@max-3xl:bg-raised @max-3xl:sticky @max-3xl:bottom-0 @max-3xl:-mx-2 @max-3xl:-mb-2 @max-3xl:rounded-xl @max-3xl:p-2">
          <Button type="submit" disabled={isSearching} className="min-h-14 w-full px-4 text-lg @3xl:px-8">
            {t(isSearching ? 'searching' : 'submit')}
          </Button>
        </div>
      </div>
      <noscript>
        <KeptHtml name="hours" from={() => [data.places, dayOf(data.now)]} holes={noHoles}>
          {() => <PlaceHours places={search.places} today={dayOf(data.now)} />}
        </KeptHtml>
      </noscript>
      {isAwake ? (
        <DateSheet {...{ id, dialog, side, search, holidays }} now={data.now} onSide={setSide} />
      ) : null}
    </form>
  )
}

/** What the server found stands until something is changed; from then on the form checks itself. */
function useFormCheck(data: SearchFormData, { form, typed, asked, places }: Search) {
  const [isChecking, setIsChecking] = useState(Object.keys(data.errors).length > 0)
  const found = formErrors(form, checkForm(form, places, data.now), data.now)
  const errors: FormErrors = isChecking ? (typed === asked ? data.errors : found) : {}
  /** Gives the first field to mend. */
  const check = () => {
    setIsChecking(true)
    return fieldOrder.find((field) => found[field])
  }
  return { errors, check }
}

/** To the car step, or to the first field to mend. */
function useSubmit(carPath: string, id: string, { form }: Search, check: () => FormField | undefined) {
  const navigate = useNavigate()
  return (event: FormEvent) => {
    event.preventDefault()
    const wrong = check()
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus()
    // Without a transition: it would paint the old page once more, and the cars two frames later.
    else void navigate(`${carPath}?${queryFromForm(form)}`)
  }
}

/** Whoever was led here by a search that cannot be finds the first field to mend in view and under their fingers. */
function useFaultInView(id: string, wrong: FormField | undefined): void {
  useEffect(() => {
    if (!wrong) return
    // After the new page has told its heading.
    const frame = requestAnimationFrame(() => document.getElementById(`${id}-${wrong}`)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [id, wrong])
}

/** As they are read, for where to begin mending. */
const fieldOrder: readonly FormField[] = [
  'rentLocationId',
  'rentDay',
  'rentTime',
  'returnLocationId',
  'returnDay',
  'returnTime',
]

/**
 * What was chosen before the page woke up, or what the browser put back, is what the visitor sees, so it is what
 * counts. Read while the fields are still those the server sent.
 */
function useSeenForm(
  element: RefObject<HTMLFormElement | null>,
  { asked, setTyped }: Search,
  isAwake: boolean,
): void {
  useLayoutEffect(() => {
    if (isAwake) return
    const texts = [...new FormData(element.current ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const seen = formFromQuery(new URLSearchParams(texts))
    if (seen && queryFromForm(seen) !== queryFromForm(asked)) setTyped(seen)
  }, [element, asked, setTyped, isAwake])
}
