import { useTranslations } from 'use-intl'
import { FieldError } from '../../ui/field.tsx'
import { SelectBox } from './select-box.tsx'

type PlaceFieldProps = {
  /** Its label stands on the road above it. */
  id: string
  name: string
  places: readonly { id: number; name: string }[]
  value: number | undefined
  /** The first choice of a return: where the car was taken. */
  samePlace?: string | undefined
  error?: string | undefined
  onPlace: (id: number | undefined) => void
}

export function PlaceField({ id, name, places, value, samePlace, error, onPlace }: PlaceFieldProps) {
  const t = useTranslations('search')
  const known = places.some((place) => place.id === value) ? value : undefined
  return (
    <div className="grid gap-1">
      <SelectBox
        id={id}
        name={name}
        value={known ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onPlace(Number(event.target.value) || undefined)}
      >
        {samePlace ? <option value="">{samePlace}</option> : null}
        {!samePlace && known === undefined ? <option value="">{t('choosePlace')}</option> : null}
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}
          </option>
        ))}
      </SelectBox>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
