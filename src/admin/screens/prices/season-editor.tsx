import { Alert, Box, Button, IconButton, Paper, Stack, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { ConfirmRemove } from './confirm-remove.tsx'
import { DateField } from './date-field.tsx'
import { faultWord } from './fault-words.ts'
import type { Faults } from './price-draft.ts'
import type { RangeForm, SeasonForm } from './price-forms.ts'
import { RangeAdjustments } from './range-adjustments.tsx'
import { datesText } from './season-list.tsx'
import type { SeasonMark } from './season-marks.ts'
import { WeekPrices } from './week-prices.tsx'

type SeasonEditorProps = {
  form: SeasonForm
  mark: SeasonMark | undefined
  ranges: readonly RangeForm[]
  faults: Faults
  isReadOnly: boolean
  isBeside: boolean
  onChange: (form: SeasonForm) => void
  onCopy: () => void
  onRemove: () => void
  onClose: () => void
}

/** One season whole: its dates, a price for each weekday and hour, and what a longer rental changes. */
export function SeasonEditor(props: SeasonEditorProps) {
  const { form, mark, ranges, faults, isReadOnly, isBeside, onChange, onCopy, onRemove, onClose } = props
  const t = useWords('prices')
  const locale = useStaffLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever opened it is led to it; where it stands beside the calendar, the calendar stays where it is.
  useEffect(() => heading.current?.focus({ preventScroll: isBeside }), [form.id, isBeside])
  const fault = (field: string) => faultWord(t, faults.get(`seasons.${form.id}.${field}`))
  const whole = fault('id') ?? fault('groupId') ?? fault('adjustments') ?? fault('from')
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
            {t('season.heading', { letter: mark?.letter ?? '' })}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{datesText(form, locale)}</Typography>
        </Box>
        <IconButton aria-label={t('season.close')} onClick={onClose}>
          <Icon name="cross" />
        </IconButton>
      </Stack>
      {whole ? (
        <Alert severity="error" role="alert" sx={{ mb: 1.5 }}>
          {whole}
        </Alert>
      ) : null}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mb: 2 }}>
        <DateField
          label={t('season.start')}
          value={form.start}
          fault={fault('start')}
          isReadOnly={isReadOnly}
          onChange={(start) => onChange({ ...form, start })}
        />
        <DateField
          label={t('season.end')}
          value={form.end}
          fault={fault('end')}
          isReadOnly={isReadOnly}
          onChange={(end) => onChange({ ...form, end })}
        />
      </Stack>
      <WeekPrices form={form} fault={fault} isReadOnly={isReadOnly} onChange={onChange} />
      <RangeAdjustments
        form={form}
        ranges={ranges}
        fault={fault}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
      {isReadOnly ? null : (
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={onCopy} startIcon={<Icon name="calendar" />}>
            {t('season.copy')}
          </Button>
          <ConfirmRemove
            key={form.id}
            label={t('season.remove')}
            question={t('season.removeQuestion', { dates: datesText(form, locale) })}
            yes={t('season.removeYes')}
            no={t('season.removeNo')}
            onRemove={onRemove}
          />
        </Stack>
      )}
    </Paper>
  )
}
