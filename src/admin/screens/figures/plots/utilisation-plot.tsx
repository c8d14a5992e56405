import { Box, Stack, Typography, useTheme } from '@mui/material'
import type { MonthRow } from '../../../../contract/staff/figures.ts'
import { useWords } from '../../../words/words.tsx'
import { axisOf } from './axis.ts'
import { ColumnPlot } from './column-plot.tsx'

/** Below this nothing is told apart by looking closer. */
const LEAST_END = 20

const share = (hours: number, of: number) => (of > 0 ? (hours / of) * 100 : 0)

/** How busy the cars were, month by month; the time they spent in service stands on top. */
export function UtilisationPlot({ name, months }: { name: string; months: readonly MonthRow[] }) {
  const { t, ...format } = useWords('figures')
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

/** Which look means what. */
function Legend({ main, apart }: { main: string; apart: string }) {
  const { palette } = useTheme()
  const hatched = `repeating-linear-gradient(45deg, ${palette.text.primary} 0 2px, ${palette.secondary.main} 2px 6px)`
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {[
        { name: main, background: palette.primary.main },
        { name: apart, background: hatched },
      ].map(({ name, background }) => (
        <Stack key={name} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Box aria-hidden="true" sx={{ width: 14, height: 14, borderRadius: '3px', background }} />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  )
}
