import { useTranslations } from 'use-intl'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { Section } from '../../content/service-sections.tsx'
import type { ListedPlace } from './place-list.ts'
import { PlaceState } from './place-state.tsx'
import { PlaceNumber, PlacesMap } from './places-map.tsx'

/** Where we are, and who is open just now. A phone shows the cards right below instead of the list. */
export function PlacesOverview({ places, now }: { places: readonly ListedPlace[]; now: WallMinute }) {
  const t = useTranslations('contact')
  return (
    <Section id="places" title={t('locationsTitle')} className="gap-6">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1.5fr_1fr]">
        <PlacesMap places={places} />
        <ol className="divide-line border-line grid content-start divide-y border-y max-lg:hidden">
          {places.map((place) => (
            <li key={place.id} className="relative grid grid-cols-[auto_1fr] gap-x-4 py-3.5">
              <span aria-hidden="true">
                <PlaceNumber number={place.number} />
              </span>
              <div className="grid gap-0.5">
                <a
                  href={`#place-${place.id}`}
                  className="font-semibold after:absolute after:inset-0 hover:underline"
                >
                  {place.name}
                </a>
                <PlaceState state={place.state} now={now} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
