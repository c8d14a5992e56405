import { Suspense, use } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { OfferedCar } from '../../../contract/visitor/answers.ts'
import { dayOf, parseDay } from '../../../domain/calendar/wall-clock.ts'
import { rentalDuration } from '../../../domain/pricing/duration.ts'
import { formatHours, formatShortDay } from '../../../i18n/format.ts'
import { type BookingForm, bodyFromForm, minutesOf, queryFromForm } from '../../booking/booking-form.ts'
import { daysAround, withoutHours } from '../../booking/nearby-periods.ts'
import { KeptHtml } from '../../kept-html.tsx'
import { useHouseRules } from '../../root-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useFormats } from '../../use-formats.ts'
import { filtersFromQuery, withFilters } from './car-filters.ts'
import type { NearbyDates } from './car-step-data.ts'

type AroundProps = {
  form: BookingForm
  nearby: NearbyDates | Promise<NearbyDates>
  cars: readonly OfferedCar[]
  carPath: string
}

/** Beside the cars, never in their way: the days stand there while their prices are still asked for. */
export function Around({ nearby, ...rest }: AroundProps) {
  if (!(nearby instanceof Promise)) return <AroundKnown dates={nearby} {...rest} />
  return (
    <Suspense fallback={<AroundKnown dates={undefined} {...rest} />}>
      <AroundAsked asked={nearby} {...rest} />
    </Suspense>
  )
}

type KnownProps = Omit<AroundProps, 'nearby'> & { dates: NearbyDates | undefined }

const AroundAsked = ({ asked, ...rest }: Omit<AroundProps, 'nearby'> & { asked: Promise<NearbyDates> }) => (
  <AroundKnown dates={use(asked)} {...rest} />
)

const AroundKnown = ({ cars, ...nearby }: KnownProps) => (
  <>
    <NearbyPrices {...nearby} />
    <HoursAgainstDay {...nearby} cars={cars} />
  </>
)

type NearbyPricesProps = {
  form: BookingForm
  /** As far as they are known; none while they are asked for. */
  dates: NearbyDates | undefined
  carPath: string
}

/** What the same rental costs on the days around, and what its last hours cost. */
function NearbyPrices({ form, dates, carPath }: NearbyPricesProps) {
  const t = useTranslations('cars.nearby')
  const [asked] = useSearchParams()
  const days = daysAround(form)
  const now = priceAt(dates, form)
  const prices = days.map((day) => priceAt(dates, day))
  const known = prices.filter((price) => price !== undefined)
  if (dates && known.length < 2) return null
  const least = Math.min(...known)
  const first = Math.max(0, days.findIndex(({ rentDay }) => rentDay === form.rentDay) - 1)
  return (
    <nav aria-label={t('title')}>
      <ol className="flex gap-1.5 overflow-x-auto p-0.5 max-sm:-mx-4 max-sm:px-4">
        {days.map((day, index) => (
          // A narrow row begins a day before the one that was asked for, in browsers that know how.
          <li
            key={day.rentDay}
            className={`grid min-w-max flex-1 ${index === first ? '[scroll-initial-target:nearest]' : ''}`}
          >
            <Day
              day={day}
              price={prices[index]}
              isAsked={dates === undefined}
              isChosen={day.rentDay === form.rentDay}
              isLeast={prices[index] === least}
              difference={prices[index] === undefined || now === undefined ? 0 : prices[index] - now}
              carPath={carPath}
              query={searchQuery(day, asked)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type DayProps = {
  day: BookingForm
  /** Its price is on its way. */
  isAsked: boolean
  price: number | undefined
  difference: number
  isChosen: boolean
  isLeast: boolean
  carPath: string
  query: string
}

function Day({ day, isAsked, price, difference, isChosen, isLeast, carPath, query }: DayProps) {
  const t = useTranslations('cars.nearby')
  const common = useTranslations('common')
  const locale = useLocale()
  const { money } = useFormats()
  const rentDay = parseDay(day.rentDay)
  const date = rentDay === undefined ? '' : formatShortDay(rentDay, locale)
  if (price === undefined) {
    return (
      <span className="near-day text-ink-soft">
        {date}
        <span className={isAsked ? 'animate-pulse max-lg:h-[2lh]' : undefined}>
          {isAsked ? '…' : t('none')}
        </span>
      </span>
    )
  }
  const amount = money(price)
  const sign = Math.sign(Math.round(difference * 100))
  const more = sign === 0 ? '' : `${sign > 0 ? '+' : ''}${money(difference)}`
  const texts = { date, amount, from: common('from', { amount }), more, query }
  return (
    <KeptHtml name="day" from={() => [carPath, isChosen, isLeast, sign]} holes={texts}>
      {(holes) => <PricedDay {...{ carPath, isChosen, isLeast }} isLess={sign < 0} texts={holes} />}
    </KeptHtml>
  )
}

type PricedDayProps = Pick<DayProps, 'carPath' | 'isChosen' | 'isLeast'> & {
  isLess: boolean
  texts: Readonly<Record<'date' | 'amount' | 'from' | 'more' | 'query', string>>
}

function PricedDay({ carPath, isChosen, isLeast, isLess, texts }: PricedDayProps) {
  const { date, amount, from, more, query } = texts
  return (
    <PageLink
      to={`${carPath}?${query}`}
      preventScrollReset
      aria-current={isChosen ? 'date' : undefined}
      className="near-day"
    >
      {date}
      <span className="flex justify-between gap-x-2 max-lg:flex-col">
        <span className={`text-ink ${isLeast ? 'font-bold' : 'font-semibold'}`}>
          <span className="max-lg:sr-only">{from}</span>
          <span aria-hidden="true" className="lg:hidden">
            {amount}
          </span>
        </span>
        {more === '' ? null : <span className={isLess ? 'text-positive' : 'text-ink-soft'}>{more}</span>}
      </span>
    </PageLink>
  )
}

/** What the hours beyond the last whole day count as, and what one saves without them. */
function HoursAgainstDay({
  form,
  dates,
  cars,
  carPath,
}: NearbyPricesProps & { cars: readonly OfferedCar[] }) {
  const t = useTranslations('cars.nearby')
  const locale = useLocale()
  const { money, nearMoment } = useFormats()
  const [asked] = useSearchParams()
  const rules = useHouseRules()
  const { rentAt, returnAt } = minutesOf(form)
  const earlier = withoutHours(form, rules)
  if (rentAt === undefined || returnAt === undefined || !earlier) return null
  const { hours } = rentalDuration(rentAt, returnAt, rules)
  const [now, then] = [priceAt(dates, form), priceAt(dates, earlier)]
  const end = minutesOf(earlier).returnAt
  const saved = now === undefined || then === undefined ? 0 : now - then
  const asDays = cars.filter(({ billed }) => billed.hours === 0).length
  const kind = asDays === cars.length ? 'asDay' : asDays === 0 ? 'asHours' : 'asEither'
  return (
    <p className="text-small flex items-start gap-2">
      <Icon name="clock" className="text-ink-soft mt-px size-5" />
      <span>
        {t(kind, { hours: formatHours(hours, locale) })}{' '}
        {saved > 0 && end !== undefined ? (
          <PageLink
            to={`${carPath}?${searchQuery(earlier, asked)}`}
            preventScrollReset
            className="text-brand font-medium underline underline-offset-4 hover:no-underline"
          >
            {t(dayOf(end) === dayOf(returnAt) ? 'returnBy' : 'returnOn', {
              time: earlier.returnTime,
              moment: nearMoment(end),
              amount: money(saved),
            })}
          </PageLink>
        ) : null}
      </span>
    </p>
  )
}

/** Another search keeps the filters, whose cars may cost more than the cheapest of all. */
function searchQuery(form: BookingForm, asked: URLSearchParams): string {
  return withFilters(new URLSearchParams(queryFromForm(form)), filtersFromQuery(asked)).toString()
}

function priceAt(dates: NearbyDates | undefined, form: BookingForm): number | undefined {
  const { rentDate, returnDate } = bodyFromForm(form)
  return dates?.find((one) => one.rentDate === rentDate && one.returnDate === returnDate)?.fromPrice
}
