import { Box, ButtonBase, Chip, Stack } from '@mui/material'
import type { PriceEditBody } from '../../../contract/staff/prices.ts'
import { useWords } from '../../words/words.tsx'
import type { SeasonMark } from './draft-seasons.ts'
import { byDates, centsOf, type DraftSeason, datesText, nameOf } from './draft-seasons.ts'
import { recordOf } from './price-draft.ts'

type SeasonListProps = {
  seasons: readonly DraftSeason[]
  edits: readonly PriceEditBody[]
  marks: ReadonlyMap<number, SeasonMark>
  openSeason: DraftSeason | undefined
  onOpen: (season: DraftSeason) => void
}

/** The year's seasons as bands: letter, dates, and what a day costs in them. */
export function SeasonList({ seasons, edits, marks, openSeason, onOpen }: SeasonListProps) {
  const { t } = useWords('prices')
  const touched = new Set(edits.map(recordOf))
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
      {seasons.toSorted(byDates).map((season) => (
        <Box component="li" key={season.id} sx={{ listStyle: 'none', flex: '0 0 auto' }}>
          <SeasonBand
            season={season}
            mark={marks.get(season.id)}
            isOpen={season.id === openSeason?.id}
            isTouched={touched.has(recordOf(season))}
            onOpen={() => onOpen(season)}
          />
        </Box>
      ))}
    </Stack>
  )
}

type SeasonBandProps = {
  season: DraftSeason
  mark: SeasonMark | undefined
  isOpen: boolean
  isTouched: boolean
  onOpen: () => void
}

function SeasonBand({ season, mark, isOpen, isTouched, onOpen }: SeasonBandProps) {
  const { t, locale, cents } = useWords('prices')
  const prices = season.day.map(centsOf).filter((price) => !Number.isNaN(price))
  const [least, most] = [Math.min(...prices), Math.max(...prices)].map((price) => cents(price))
  return (
    <ButtonBase
      onClick={onOpen}
      aria-pressed={isOpen}
      sx={{
        width: '100%',
        justifyContent: 'flex-start',
        gap: 1,
        px: 1,
        py: 0.75,
        borderRadius: 2,
        bgcolor: 'background.paper',
        boxShadow: `inset 0 0 0 ${isOpen ? 2 : 1}px ${isOpen ? mark?.colour : 'rgb(123 141 149 / 45%)'}`,
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
        <Box sx={{ fontWeight: 600 }}>{nameOf(season, locale)}</Box>
        <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{datesText(season, locale)}</Box>
        <Box sx={{ color: 'text.secondary' }}>
          {prices.length === 0
            ? '–'
            : least === most
              ? least
              : t('seasons.span', { from: least ?? '', to: most ?? '' })}
        </Box>
      </Box>
      {isTouched ? (
        <Chip size="small" color="secondary" label={t(season.id < 0 ? 'seasons.new' : 'seasons.changed')} />
      ) : null}
    </ButtonBase>
  )
}
