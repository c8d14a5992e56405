import { useState } from 'react'
import { useNavigation, useRevalidator, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { askedForm, type BookingForm, minutesOf, queryFromForm } from '../../booking/booking-form.ts'
import type { SearchFormData } from '../../booking/search/search-form-data.ts'
import { CouponAnswers } from '../../booking/summary/coupon-answers.tsx'
import { LockerNote } from '../../booking/times/locker-note.tsx'
import { usePaths } from '../../locale.ts'
import { useHouseRules } from '../../root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InTurn } from '../../ui/in-turn.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CarList } from './car-list.tsx'
import type { CarStepData } from './car-step-data.ts'
import { Comparison, comparedCars } from './comparison.tsx'
import { Around } from './nearby-prices.tsx'
import { NothingFree } from './nothing-free.tsx'
import { SearchPanel } from './search-panel.tsx'

type CarStepProps = {
  data: CarStepData
  search: SearchFormData
  /** Why the car that was just chosen could not be had; a key of `errors`. */
  refusal: 'car_taken' | undefined
}

export function CarStep({ data, search, refusal }: CarStepProps) {
  const t = useTranslations('cars')
  const searching = useTranslations('search')
  const errors = useTranslations('errors')
  const carPath = usePaths()('booking-car')
  const query = queryFromForm(data.form)
  const { location, formMethod } = useNavigation()
  const isSearching = location?.pathname === carPath && formMethod === undefined
  // The panel folds over the new search at once, while its cars are on their way.
  const wanted = (isSearching && askedForm(new URLSearchParams(location.search))) || data.form
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-3 pb-12">
      <div className="flex items-baseline justify-between gap-x-3 sm:gap-x-6">
        <h1 className="text-h2 max-sm:text-2xl">{t('title')}</h1>
        <p className="text-ink-soft text-small mr-auto max-lg:hidden">{t('priceIncludes')}</p>
        <ShareSearch />
      </div>
      <InTurn key={queryFromForm(wanted)}>
        <SearchPanel search={{ ...search, values: wanted, errors: {}, notice: undefined }} />
      </InTurn>
      {search.places.find(({ id }) => id === wanted.rentLocationId)?.hasLockers ? (
        <LockerNote at={minutesOf(wanted).rentAt} documentsBy={search.documentsBy} />
      ) : null}
      {refusal ? (
        <Notice tone="warning" isUrgent>
          {errors(refusal)}
        </Notice>
      ) : null}
      {isSearching ? (
        <CarSkeleton label={searching('searching')} />
      ) : (
        <Results {...{ data, carPath, query }} now={search.now} />
      )}
    </div>
  )
}

type ResultsProps = { data: CarStepData; carPath: string; query: string; now: WallMinute }

function Results({ data, carPath, query, now }: ResultsProps) {
  const [asked] = useSearchParams()
  if (!data.answer) return <Failure code={data.failure} />
  const { sortedCars, coupons, locations, alternatives } = data.answer
  // The services that this tab has chosen already go with the next car.
  const services = asked.get('services')
  const action = `${carPath}?${query}${services === null ? '' : `&services=${services}`}`
  const compared = comparedCars(alternatives?.cars ?? sortedCars, asked)
  if (compared.length > 0) {
    return <Comparison cars={compared} action={action} back={`${carPath}?${withoutCompared(asked)}`} />
  }
  return (
    <>
      <Around form={data.form} nearby={data.nearby} cars={sortedCars} carPath={carPath} />
      <CouponAnswers coupons={coupons} />
      {alternatives ? (
        <NothingFree form={data.form} {...{ alternatives, locations, carPath, action }} />
      ) : (
        <InTurn>
          <CarList cars={sortedCars} chosenCarId={data.chosenCarId} {...{ locations, action, carPath }} />
        </InTurn>
      )}
      <Included form={data.form} now={now} />
    </>
  )
}

function withoutCompared(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete('compare')
  return rest
}

/** What is in every price, and which car one gets: said once for all cars. */
function Included({ form, now }: { form: BookingForm; now: WallMinute }) {
  const t = useTranslations('cars')
  const { freeCancelHours } = useHouseRules()
  const { rentAt } = minutesOf(form)
  const isFreeYet = rentAt !== undefined && now + freeCancelHours * 60 < rentAt
  const notes = [t('priceIncludes'), isFreeYet ? t('freeCancellation') : '', t('exactCarNote')]
  return (
    <ul className="text-small grid gap-1.5 lg:pl-[17.5rem]">
      {notes.filter(Boolean).map((note) => (
        <li key={note} className="flex items-start gap-2">
          <Icon name="check" className="text-positive mt-px size-5" />
          {note}
        </li>
      ))}
    </ul>
  )
}

/** The search did not come through: nothing is lost, and it can be tried again. */
function Failure({ code }: { code: NonNullable<CarStepData['failure']> }) {
  const errors = useTranslations('errors')
  const common = useTranslations('common')
  const revalidator = useRevalidator()
  return (
    <Notice tone="danger" isUrgent>
      <p>{errors(code)}</p>
      <Button
        look="secondary"
        disabled={revalidator.state === 'loading'}
        onClick={() => void revalidator.revalidate()}
        className="justify-self-start"
      >
        {common('retry')}
      </Button>
    </Notice>
  )
}

/** The shape of the list while it is on its way. */
function CarSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="lg:pl-[17.5rem]">
      <p className="text-lead font-semibold">{label}</p>
      <ul aria-hidden="true" className="mt-4 grid animate-pulse gap-4">
        {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
          <li
            key={key}
            className="bg-surface shadow-card grid gap-4 rounded-2xl p-4 md:grid-cols-[14rem_1fr]"
          >
            <div className="bg-line/60 aspect-[580/256] rounded-xl" />
            <div className="grid content-start gap-3">
              <div className="bg-line/60 h-6 w-2/3 rounded" />
              <div className="bg-line/60 h-4 w-1/2 rounded" />
              <div className="bg-line/60 h-12 rounded" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The address holds the whole search, so sending it on is enough. */
function ShareSearch() {
  const t = useTranslations('cars')
  const common = useTranslations('common')
  const [isCopied, setIsCopied] = useState(false)
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ url: location.href })
      else {
        await navigator.clipboard.writeText(location.href)
        setIsCopied(true)
      }
    } catch {
      // Whoever closes the sheet of their phone has changed their mind; the address is still in the bar.
    }
  }
  return (
    <Button look="quiet" onClick={() => void share()} className="noscript:hidden max-sm:min-w-11">
      <Icon name={isCopied ? 'check' : 'external'} />
      <span aria-live="polite" className="max-sm:sr-only">
        {isCopied ? common('copied') : t('share')}
      </span>
    </Button>
  )
}
