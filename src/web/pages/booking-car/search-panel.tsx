import { useLocale, useTranslations } from 'use-intl'
import { dayOf, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { rentalDuration } from '../../../domain/pricing/duration.ts'
import { formatDuration, formatTime } from '../../../i18n/format.ts'
import { minutesOf } from '../../booking/booking-form.ts'
import { DateText } from '../../booking/calendar/date-text.tsx'
import { SearchForm } from '../../booking/search/search-form.tsx'
import type { SearchFormData } from '../../booking/search/search-form-data.ts'
import { useHouseRules } from '../../root-data.ts'
import { Icon } from '../../ui/icon.tsx'
import { InTurn } from '../../ui/in-turn.tsx'
import { Later } from '../../ui/later.tsx'
import { Road, Town } from '../../ui/road.tsx'

/** What was searched for, as the way from pick-up to return; unfolds into the form. */
export function SearchPanel({ search }: { search: SearchFormData }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const rules = useHouseRules()
  const { values, places } = search
  const { rentAt, returnAt } = minutesOf(values)
  const length =
    rentAt === undefined || returnAt === undefined
      ? null
      : formatDuration(rentalDuration(rentAt, returnAt, rules), locale)
  const nameOf = (id: number | undefined) => places.find((place) => place.id === id)?.name ?? ''
  return (
    <details className="group/search bg-surface shadow-card rounded-2xl">
      <summary className="grid cursor-pointer list-none gap-2 p-4 md:grid-cols-[1fr_auto] md:items-center md:gap-8 md:px-5 md:py-3.5 [&::-webkit-details-marker]:hidden">
        <div className="grid grid-cols-2 gap-x-4">
          <div className="col-span-2 flex items-center">
            <Town />
            <Road className="-ml-px flex-1" />
            {length ? <span className="px-3 font-semibold max-md:sr-only">{length}</span> : null}
            <Road className="-mr-px flex-1" />
            <Town />
          </div>
          <End label={t('rentPlace')} place={nameOf(values.rentLocationId)} at={rentAt} />
          <End label={t('returnPlace')} place={nameOf(values.returnLocationId)} at={returnAt} isLast />
        </div>
        <span className="text-brand flex min-h-11 flex-wrap items-center gap-x-2 font-medium whitespace-nowrap">
          <span className="underline underline-offset-4">{t('change')}</span>
          <Icon name="chevron-down" className="size-5 transition group-open/search:rotate-180" />
          <span aria-hidden="true" className="text-ink-soft ml-auto md:hidden">
            {length}
          </span>
        </span>
      </summary>
      <div className="border-line border-t p-4 md:p-6">
        <InTurn>
          <Later>
            <SearchForm {...search} />
          </Later>
        </InTurn>
      </div>
    </details>
  )
}

function End(props: { label: string; place: string; at: WallMinute | undefined; isLast?: boolean }) {
  return (
    <p className={`text-small mt-1 ${props.isLast ? 'text-right' : ''}`}>
      <span className="sr-only">{props.label} </span>
      <strong className="block font-semibold">
        <DateText day={props.at === undefined ? undefined : dayOf(props.at)} />{' '}
        {props.at === undefined ? null : formatTime(props.at)}
      </strong>
      {props.place}
    </p>
  )
}
