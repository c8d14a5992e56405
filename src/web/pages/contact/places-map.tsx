import { useTranslations } from 'use-intl'
import { Scene } from '../../content/scene.tsx'
import type { Place } from '../../places/place.ts'
import type { ListedPlace } from './place-list.ts'

const towns = ['tallinn', 'tartu', 'parnu'] as const
type Town = (typeof towns)[number]

const townOf: Record<Place, Town> = {
  airport: 'tallinn',
  harbour: 'tallinn',
  office: 'tallinn',
  locker: 'tallinn',
  tartu: 'tartu',
  parnu: 'parnu',
}

/** Where the rings of the drawing are, in percent of it, and on which side of them there is room for a name. */
const rings: Record<Town, string> = {
  tallinn: 'left-[47%] top-[18.3%] translate-x-4 -translate-y-1/2',
  tartu: 'left-[74.2%] top-[57.9%] -translate-x-1/2 translate-y-4',
  parnu: 'left-[43.4%] top-[57.7%] -translate-x-1/2 translate-y-4',
}

/** The glass over Tallinn is too small for names: numbers, and only where the map is large. */
const inTheGlass: Partial<Record<Place, string>> = {
  harbour: 'left-[13.8%] top-[13%]',
  office: 'left-[11.8%] top-[17.1%]',
  airport: 'left-[18.2%] top-[20.6%]',
}

export function PlacesMap({ places }: { places: readonly ListedPlace[] }) {
  const t = useTranslations('contact')
  return (
    <nav aria-label={t('mapLabel')} className="relative self-start">
      <Scene name="map" width={900} height={630} className="h-auto w-full rounded-2xl" />
      {places.map(({ id, place, number }) =>
        inTheGlass[place] && firstOf(places, place) === id ? (
          <span
            key={id}
            aria-hidden="true"
            className={`bg-ink text-ground text-label absolute hidden size-5 -translate-1/2 items-center justify-center rounded-full font-bold xl:flex ${inTheGlass[place]}`}
          >
            {number}
          </span>
        ) : null,
      )}
      <ul>
        {towns.map((town) => {
          const here = places.filter(({ place }) => townOf[place] === town)
          const [first] = here
          return first ? (
            <li key={town} className={`absolute ${rings[town]}`}>
              <a
                href={`#place-${first.id}`}
                className="bg-raised text-ink shadow-raised flex min-h-9 items-center gap-1.5 rounded-full py-1 px-3 sm:pr-1.5 font-semibold whitespace-nowrap hover:underline"
              >
                {t(`towns.${town}`)}
                <span aria-hidden="true" className="flex gap-0.5 max-sm:hidden">
                  {here.map(({ id, number }) => (
                    <PlaceNumber key={id} number={number} />
                  ))}
                </span>
              </a>
            </li>
          ) : null
        })}
      </ul>
    </nav>
  )
}

export function PlaceNumber({ number }: { number: number }) {
  return (
    <span className="bg-ink text-ground text-label flex size-6 shrink-0 items-center justify-center rounded-full font-bold">
      {number}
    </span>
  )
}

function firstOf(places: readonly ListedPlace[], place: Place): number | undefined {
  return places.find((other) => other.place === place)?.id
}
