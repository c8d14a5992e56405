import { Button, ButtonGroup, Stack } from '@mui/material'
import { MOST_MONTHS } from '../../../contract/staff/figures.ts'
import { monthAfter } from '../../../domain/calendar/months.ts'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'

export type Period = { from: string; to: string }

/** Bookings are taken this far ahead often enough to look at. */
const MONTHS_AHEAD = 6

/** The usual periods by one press, any other by its two months. */
export function PeriodChooser({
  period,
  thisMonth,
  onChoose,
}: {
  period: Period
  thisMonth: string
  onChoose: (period: Period) => void
}) {
  const t = useWords('figures')
  const format = useFormats()
  const year = Number(thisMonth.slice(0, 4))
  const usual = [
    { name: t('period.last12'), from: monthAfter(thisMonth, -11), to: thisMonth },
    { name: t('period.thisYear'), from: `${year}-01`, to: `${year}-12` },
    { name: t('period.lastYear'), from: `${year - 1}-01`, to: `${year - 1}-12` },
  ]
  const offered = Array.from({ length: MOST_MONTHS + MONTHS_AHEAD }, (_, place) =>
    monthAfter(thisMonth, MONTHS_AHEAD - place),
  )
  const months = [...new Set([...offered, period.from, period.to])].toSorted().toReversed()
  /** One end pushes the other: no choice leads to a period that cannot be shown. */
  const choose = (from: string, to: string, isFrom: boolean) => {
    const most = MOST_MONTHS - 1
    if (isFrom)
      onChoose({ from, to: to < from ? from : to > monthAfter(from, most) ? monthAfter(from, most) : to })
    else onChoose({ from: from > to ? to : from < monthAfter(to, -most) ? monthAfter(to, -most) : from, to })
  }
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('period.label')}
      sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 2 }}
    >
      <ButtonGroup variant="outlined" size="small">
        {usual.map(({ name, from, to }) => {
          const isChosen = from === period.from && to === period.to
          return (
            <Button
              key={from}
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => onChoose({ from, to })}
            >
              {name}
            </Button>
          )
        })}
      </ButtonGroup>
      <Stack direction="row" sx={{ gap: 1 }}>
        {(['from', 'to'] as const).map((end) => (
          <ChoiceInput
            key={end}
            label={t(`period.${end}`)}
            value={period[end]}
            options={months.map((id) => ({ id, name: format.month(id) }))}
            onChange={(month) =>
              end === 'from' ? choose(month, period.to, true) : choose(period.from, month, false)
            }
            sx={{ minWidth: '9.5rem' }}
          />
        ))}
      </Stack>
    </Stack>
  )
}
