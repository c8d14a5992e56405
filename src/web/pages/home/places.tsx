import { useTranslations } from 'use-intl'
import { type DayHours, weeklyHours } from '../../../domain/calendar/opening-hours.ts'
import { MINUTES_PER_DAY } from '../../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder } from '../../../domain/catalogue.ts'
import { formatSpans, formatWeekdays } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { Scene } from '../../content/scene.tsx'
import { usePaths } from '../../locale.ts'
import { placeOf } from '../../places/place.ts'
import { RoadMap, type Town } from '../../places/road-map.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

type PlaceCard = ReturnType<typeof placeCards>[number]

export function placeCards({ locations }: Catalogue, locale: Locale) {
  return inOrder(locations.values()).map((location) => {
    const hours = weeklyHours(location.hours).filter(({ spans }) => spans.length > 0)
    return {
      id: location.id,
      name: location.name[locale],
      address: location.address,
      place: placeOf(location),
      /** Days and times; empty: round the clock. */
      hours: hours.every(isWholeDay) ? [] : hours.map((row) => hoursText(row, locale)),
    }
  })
}

function isWholeDay({ days, spans: [span] }: DayHours): boolean {
  return days.length === 7 && span?.start === 0 && span.end >= MINUTES_PER_DAY
}

/** `E–R 09:00–18:00` */
function hoursText({ days, spans }: DayHours, locale: Locale): string {
  return `${formatWeekdays(days, locale)} ${formatSpans(spans)}`
}

type PlacesProps = { places: readonly PlaceCard[]; towns: Record<Town, string> }

/** The map, and the places side by side: the same road runs through all their drawings. */
export function Places({ places, towns }: PlacesProps) {
  const t = useTranslations('home.places')
  const to = usePaths()
  return (
    <section aria-labelledby="places" className="bg-surface border-line border-y pt-16 lg:pt-24">
      <div className="page-width grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.1fr]">
        <div className="grid justify-items-start gap-4">
          <h2 id="places" className="text-h2">
            {t('title')}
          </h2>
          <p className="text-lead text-ink-soft max-w-[48ch]">{t('lead')}</p>
          <ButtonLink to={to('contact')} look="secondary" className="mt-2">
            {t('all')}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <RoadMap towns={towns} />
      </div>
      <ul className="place-strip mt-12 lg:mt-16">
        {places.map((place) => (
          <PlaceItem key={place.id} place={place} />
        ))}
      </ul>
    </section>
  )
}

function PlaceItem({ place: { id, name, address, place, hours } }: { place: PlaceCard }) {
  const t = useTranslations('home.places')
  const to = usePaths()
  return (
    <li className="relative">
      <Scene
        name={`places/${place}`}
        width={640}
        height={400}
        isLazy
        className="h-auto w-full print:hidden"
      />
      <div className="grid gap-1 px-(--page-margin) pt-4 pb-10">
        <h3 className="text-h3">
          {/* A whole page load: the browser itself goes to the place on it. */}
          <a href={`${to('contact')}#place-${id}`} className="after:absolute after:inset-0 hover:underline">
            {name}
          </a>
        </h3>
        <p className="text-ink-soft">{address}</p>
        <p className="text-ink-soft text-small">
          {hours.length > 0
            ? hours.map((row) => (
                <span key={row} className="block">
                  {row}
                </span>
              ))
            : t('always')}
        </p>
      </div>
    </li>
  )
}
