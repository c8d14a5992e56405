import { Box } from '@mui/material'
import type { MonthRow } from '../../../../contract/staff/figures.ts'
import { useFormats } from '../../../words/formats.ts'
import { useWords } from '../../../words/words.tsx'
import { axisOf } from './axis.ts'
import { ColumnPlot } from './column-plot.tsx'
import { Legend } from './legend.tsx'

/** Below this nothing is told apart by looking closer. */
const LEAST_END = 20

const share = (hours: number, of: number) => (of > 0 ? (hours / of) * 100 : 0)

/** How busy the cars were, month by month; the time they spent in service stands on top. */
export function UtilisationPlot({ name, months }: { name: string; months: readonly MonthRow[] }) {
  const t = useWords('figures')
  const format = useFormats()
  const shares = months.map(({ rentedHours, blockedHours, availableHours }) => {
    const rented = Math.min(100, share(rentedHours, availableHours))
    return { rented, blocked: Math.min(100 - rented, share(blockedHours, availableHours)) }
  })
  const most = Math.max(LEAST_END, ...shares.map(({ rented, blocked }) => rented + blocked))
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ColumnPlot
        name={name}
        axis={axisOf(most)}
        formatTick={(tick) => format.percent(tick)}
        columns={months.map(({ month }, place) => {
          const { rented = 0, blocked = 0 } = shares[place] ?? {}
          return {
            key: month,
            label: format.shortMonth(month),
            shortLabel: month.slice(5),
            parts: [
              { value: rented, look: 'main' },
              { value: blocked, look: 'apart' },
            ],
            title: t('plot.utilisation', {
              month: format.month(month),
              rented: format.percent(Math.round(rented * 10) / 10),
              blocked: format.percent(Math.round(blocked * 10) / 10),
            }),
          }
        })}
      />
      <Legend main={t('parts.rented')} apart={t('parts.blocked')} />
    </Box>
  )
}
