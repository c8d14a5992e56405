import { Paper, Typography } from '@mui/material'
import type { FiguresAnswer } from '../../../contract/staff/figures.ts'
import { Columns, HALVES } from '../../ui/columns.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

/** The numbers one asks for first. */
export function Totals({ total }: { total: FiguresAnswer['total'] }) {
  const { t, ...format } = useWords('figures')
  const moneyOr = (amount: number | null) => (amount === null ? '–' : format.money(amount))
  const { rentedHours, availableHours } = total
  const hours = { rented: format.whole(rentedHours), available: format.whole(availableHours) }
  const withoutVat = { amount: format.money(total.revenueWithoutVat) }
  const tiles = [
    { name: 'revenue', value: format.money(total.revenue), hint: withoutVat },
    { name: 'utilisation', value: format.percent(total.utilisation), hint: hours },
    { name: 'rentals', value: format.whole(total.rentals), hint: { count: total.cancelled } },
    { name: 'perRentedDay', value: moneyOr(total.perRentedDay), hint: {} },
    { name: 'perCarDay', value: moneyOr(total.perCarDay), hint: {} },
  ] as const
  return (
    <Columns
      component="dl"
      sx={{
        m: 0,
        gridTemplateColumns: { xs: HALVES, lg: 'repeat(5, minmax(0, 1fr))' },
      }}
    >
      {tiles.map(({ name, value, hint }) => (
        <Paper key={name} sx={{ p: { xs: 1.5, sm: 2.5 }, minWidth: 0 }}>
          <Note component="dt">{t(`total.${name}`)}</Note>
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
            {t(`total.${name}Hint`, hint)}
          </Note>
        </Paper>
      ))}
    </Columns>
  )
}
