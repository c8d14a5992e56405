import { Box } from '@mui/material'
import type { WeekInEuros } from '../../../contract/staff/house.ts'
import { type DayName, dayNames } from '../../../domain/calendar/day-names.ts'
import { type useNewer, ValueVersions } from '../../ui/value-versions.tsx'
import { useWords } from '../../words/words.tsx'

type Window = WeekInEuros['windows'][number]

/** A week as two people may have changed it: day by day. */
type ByDay = Omit<WeekInEuros, 'windows'> & Record<DayName, Window[]>

export const byDay = ({ windows, holidayHours, shortenedDayHours }: WeekInEuros): ByDay => ({
  holidayHours,
  shortenedDayHours,
  ...(Object.fromEntries(
    dayNames.map((day) => [
      day,
      windows.filter(({ dayName }) => dayName === day).toSorted((a, b) => (a.start < b.start ? -1 : 1)),
    ]),
  ) as Record<DayName, Window[]>),
})

export const weekOf = (one: ByDay): WeekInEuros => ({
  holidayHours: one.holidayHours,
  shortenedDayHours: one.shortenedDayHours,
  windows: dayNames.flatMap((day) => one[day]),
})

type Newer = NonNullable<ReturnType<typeof useNewer<WeekInEuros>>['newer']>
type Props = {
  saved: WeekInEuros
  newer: Newer
  week: WeekInEuros
  onWeek: (week: WeekInEuros) => void
}

/** What a colleague made of the week meanwhile, day by day. */
export function WeekVersions({ saved, newer, week, onWeek }: Props) {
  const { choices, fields } = useWords('house').messages.resources
  return (
    <ValueVersions
      key={JSON.stringify(newer.current)}
      fields={[
        ...(['holidayHours', 'shortenedDayHours'] as const).map((which) => ({
          name: which,
          label: fields[which],
          say: (one: ByDay) => choices[one[which]],
        })),
        ...dayNames.map((day) => ({
          name: day,
          label: choices[day],
          say: sayDay(day),
        })),
      ]}
      seen={byDay(saved)}
      newer={{ ...newer, current: byDay(newer.current) }}
      mine={byDay(week)}
      onWrite={(changes) => onWeek(weekOf({ ...byDay(week), ...changes }))}
    />
  )
}

const sayDay = (day: DayName) => (one: ByDay) => <DaySaid windows={one[day]} />

/** With its fees: two versions may differ by nothing else. */
function DaySaid({ windows }: { windows: readonly Window[] }) {
  const { t, money } = useWords('house')
  if (windows.length === 0) return t('hours.closed')
  return windows.map(({ start, end, ...fees }) => (
    <Box key={start} component="span" sx={{ display: 'block' }}>
      {[
        `${start}–${end}`,
        ...(['rentPrice', 'returnPrice'] as const).flatMap((which) =>
          fees[which] > 0 ? [`${t(`hours.${which}`)} ${money(fees[which])}`] : [],
        ),
      ].join(' · ')}
    </Box>
  ))
}
