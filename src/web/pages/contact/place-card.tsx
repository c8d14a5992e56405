import { useTranslations } from 'use-intl'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { Scene } from '../../content/scene.tsx'
import { Icon } from '../../ui/icon.tsx'
import { HoursList } from './hours-list.tsx'
import type { ListedPlace } from './place-list.ts'
import { PlaceState } from './place-state.tsx'
import { PlaceNumber } from './places-map.tsx'

/** A place with its drawing; set edge to edge the drawings of a row make one road. */
export function PlaceCard({ place, now }: { place: ListedPlace; now: WallMinute }) {
  const t = useTranslations('contact')
  return (
    <li id={`place-${place.id}`} className="bg-surface flex flex-col scroll-mt-4">
      <Scene name={`places/${place.place}`} width={640} height={400} className="h-auto w-full" isLazy />
      <div className="flex flex-1 flex-col gap-4 p-5 sm:p-6">
        <div className="flex items-start gap-3">
          <span aria-hidden="true">
            <PlaceNumber number={place.number} />
          </span>
          <h3 className="text-h3">{place.name}</h3>
        </div>
        <PlaceState state={place.state} now={now} />
        <HoursList hours={place.hours} />
        <p className="border-line mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t pt-3">
          <span>{place.address}</span>
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place.address)}`}
            rel="noreferrer"
            aria-label={`${t('showOnMap')}: ${place.name}`}
            className="text-brand inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4 hover:no-underline"
          >
            {t('showOnMap')}
            <Icon name="external" className="size-4" />
          </a>
        </p>
      </div>
    </li>
  )
}
