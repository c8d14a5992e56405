import { Button, Stack } from '@mui/material'
import { useSearchParams } from 'react-router'
import type { DeskBooking, TodayAnswer } from '../../../contract/staff/today.ts'
import { addDays, formatDay, parseDay } from '../../../domain/calendar/wall-clock.ts'
import { useApi } from '../../api/use-api.ts'
import { DateInput } from '../../ui/date-field.tsx'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { Icon, IconAction } from '../../ui/icon.tsx'
import { useWords } from '../../words/words.tsx'

export type Filter = ReturnType<typeof useDeskFilter>

/** Which day and which place the desk looks at; in the address, so that it can be kept and gone back to. */
export function useDeskFilter(today: string) {
  const [query, setQuery] = useSearchParams()
  const set = (name: 'day' | 'place', value: string) =>
    setQuery(
      (last) => {
        if (value === '') last.delete(name)
        else last.set(name, value)
        return last
      },
      { replace: true },
    )
  const day = parseDay(query.get('day') ?? '') === undefined ? today : (query.get('day') ?? today)
  return {
    day,
    isToday: day === today,
    place: query.get('place') ?? '',
    setDay: (chosen: string) => set('day', chosen === today ? '' : chosen),
    setPlace: (name: string) => set('place', name),
  }
}

export function DeskFilter({ filter }: { filter: Filter }) {
  const { t } = useWords('today')
  const { value } = useApi('GET /phone/places')
  const places = (value?.places ?? []).map(({ name }) => ({ id: name, name }))
  const step = (days: number) => {
    const day = parseDay(filter.day)
    if (day !== undefined) filter.setDay(formatDay(addDays(day, days)))
  }
  return (
    <Stack
      direction="row"
      className="not-printed"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
    >
      <IconAction name="chevron-left" label={t('filter.earlier')} onClick={() => step(-1)} />
      <DateInput label={t('filter.day')} value={filter.day} onChange={(day) => day && filter.setDay(day)} />
      <IconAction name="chevron-right" label={t('filter.later')} onClick={() => step(1)} />
      <ChoiceInput
        label={t('filter.place')}
        value={filter.place}
        options={[{ id: '', name: t('filter.everyPlace') }, ...places]}
        onChange={filter.setPlace}
        fullWidth={false}
        sx={{ minWidth: 200 }}
      />
      <Button startIcon={<Icon name="document" size={18} />} onClick={() => window.print()}>
        {t('filter.print')}
      </Button>
    </Stack>
  )
}

/** The day as one place sees it: who comes there, and who returns there. What is about no booking is everybody's. */
export function ofPlace<Day extends Partial<TodayAnswer>>(day: Day, place: string): Day {
  if (place === '') return day
  const isHere = (name: string, one: object) => {
    const booking = 'booking' in one ? one.booking : one
    const { rentPlace, returnPlace } = booking as Partial<DeskBooking>
    if (rentPlace === undefined) return true
    return (atReturn.has(name) ? returnPlace : rentPlace) === place
  }
  const entries = Object.entries(day).map(([name, list]): [string, unknown] => [
    name,
    Array.isArray(list) ? (list as object[]).filter((one) => isHere(name, one)) : list,
  ])
  return Object.fromEntries(entries) as Day
}

/** Lists of cars that come back or are back: they belong to the place of return. */
const atReturn = new Set(['returns', 'overdue', 'closedReturns', 'proposed', 'weOwe', 'owedToUs'])
