import { type CalendarDay, formatDay } from '../../../domain/calendar/wall-clock.ts'
import { Icon } from '../../ui/icon.tsx'
import { control, Framed } from '../search/framed.tsx'
import { DateText } from './date-text.tsx'

type DateFieldProps = {
  id: string
  name: string
  label: string
  /** As typed. */
  value: string
  day: CalendarDay | undefined
  today: CalendarDay
  /** Awake: the day opens the calendar. Until then, and without scripts, it is the browser's own field. */
  isAwake: boolean
  saidBy: string
  isInvalid: boolean
  onValue: (value: string) => void
  onOpen: () => void
}

export function DateField(props: DateFieldProps) {
  const { id, name, label, value, day, today, isAwake, saidBy } = props
  return (
    <Framed id={id} label={label} saidBy={saidBy} isInvalid={props.isInvalid}>
      {({ 'aria-invalid': isInvalid, ...described }) =>
        isAwake ? (
          <>
            <button
              type="button"
              {...described}
              aria-haspopup="dialog"
              data-invalid={isInvalid}
              aria-labelledby={`${id}-label ${id}-value`}
              onClick={props.onOpen}
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
            min={formatDay(today)}
            onChange={(event) => props.onValue(event.target.value)}
            className={control}
          />
        )
      }
    </Framed>
  )
}
