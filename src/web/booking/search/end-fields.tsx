import { useLocale, useTranslations } from 'use-intl'
import type { CalendarDay, WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { closedWords } from '../../../i18n/closed-words.ts'
import { FieldError } from '../../ui/field.tsx'
import { DateField } from '../calendar/date-field.tsx'
import { ClosedNote, isClosed } from '../times/closed-note.tsx'
import { LockerNote } from '../times/locker-note.tsx'
import { MovedNote } from '../times/moved-note.tsx'
import { SpecialDayNote } from '../times/special-day-note.tsx'
import { TimeField } from '../times/time-field.tsx'
import type { Side } from './change-form.ts'
import type { FormErrors } from './check-form.ts'
import { SelectBox } from './framed.tsx'
import type { Moment, Search } from './use-search-form.ts'

type EndProps = {
  side: Side
  id: string
  search: Search
  errors: FormErrors
  isAwake: boolean
  now: WallMinute
  holidays: ReadonlyMap<CalendarDay, string>
  onOpen: (side: Side) => void
}

/** Where and when of one end of the rental. */
export function EndFields(props: EndProps) {
  return (
    <>
      <PlaceField {...props} />
      <MomentFields {...props} />
    </>
  )
}

/** Stands on the road above its field. */
export function PlaceLabel({ side, id }: { side: Side; id: string }) {
  const t = useTranslations('search')
  return (
    <label htmlFor={`${id}-${side}LocationId`} className="font-semibold">
      {t(`${side}Place`)}
    </label>
  )
}

function PlaceField({ side, id: formId, search, errors }: EndProps) {
  const t = useTranslations('search')
  const name = `${side}LocationId` as const
  const id = `${formId}-${name}`
  const error = errors[name]
  const known = search.places.find((place) => place.id === search.typed[name])?.id
  return (
    <div className="grid gap-1">
      <SelectBox
        id={id}
        name={name}
        value={known ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => search.change({ [name]: Number(event.target.value) || undefined })}
      >
        {side === 'return' ? <option value="">{t('samePlace')}</option> : null}
        {side === 'rent' && known === undefined ? <option value="">{t('choosePlace')}</option> : null}
        {search.places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}
          </option>
        ))}
      </SelectBox>
      {error ? <FieldError id={`${id}-error`}>{t(`errors.${error}`)}</FieldError> : null}
    </div>
  )
}

/** The day and the time, with what there is to say about them below. */
function MomentFields({ side, id, search, errors, isAwake, now, holidays, onOpen }: EndProps) {
  const t = useTranslations('search')
  const common = useTranslations('common')
  const moment = search[side]
  const timeWords = useTimeErrorWords(moment)
  const [day, time] = [`${side}Day`, `${side}Time`] as const
  // Where no time can be chosen, or another one was, the note says so and what to do: an error would say it again.
  const isShut = isAwake && isClosed(moment)
  const isSaid = isShut || (isAwake && moment.moved !== undefined)
  const timeError = isSaid ? undefined : errors[time]
  const [dayId, timeId, noteId] = [`${id}-${day}`, `${id}-${time}`, `${id}-${side}-note`]
  return (
    <div className="grid gap-1">
      <div className="grid gap-3 @min-[18.75rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <DateField
          id={dayId}
          {...{ side, search, now, isAwake, onOpen }}
          isInvalid={errors[day] !== undefined}
        />
        <TimeField
          id={timeId}
          name={time}
          {...{ side, search }}
          unchecked={isAwake ? undefined : search.typed[time]}
          saidBy={isSaid ? noteId : timeError ? `${timeId}-error` : ''}
          isInvalid={timeError !== undefined || (isShut && errors[time] !== undefined)}
        />
      </div>
      {errors[day] ? (
        <FieldError id={`${dayId}-error`}>
          {errors[day] === 'tooShort'
            ? common('tooShort', { days: search.shortestDays ?? 1 })
            : t(`errors.${errors[day]}`)}
        </FieldError>
      ) : null}
      {timeError ? <FieldError id={`${timeId}-error`}>{timeWords(timeError)}</FieldError> : null}
      {isAwake ? <ClosedNote id={noteId} {...{ side, search }} isTold={isPassed(errors[day])} /> : null}
      {isAwake ? <MovedNote id={noteId} side={side} search={search} /> : null}
      {side === 'rent' && moment.place?.hasLockers ? (
        <LockerNote at={moment.at} documentsBy={search.documentsBy} />
      ) : null}
      <SpecialDayNote moment={moment} holidays={holidays} />
    </div>
  )
}

const isPassed = (error: FormErrors['returnDay']) => error === 'rentInPast' || error === 'returnBeforeRent'

/** A closed door is told with the hours of that day and the nearest time. */
function useTimeErrorWords({ closedThen }: Moment) {
  const t = useTranslations()
  const locale = useLocale()
  return (error: NonNullable<FormErrors['rentTime']>): string =>
    closedThen && (error === 'rentClosed' || error === 'returnClosed')
      ? closedWords(closedThen, t, locale)
      : t(`search.errors.${error}`)
}
