import { Stack } from '@mui/material'
import { useState } from 'react'
import { MOST_MONTHS } from '../../../contract/staff/figures.ts'
import { monthAfter } from '../../../domain/calendar/months.ts'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { tallinnNow } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'

export type Months = { from: string; to: string }

/** The month before this one is what an accountant works on. */
export function useMonths() {
  return useState<Months>(() => {
    const last = monthAfter(tallinnNow().slice(0, 7), -1)
    return { from: last, to: last }
  })
}

type Props = { months: Months; onChoose: (months: Months) => void }

/** A period of whole months; one end pushes the other. */
export function MonthsChooser({ months, onChoose }: Props) {
  const { t, month: nameOf } = useWords('money')
  const [offered] = useState(() => {
    const thisMonth = tallinnNow().slice(0, 7)
    return Array.from({ length: MOST_MONTHS }, (_, place) => monthAfter(thisMonth, -place))
  })
  const choose = (end: 'from' | 'to', month: string) =>
    onChoose(
      end === 'from'
        ? { from: month, to: month > months.to ? month : months.to }
        : { from: month < months.from ? month : months.from, to: month },
    )
  return (
    <Stack direction="row" role="group" aria-label={t('period.label')} sx={{ gap: 1, pt: 1 }}>
      {(['from', 'to'] as const).map((end) => (
        <ChoiceInput
          key={end}
          label={t(`period.${end}`)}
          value={months[end]}
          options={offered.map((id) => ({ id, name: nameOf(id) }))}
          onChange={(month) => choose(end, month)}
          sx={{ maxWidth: '14rem' }}
        />
      ))}
    </Stack>
  )
}
