import { useTranslations } from 'use-intl'
import { Scene } from '../../content/scene.tsx'
import { usePaths } from '../../locale.ts'
import { RoadMap, type Town } from '../../places/road-map.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PlaceCard } from './place-cards.ts'

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
        <p className="text-ink-soft text-small tabular-nums">
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
