import { Box, Button, Stack, Typography } from '@mui/material'
import type { Weekday } from '../../../domain/calendar/wall-clock.ts'
import { weekly } from '../../../domain/pricing/seasons.ts'
import { weekdayName } from '../../../i18n/format.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useWords } from '../../words/words.tsx'
import type { DraftSeason } from './draft-seasons.ts'
import type { PriceDraft } from './use-price-draft.ts'

const weekdays = weekly((weekday) => weekday)

/** What a day and an hour cost on each weekday. */
export function WeekPrices({ season, draft }: { season: DraftSeason; draft: PriceDraft }) {
  const { t, locale } = useWords('prices')
  const amount = (kind: 'day' | 'hour') => ({
    head: t(`season.${kind}`),
    render: (weekday: Weekday) => (
      <AmountField
        isLabelHidden
        label={t(`season.${kind}Of`, { weekday: weekdayName(weekday, locale) })}
        unit="€"
        width={104}
        {...draft.field(`season.${season.id}.${kind}.${weekday}`)}
        value={season[kind][weekday]}
        onChange={(value) => {
          const week = weekly((other) => (other === weekday ? value : season[kind][other]))
          draft.put({ ...season, [kind]: week })
        }}
      />
    ),
  })
  const sameAll = (kind: 'day' | 'hour') => draft.put({ ...season, [kind]: weekly(() => season[kind][0]) })
  return (
    <>
      <Typography component="h3" variant="h6">
        {t('season.week')}
      </Typography>
      <DataTable
        isTight
        maxHeight="none"
        caption={t('season.week')}
        rows={weekdays}
        keyOf={(weekday) => weekday}
        columns={[
          {
            head: t('season.weekday'),
            render: (weekday) => (
              <Box sx={{ textTransform: 'capitalize' }}>{weekdayName(weekday, locale)}</Box>
            ),
          },
          amount('day'),
          amount('hour'),
        ]}
      />
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
