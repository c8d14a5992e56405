import { Box, Paper, Typography } from '@mui/material'
import type { FleetRow } from '../../../contract/staff/figures.ts'
import { Note } from '../../ui/text.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'

const HOURS_PER_DAY = 24

/** The four numbers one asks for first. */
export function Totals({ total }: { total: FleetRow }) {
  const t = useWords('figures')
  const format = useFormats()
  const days = total.rentedHours / HOURS_PER_DAY
  const tiles = [
    {
      name: t('total.revenue'),
      value: format.money(total.revenue),
      hint: t('total.revenueHint', { amount: format.money(total.revenueWithoutVat) }),
    },
    {
      name: t('total.utilisation'),
      value: format.percent(total.utilisation),
      hint: t('total.utilisationHint', {
        rented: format.whole(total.rentedHours),
        available: format.whole(total.availableHours),
      }),
    },
    {
      name: t('total.rentals'),
      value: format.whole(total.rentals),
      hint: t('total.rentalsHint', { count: total.cancelled }),
    },
    {
      name: t('total.perDay'),
      value: days > 0 ? format.money(total.revenue / days) : '–',
      hint: t('total.perDayHint'),
    },
  ]
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {tiles.map(({ name, value, hint }) => (
        <Paper key={name} sx={{ p: { xs: 1.5, sm: 2.5 }, minWidth: 0 }}>
          <Note component="dt">{name}</Note>
          <Typography
            component="dd"
            sx={{
              m: 0,
              fontSize: { xs: '1.25rem', sm: '1.75rem' },
              fontWeight: 700,
              letterSpacing: '-0.02em',
              lineHeight: 1.2,
            }}
          >
            {value}
          </Typography>
          <Note component="dd" sx={{ m: 0 }}>
            {hint}
          </Note>
        </Paper>
      ))}
    </Box>
  )
}
