import { Button, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { Weekday } from '../../../domain/calendar/wall-clock.ts'
import { weekly } from '../../../domain/pricing/seasons.ts'
import { weekdayName } from '../../../i18n/format.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { AmountCell } from './amount-cell.tsx'
import type { DraftSeason } from './draft-seasons.ts'
import type { PriceDraft } from './use-price-draft.ts'

const weekdays = weekly((weekday) => weekday)

/** What a day and an hour cost on each weekday. */
export function WeekPrices({ season, draft }: { season: DraftSeason; draft: PriceDraft }) {
  const t = useWords('prices')
  const locale = useStaffLocale()
  const cell = (kind: 'day' | 'hour', weekday: Weekday) => (
    <AmountCell
      label={t(`season.${kind}Of`, { weekday: weekdayName(weekday, locale) })}
      unit="€"
      width={104}
      {...draft.field(`season.${season.id}.${kind}.${weekday}`)}
      value={season[kind][weekday]}
      onChange={(amount) => {
        const week = weekly((other) => (other === weekday ? amount : season[kind][other]))
        draft.put({ ...season, [kind]: week })
      }}
    />
  )
  const sameAll = (kind: 'day' | 'hour') => draft.put({ ...season, [kind]: weekly(() => season[kind][0]) })
  return (
    <>
      <Typography component="h3" variant="h6">
        {t('season.week')}
      </Typography>
      <Table
        size="small"
        sx={{
          maxWidth: 420,
          '& td, & th': { px: { xs: 0.25, sm: 0.75 }, py: 0.5, border: 0 },
          '& th[scope=row]': { verticalAlign: 'top', pt: 1.5 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('season.weekday')}</TableCell>
            <TableCell align="right">{t('season.day')}</TableCell>
            <TableCell align="right">{t('season.hour')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {weekdays.map((weekday) => (
            <TableRow key={weekday}>
              <TableCell component="th" scope="row" sx={{ textTransform: 'capitalize' }}>
                {weekdayName(weekday, locale)}
              </TableCell>
              {cell('day', weekday)}
              {cell('hour', weekday)}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {draft.isReadOnly ? null : (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mb: 2 }}>
          <Button size="small" onClick={() => sameAll('day')}>
            {t('season.sameDays')}
          </Button>
          <Button size="small" onClick={() => sameAll('hour')}>
            {t('season.sameHours')}
          </Button>
        </Stack>
      )}
    </>
  )
}
