import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { NavigationType, useNavigation, useNavigationType, useSearchParams, useSubmit } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CarSearchAnswer, OfferedCar } from '../../../contract/visitor/answers.ts'
import { useLaidOut } from '../../browser/lay-out.ts'
import { someoneThere } from '../../browser/presence.ts'
import { afterPaint, isWaking, takeTurn } from '../../browser/waking.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InTurn } from '../../ui/in-turn.tsx'
import { CarCard } from './car-card.tsx'
import {
  type CarFilters,
  type CarOrder,
  carOrders,
  filterCars,
  filterChoices,
  filtersFromQuery,
  noFilters,
  sortCars,
  withFilters,
} from './car-filters.ts'
import { CompareBar } from './compare-bar.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { groupSameCars } from './same-cars.ts'
import { WhyThisPrice, withParameter } from './why-this-price.tsx'

type CarListProps = {
  cars: readonly OfferedCar[]
  locations: CarSearchAnswer['locations']
  action: string
  chosenCarId: number | undefined
  carPath: string
}

/** The found cars, the cheapest first, with filters beside them. */
export function CarList({ cars, ...list }: CarListProps) {
  const t = useTranslations('cars')
  const [filters, setFilters] = useFilters()
  const shown = sortCars(filterCars(cars, filters), filters.sort)
  return (
    <div className="relative grid items-start gap-3 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <InTurn>
        <FilterPanel choices={filterChoices(cars)} filters={filters} onFilters={setFilters} />
      </InTurn>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p role="status" className="text-lead font-semibold">
            {t('found', { count: shown.length })}
          </p>
          {cars.length > 1 ? (
            <OrderChoice order={filters.sort} onOrder={(sort) => setFilters({ ...filters, sort })} />
          ) : null}
        </div>
        {shown.length === 0 ? (
          <div className="bg-surface shadow-card grid justify-items-start gap-4 rounded-2xl p-6">
            <p>{t('filteredOut')}</p>
            <Button look="secondary" onClick={() => setFilters({ ...noFilters, sort: filters.sort })}>
              {t('clearFilters')}
            </Button>
          </div>
        ) : (
          <Cars cars={shown} {...list} />
        )}
      </div>
    </div>
  )
}

const orderWords = {
  price: 'sortPrice',
  priceDown: 'sortPriceDown',
  seats: 'sortSeats',
} as const satisfies Record<CarOrder, string>

function OrderChoice({ order, onOrder }: { order: CarOrder; onOrder: (order: CarOrder) => void }) {
  const t = useTranslations('cars')
  return (
    // On a phone it shares the bar of the filters.
    <label className="noscript:hidden flex items-center gap-2 max-lg:absolute max-lg:top-1.5 max-lg:right-2">
      <Icon name="sort" className="text-ink-soft size-5 max-lg:hidden" />
      <span className="sr-only">{t('sort')}</span>
      <select
        value={order}
        onChange={(event) => onOrder(carOrders.find((known) => known === event.target.value) ?? 'price')}
        className="text-ink lg:bg-ground bg-surface min-h-11 rounded-xl pr-2 font-medium max-lg:max-w-48 max-lg:[field-sizing:content]"
      >
        {carOrders.map((known) => (
          <option key={known} value={known}>
            {t(orderWords[known])}
          </option>
        ))}
      </select>
    </label>
  )
}

const FIRST_SCREEN = 4
/** So many cars come with the page, four screens of a phone; the others are in its data and follow who looks at it. */
const FIRST_CARS = 8
/** So many are painted first when a browser that is awake goes here. */
const FIRST_PAINTED = 2
/** So many at a time follow: a phone that makes all of them at once does not hear a touch meanwhile. */
const FOLLOWING = 2

export function Cars({ cars, locations, action, chosenCarId, carPath }: CarListProps) {
  const t = useTranslations('cars')
  const [query] = useSearchParams()
  const kinds = useMemo(() => groupSameCars(cars), [cars])
  const count = useShownCount(kinds.length)
  const shown = query.has('all') ? kinds : kinds.slice(0, count)
  const list = useRef<HTMLUListElement>(null)
  useLaidOut(list, shown.length)
  const submit = useSubmit()
  const choosing = useNavigation().formData?.get('carId')
  const choose = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget, { method: 'post', action, viewTransition: true })
    },
    [submit, action],
  )
  const names = { rentPlace: locations.rentData.name, returnPlace: locations.returnData.name }
  return (
    <div className="group/cars grid gap-4">
      {/* After Back the list must be as high as it was, so all of it is laid out. */}
      <ul ref={list} className={`grid gap-4 ${count === Number.POSITIVE_INFINITY ? '' : 'near-cards'}`}>
        {shown.map((same, index) => (
          <li key={same[0].id} className="grid">
            <InTurn>
              <CarCard
                {...{ same, chosenCarId }}
                onChoose={choose}
                isChoosing={same.some(({ id }) => String(id) === choosing)}
                isLazy={index >= FIRST_SCREEN}
              />
            </InTurn>
          </li>
        ))}
      </ul>
      {shown.length < kinds.length ? (
        <a href={`${carPath}?${withParameter(query, 'all', '1')}`} className={buttonStyle('secondary')}>
          {t('showAll', { count: cars.length })}
        </a>
      ) : null}
      {cars.length > 1 ? <CompareBar carPath={carPath} query={query} /> : null}
      <WhyThisPrice {...{ cars, names, carPath, query }} />
    </div>
  )
}

/** How many cars are shown: the first of a page, then some more at a time. Back finds at once all that it left. */
function useShownCount(all: number): number {
  const isBack = useNavigationType() === NavigationType.Pop
  const [count, setCount] = useState(() =>
    typeof document === 'undefined' || isWaking()
      ? FIRST_CARS
      : isBack
        ? Number.POSITIVE_INFINITY
        : FIRST_PAINTED,
  )
  useEffect(() => {
    if (count >= all) return
    let isWanted = true
    const follow = async () => {
      await someoneThere
      await afterPaint()
      await takeTurn().over
      if (isWanted) setCount(count + FOLLOWING)
    }
    void follow()
    return () => {
      isWanted = false
    }
  }, [count, all])
  return count
}

const WRITE_AFTER_MS = 300

/** In the address, so that going back, reloading and sending it on keep them; changing them fetches nothing. */
function useFilters(): [CarFilters, (filters: CarFilters) => void] {
  const [query, setQuery] = useSearchParams()
  const [filters, setFilters] = useState(() => filtersFromQuery(query))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: CarFilters) => {
    setFilters(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => setQuery((now) => withFilters(now, next), { replace: true, preventScrollReset: true }),
      WRITE_AFTER_MS,
    )
  }
  return [filters, change]
}
