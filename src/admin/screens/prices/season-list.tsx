import { Box, ButtonBase, Chip, Stack } from '@mui/material'
import { dayFrom } from '../../../domain/calendar/wall-clock.ts'
import { cents } from '../../../domain/money.ts'
import { formatDayRange, formatMoney } from '../../../i18n/format.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { readAmount } from './amount-text.ts'
import { type SeasonForm, seasonOf } from './price-forms.ts'
import type { SeasonMark } from './season-marks.ts'

type SeasonListProps = {
  seasons: readonly SeasonForm[]
  marks: ReadonlyMap<number, SeasonMark>
  touched: ReadonlySet<number>
  openSeasonId: number | undefined
  onOpen: (id: number) => void
}

/** The year's seasons as bands: letter, dates, and what a day costs in them. */
export function SeasonList({ seasons, marks, touched, openSeasonId, onOpen }: SeasonListProps) {
  const t = useWords('prices')
  const locale = useStaffLocale()
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('seasons.title')}
      // On a phone they are one row to swipe, so that the calendar is not pushed out of sight.
      sx={{
        gap: 1,
        m: 0,
        p: '3px',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
      }}
    >
      {seasons
        .toSorted((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end))
        .map((form) => {
          const mark = marks.get(form.id)
          const prices = form.day
            .map((text) => Math.round((readAmount(text) ?? 0) * 100))
            .filter(Number.isFinite)
          const [least, most] = [cents(Math.min(...prices)), cents(Math.max(...prices))]
          return (
            <Box component="li" key={form.id} sx={{ listStyle: 'none', flex: '0 0 auto' }}>
              <ButtonBase
                onClick={() => onOpen(form.id)}
                aria-pressed={form.id === openSeasonId}
                sx={{
                  width: '100%',
                  justifyContent: 'flex-start',
                  gap: 1,
                  px: 1,
                  py: 0.75,
                  borderRadius: 2,
                  bgcolor: 'background.paper',
                  boxShadow: `inset 0 0 0 ${form.id === openSeasonId ? 2 : 1}px ${form.id === openSeasonId ? mark?.colour : '#d0dce0'}`,
                  fontSize: '0.875rem',
                  textAlign: 'left',
                }}
              >
                <Box
                  aria-hidden="true"
                  sx={{
                    width: 26,
                    height: 26,
                    borderRadius: '6px',
                    bgcolor: mark?.colour,
                    color: '#fff',
                    fontWeight: 700,
                    display: 'grid',
                    placeItems: 'center',
                    flexShrink: 0,
                  }}
                >
                  {mark?.letter}
                </Box>
                <Box sx={{ lineHeight: 1.3 }}>
                  <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{datesText(form, locale)}</Box>
                  <Box sx={{ color: 'text.secondary' }}>
                    {least === most
                      ? formatMoney(least, locale)
                      : t('seasons.span', {
                          from: formatMoney(least, locale),
                          to: formatMoney(most, locale),
                        })}
                  </Box>
                </Box>
                {touched.has(form.id) ? (
                  <Chip
                    size="small"
                    color="secondary"
                    label={t(form.id < 0 ? 'seasons.new' : 'seasons.changed')}
                  />
                ) : null}
              </ButtonBase>
            </Box>
          )
        })}
    </Stack>
  )
}

/** The dates of a season, as they are typed while they are no dates. */
export function datesText(form: SeasonForm, locale: 'et' | 'en' | 'ru'): string {
  return seasonOf(form)
    ? formatDayRange(dayFrom(form.start), dayFrom(form.end), locale)
    : `${form.start || '…'}–${form.end || '…'}`
}
