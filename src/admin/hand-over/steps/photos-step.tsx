import { photoSpots } from '../../../domain/booking/hand-over.ts'
import { useWords } from '../../words/words.tsx'
import { Outline } from '../outline.tsx'
import { PhotoButton } from './photo-button.tsx'
import type { StepProps } from './step-props.ts'

/** Eight pictures on the way around the car; at the return each beside how it was. */
export function PhotosStep({ draft, photos, handOvers }: StepProps) {
  const { t, messages } = useWords('handover')
  const { spots } = messages.bookings
  const before = new Map((draft.sheet.out?.photos ?? []).map(({ spot, href }) => [spot, href]))
  return (
    <>
      <p>{t('steps.photos.how')}</p>
      <p role="status">
        {t('steps.photos.count', { count: photoSpots.filter((spot) => photos.spots.has(spot)).length })}
      </p>
      <ul className="shots">
        {photoSpots.map((spot) => {
          const shown = photos.shown.get(spot)
          const old = before.get(spot)
          return (
            <li key={spot}>
              {old && handOvers.isOnline ? (
                <figure>
                  <img src={old} alt={t('steps.photos.before', { spot: spots[spot] })} loading="lazy" />
                  <figcaption className="quiet">{t('steps.photos.then')}</figcaption>
                </figure>
              ) : null}
              <PhotoButton
                name={spots[spot]}
                shown={shown}
                onFile={(file) => photos.take(spot, file)}
                onDrop={() => photos.drop(spot)}
              >
                <Outline spot={spot} body={draft.sheet.car.bodyType} />
              </PhotoButton>
            </li>
          )
        })}
      </ul>
      {before.size > 0 && !handOvers.isOnline ? <p className="quiet">{t('steps.photos.notHere')}</p> : null}
    </>
  )
}
