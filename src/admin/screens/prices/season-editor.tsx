import { Box, Button, Paper, Stack, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { NO_NAME } from '../../../contract/staff/prices.ts'
import { locales } from '../../../i18n/locales.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { DateInput } from '../../ui/date-field.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { Icon, IconAction } from '../../ui/icon.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useWords } from '../../words/words.tsx'
import { RemoveButton } from './draft-buttons.tsx'
import type { SeasonMark } from './draft-seasons.ts'
import { type DraftSeason, datesText, nameOf } from './draft-seasons.ts'
import { RangeAdjustments } from './range-adjustments.tsx'
import type { PriceDraft } from './use-price-draft.ts'
import { WeekPrices } from './week-prices.tsx'

type SeasonEditorProps = {
  season: DraftSeason
  draft: PriceDraft
  mark: SeasonMark | undefined
  isBeside: boolean
  onCopy: () => void
  onClose: () => void
}

/** One season whole: its dates, a price for each weekday and hour, and what a longer rental changes. */
export function SeasonEditor({ season, draft, mark, isBeside, onCopy, onClose }: SeasonEditorProps) {
  const { t, locale } = useWords('prices')
  const dates = datesText(season, locale)
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever opened it is led to it; where it stands beside the calendar, the calendar stays where it is.
  useEffect(() => heading.current?.focus({ preventScroll: isBeside }), [isBeside])
  const field = (name: string) => draft.field(`season.${season.id}.${name}`)
  const whole = field('id').fault ?? field('groupId').fault ?? field('adjustments').fault
  return (
    <Paper
      component="section"
      aria-label={t('season.title')}
      sx={{ p: 2, borderTop: `6px solid ${mark?.colour ?? '#4a5e67'}` }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1, mb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            component="h2"
            variant="h5"
            ref={heading}
            tabIndex={-1}
            sx={{ scrollMarginTop: 80, outline: 'none' }}
          >
            {[t('season.heading', { letter: mark?.letter ?? '' }), nameOf(season, locale)]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{dates}</Typography>
        </Box>
        <IconAction name="cross" label={t('season.close')} onClick={onClose} />
      </Stack>
      <ProblemAlert problem={whole} sx={{ mb: 1.5 }} />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mb: 2 }}>
        <DateInput label={t('season.start')} {...draft.fieldOf(season, 'start')} />
        <DateInput label={t('season.end')} {...draft.fieldOf(season, 'end')} />
        <AmountField
          label={t('season.minDays')}
          width={150}
          empty={1}
          {...draft.field(`season.${season.id}.minDays`)}
          value={season.minDays ?? 1}
          onChange={(minDays) => draft.put({ ...season, minDays })}
        />
      </Stack>
      <SeasonNames season={season} draft={draft} />
      <WeekPrices season={season} draft={draft} />
      <RangeAdjustments season={season} draft={draft} />
      {draft.isReadOnly ? null : (
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={onCopy} startIcon={<Icon name="calendar" />}>
            {t('season.copy')}
          </Button>
          <RemoveButton
            label={t('season.remove')}
            question={t('season.removeQuestion', { dates })}
            yes={t('season.removeYes')}
            no={t('season.removeNo')}
            onRemove={() => {
              draft.remove(season)
              onClose()
            }}
          />
        </Stack>
      )}
    </Paper>
  )
}

/** What it is called, in all three languages or in none. */
function SeasonNames({ season, draft }: { season: DraftSeason; draft: PriceDraft }) {
  const { t } = useWords('prices')
  const { name = NO_NAME } = season
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      role="group"
      aria-label={t('season.name')}
      sx={{ gap: 1.5, mb: 2 }}
    >
      {locales.map((language) => (
        <TextInput
          key={language}
          label={t('season.nameIn', { language: language.toUpperCase() })}
          {...draft.field(`season.${season.id}.name.${language}`)}
          value={name[language]}
          onChange={(typed) => draft.put({ ...season, name: { ...name, [language]: typed } })}
        />
      ))}
    </Stack>
  )
}
