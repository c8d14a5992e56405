import { Button, ButtonGroup, Stack } from '@mui/material'
import { MOST_MONTHS } from '../../../contract/staff/figures.ts'
import { monthAfter } from '../../../domain/calendar/months.ts'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'

export type Period = { from: string; to: string }

/** Bookings are taken this far ahead often enough to look at. */
const MONTHS_AHEAD = 6

type Props = { period: Period; thisMonth: string; onChoose: (period: Period) => void }

/** The usual periods by one press, any other by its two months. */
export function PeriodChooser({ period, thisMonth, onChoose }: Props) {
  const { t, ...format } = useWords('figures')
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
  const choose = (end: 'from' | 'to', month: string) => {
    const farthest = monthAfter(month, (MOST_MONTHS - 1) * (end === 'from' ? 1 : -1))
    const [least, most] = [month, farthest].toSorted()
    const within = (other: string) => (other < (least ?? '') ? least : other > (most ?? '') ? most : other)
    const other = end === 'from' ? 'to' : 'from'
    onChoose({ ...period, [end]: month, [other]: within(period[other]) })
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
            onChange={(month) => choose(end, month)}
            sx={{ minWidth: '9.5rem' }}
          />
        ))}
      </Stack>
    </Stack>
  )
}
