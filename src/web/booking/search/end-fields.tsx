import { useLocale, useTranslations } from 'use-intl'
import { dayOf, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { formatCalendarDay, formatTime } from '../../../i18n/format.ts'
import { FieldError } from '../../ui/field.tsx'
import { DateField } from '../calendar/date-field.tsx'
import { ClosedNote, isClosed } from '../times/closed-note.tsx'
import { TimeField } from '../times/time-field.tsx'
import { type Side, withRentDay, withReturnDay } from './change-form.ts'
import type { FormErrors } from './check-form.ts'
import { SelectBox } from './framed.tsx'
import type { Search } from './use-search-form.ts'

type EndProps = {
  side: Side
  id: string
  search: Search
  errors: FormErrors
  isAwake: boolean
  now: WallMinute
  holidays: ReadonlyMap<number, string>
  onOpen: (side: Side) => void
}

/** Where and when of one end of the rental. */
export function EndFields(props: EndProps) {
  const { side, id, search } = props
  const t = useTranslations('search')
  const name = `${side}LocationId` as const
  const error = props.errors[name]
  return (
    <>
      <PlaceField
        id={`${id}-${name}`}
        name={name}
        places={search.places}
        value={search.typed[name]}
        samePlace={side === 'return' ? t('samePlace') : undefined}
        error={error && t(`errors.${error}`)}
        onPlace={(place) => search.setTyped((form) => ({ ...form, [name]: place }))}
      />
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

/** The day and the time, with what there is to say about them below. */
function MomentFields(props: EndProps) {
  const { side, id, search, errors, isAwake, holidays } = props
  const t = useTranslations('search')
  const locale = useLocale()
  const moment = search[side]
  const [day, time] = [`${side}Day`, `${side}Time`] as const
  // Where no time can be chosen, the note says so and what to do: an error would say it again.
  const isShut = isAwake && isClosed(moment)
  const holiday = moment.day === undefined ? undefined : holidays.get(moment.day)
  const [dayId, timeId, closedId] = [`${id}-${day}`, `${id}-${time}`, `${id}-${side}-closed`]
  return (
    <div className="grid gap-1">
      <div className="grid gap-3 @min-[18.75rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <DateField
          id={dayId}
          name={`${side}Date`}
          label={t(day)}
          value={search.typed[day]}
          day={moment.day}
          today={dayOf(props.now)}
          isAwake={isAwake}
          saidBy={errors[day] ? `${dayId}-error` : ''}
          isInvalid={errors[day] !== undefined}
          onValue={(value) => search.setTyped((form) => ({ ...form, [day]: value }))}
          onOpen={() => props.onOpen(side)}
        />
        <SideTime
          id={timeId}
          name={time}
          side={side}
          search={search}
          unchecked={isAwake ? undefined : search.typed[time]}
          saidBy={isShut ? closedId : errors[time] ? `${timeId}-error` : ''}
          isInvalid={errors[time] !== undefined}
        />
      </div>
      {errors[day] ? <FieldError id={`${dayId}-error`}>{t(`errors.${errors[day]}`)}</FieldError> : null}
      {errors[time] && !isShut ? (
        <FieldError id={`${timeId}-error`}>{t(`errors.${errors[time]}`)}</FieldError>
      ) : null}
      {isAwake ? <SideClosed id={closedId} side={side} search={search} /> : null}
      {holiday && moment.day !== undefined ? (
        <p className="text-ink-soft text-label">
          {t('holiday', { date: formatCalendarDay(moment.day, locale, 'dayMonth'), holiday })}
        </p>
      ) : null}
    </div>
  )
}

type SideTimeProps = {
  id: string
  side: Side
  search: Search
  name?: string
  unchecked?: string | undefined
  saidBy?: string
  isInvalid?: boolean
}

export function SideTime({ side, search, ...field }: SideTimeProps) {
  const t = useTranslations('search')
  const time = `${side}Time` as const
  return (
    <TimeField
      {...field}
      label={t(time)}
      moment={search[side]}
      onTime={(value) => search.setTyped((form) => ({ ...form, [time]: value }))}
    />
  )
}

export function SideClosed({ id, side, search }: { id: string; side: Side; search: Search }) {
  const move = (at: WallMinute) =>
    search.setTyped((form) => {
      const moved = side === 'rent' ? withRentDay(form, dayOf(at)) : withReturnDay(form, dayOf(at))
      return { ...moved, [`${side}Time`]: formatTime(at) }
    })
  return <ClosedNote id={id} of={search[side]} onMoment={move} />
}

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

function PlaceField({ id, name, places, value, samePlace, error, onPlace }: PlaceFieldProps) {
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
