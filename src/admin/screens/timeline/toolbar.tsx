import { Box, Button, Stack } from '@mui/material'
import { useState } from 'react'
import { type CalendarDay, formatDay, parseDay } from '../../../domain/calendar/wall-clock.ts'
import { DateInput } from '../../ui/date-field.tsx'
import { ToggleInput } from '../../ui/form-fields.tsx'
import { Icon, IconAction } from '../../ui/icon.tsx'
import type { Say } from '../../words/words.tsx'
import { type Zoom, zooms } from './scale.ts'

type Props = {
  t: Say<'timeline'>
  zoom: Zoom
  today: CalendarDay
  onZoom: (zoom: Zoom) => void
  onDay: (day: CalendarDay) => void
  onStep: (direction: 1 | -1) => void
  onKeys: () => void
  /** The sheet alone, as large as the window: forty cars at a glance. */
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
}

export function Toolbar({ t, zoom, today, onZoom, onDay, onStep, onKeys, isWhole, onWhole }: Props) {
  const [goTo, setGoTo] = useState(() => formatDay(today))
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={t('toolbar.label')}
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}
    >
      <Button variant="outlined" onClick={() => onDay(today)}>
        {t('toolbar.today')}
      </Button>
      <IconAction name="chevron-left" label={t('toolbar.earlier')} onClick={() => onStep(-1)} />
      <IconAction name="chevron-right" label={t('toolbar.later')} onClick={() => onStep(1)} />
      <DateInput
        label={t('toolbar.goTo')}
        value={goTo}
        onChange={(typed) => {
          setGoTo(typed)
          const day = parseDay(typed)
          if (day !== undefined) onDay(day)
        }}
      />
      <ToggleInput
        label={t('toolbar.zoom')}
        value={zoom}
        options={zooms.map((id) => ({ id, name: t(`toolbar.${id}`) }))}
        onChange={onZoom}
      />
      <Box sx={{ flex: 1 }} />
      <Button aria-pressed={isWhole} onClick={() => onWhole(!isWhole)}>
        {t(isWhole ? 'toolbar.usual' : 'toolbar.whole')}
      </Button>
      <Button onClick={onKeys} startIcon={<Icon name="info" />}>
        {t('toolbar.keys')}
      </Button>
    </Stack>
  )
}
