import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { usePaths } from '../../locale.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { queryFromForm } from '../booking-form.ts'
import { DateSheet, loadCalendar } from '../calendar/date-sheet.tsx'
import { PlaceHours } from '../times/place-hours.tsx'
import { type Side, touchDay } from './change-form.ts'
import { checkForm, formErrors } from './check-form.ts'
import { CouponField } from './coupon-field.tsx'
import { GearboxChoice } from './gearbox-choice.tsx'
import { MomentFields, SideClosed, SideTime } from './moment-fields.tsx'
import { PlaceField } from './place-field.tsx'
import { RouteEnds } from './route-ends.tsx'
import type { FormField, SearchFormData } from './search-form-types.ts'
import { useSearchForm } from './use-search-form.ts'
import { useSeenForm } from './use-seen-form.ts'

/**
 * When, where and which gearbox; leads to the car step. Its data comes from `searchFormData` in a loader, its words are
 * the area `search`. Without scripts it is a plain form.
 */
export function SearchForm(data: SearchFormData) {
  // Another search, another form: what was typed into the last one is not carried over.
  return <Fields key={queryFromForm(data.values)} {...data} />
}

function Fields(data: SearchFormData) {
  const t = useTranslations('search')
  const guards = useTranslations('errors.guards')
  const carPath = usePaths()('booking-car')
  const id = useId()
  const isAwake = useHydrated()
  const navigate = useNavigate()
  const isSearching = useNavigation().location?.pathname === carPath
  const search = useSearchForm(data)
  const { form, typed, setTyped, rent, back, places } = search
  // What the server found stands until something is changed; from then on the form checks itself.
  const [isChecking, setIsChecking] = useState(Object.keys(data.errors).length > 0)
  const found = formErrors(form, checkForm(form, places, data.now), data.now)
  const errors = isChecking ? (typed === search.asked ? data.errors : found) : {}
  const [side, setSide] = useState<Side>()
  const [holidays] = useState(() => new Map(data.holidays))
  const element = useRef<HTMLFormElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  useSeenForm(element, search, isAwake)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecking(true)
    const first = fieldOrder.find((field) => found[field])
    if (first) document.getElementById(`${id}-${first}`)?.focus()
    else void navigate(`${carPath}?${queryFromForm(form)}`, { viewTransition: true })
  }
  const open = (which: Side) => {
    setSide(which)
    dialog.current?.showModal()
  }
  const place = (name: 'rentLocationId' | 'returnLocationId') => ({
    id: `${id}-${name}`,
    name,
    places,
    value: typed[name],
    error: errors[name] && t(`errors.${errors[name]}`),
  })
  const moments = { id, search, errors, isAwake, now: data.now, holidays, onOpen: open }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The calendar is only fetched ahead; nothing is done by it.
    <form
      ref={element}
      method="get"
      action={carPath}
      noValidate
      onSubmit={submit}
      onPointerEnter={() => void loadCalendar()}
      onFocus={() => void loadCalendar()}
      className="@container grid gap-5"
    >
      {data.notice ? <Notice tone="info">{guards(data.notice)}</Notice> : null}
      <RouteEnds
        duration={isAwake ? search.duration : undefined}
        rent={{
          label: t('rentPlace'),
          labelFor: `${id}-rentLocationId`,
          fields: (
            <>
              <PlaceField
                {...place('rentLocationId')}
                onPlace={(rentLocationId) => setTyped((now) => ({ ...now, rentLocationId }))}
              />
              <MomentFields side="rent" {...moments} />
            </>
          ),
        }}
        back={{
          label: t('returnPlace'),
          labelFor: `${id}-returnLocationId`,
          fields: (
            <>
              <PlaceField
                {...place('returnLocationId')}
                samePlace={t('samePlace')}
                onPlace={(returnLocationId) => setTyped((now) => ({ ...now, returnLocationId }))}
              />
              <MomentFields side="return" {...moments} />
            </>
          ),
        }}
      />
      <div className="grid items-end gap-4 @3xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)_auto]">
        <GearboxChoice
          value={typed.gearboxType}
          onGearbox={(gearboxType) => setTyped((now) => ({ ...now, gearboxType }))}
        />
        <CouponField
          id={`${id}-couponCodes`}
          codes={typed.couponCodes}
          onCodes={(couponCodes) => setTyped((now) => ({ ...now, couponCodes }))}
        />
        <Button type="submit" disabled={isSearching} className="min-h-14 px-8 text-lg">
          {t(isSearching ? 'searching' : 'submit')}
        </Button>
      </div>
      <noscript>
        <PlaceHours places={places} />
      </noscript>
      {isAwake ? (
        <DateSheet
          dialog={dialog}
          side={side}
          onSide={setSide}
          onDay={(day) => {
            if (side === undefined) return
            const touched = touchDay(typed, side, day)
            setTyped(touched.form)
            setSide(touched.next)
          }}
          now={data.now}
          rent={rent}
          back={back}
          duration={search.duration}
          holidays={holidays}
        >
          <SideTime id={`${id}-sheet-rent`} side="rent" search={search} />
          <SideTime id={`${id}-sheet-return`} side="return" search={search} />
          <div className="col-span-2 grid gap-1">
            <SideClosed id={`${id}-sheet-rent-closed`} side="rent" search={search} />
            <SideClosed id={`${id}-sheet-return-closed`} side="return" search={search} />
          </div>
        </DateSheet>
      ) : null}
    </form>
  )
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
