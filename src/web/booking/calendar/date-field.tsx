import { useTranslations } from 'use-intl'
import { dayOf, formatDay, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Side } from '../search/change-form.ts'
import { control, Framed } from '../search/framed.tsx'
import type { Search } from '../search/use-search-form.ts'
import { DateText } from './date-text.tsx'

type DateFieldProps = {
  id: string
  side: Side
  search: Search
  now: WallMinute
  /** Awake: the day opens the calendar. Until then, and without scripts, it is the browser's own field. */
  isAwake: boolean
  isInvalid: boolean
  onOpen: (side: Side) => void
}

/** What is wrong with it is said in `${id}-error`. */
export function DateField({ id, side, search, now, isAwake, isInvalid: isWrong, onOpen }: DateFieldProps) {
  const t = useTranslations('search')
  const field = `${side}Day` as const
  const name = `${side}Date`
  const value = search.typed[field]
  const { day } = search[side]
  return (
    <Framed id={id} label={t(field)} saidBy={isWrong ? `${id}-error` : ''} isInvalid={isWrong}>
      {({ 'aria-invalid': isInvalid, ...described }) =>
        isAwake ? (
          <>
            <button
              type="button"
              {...described}
              aria-haspopup="dialog"
              data-invalid={isInvalid}
              aria-labelledby={`${id}-label ${id}-value`}
              onClick={() => onOpen(side)}
              className={`${control} flex items-center gap-2.5`}
            >
              <Icon name="calendar" className="text-ink-soft size-5 @max-[20rem]:hidden" />
              <span id={`${id}-value`} className="truncate">
                <DateText day={day} />
              </span>
            </button>
            <input type="hidden" name={name} value={value} />
          </>
        ) : (
          <input
            type="date"
            {...described}
            aria-invalid={isInvalid}
            name={name}
            value={day === undefined ? '' : value}
            min={formatDay(dayOf(now))}
            onChange={(event) => search.change({ [field]: event.target.value })}
            className={control}
          />
        )
      }
    </Framed>
  )
}
