import { Button, Stack } from '@mui/material'
import type { CalendarDay } from '../../../domain/calendar/wall-clock.ts'
import { formatCalendarDay } from '../../../i18n/format.ts'
import { useApi } from '../../api/use-api.ts'
import { ChoiceInput, TextInput, ToggleInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import type { Narrowing } from './narrowed.ts'
import { type CarGroup, type Density, densities } from './rows.ts'

type Props = {
  groups: readonly CarGroup[]
  narrowing: Narrowing
  density: Density
  day: CalendarDay
  /** How many of the cars of a place are free on the day. */
  freeAt: (placeId: number) => number
  onNarrow: (narrowing: Narrowing) => void
  onDensity: (density: Density) => void
  onExport: () => void
}

/** What of the fleet is looked at, how closely, and on paper. */
export function FilterBar(props: Props) {
  const { groups, narrowing, density, day, freeAt, onNarrow, onDensity, onExport } = props
  const { t, locale } = useWords('timeline')
  const { value: known } = useApi('GET /phone/places')
  const free = (placeId: number) => t('filter.free', { count: freeAt(placeId) })
  return (
    <Stack
      direction="row"
      className="tl-filters"
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}
    >
      <TextInput
        fullWidth={false}
        size="small"
        type="search"
        label={t('filter.text')}
        value={narrowing.text}
        onChange={(text) => onNarrow({ ...narrowing, text })}
      />
      <ChoiceInput
        fullWidth={false}
        size="small"
        label={t('filter.group')}
        value={narrowing.groupId}
        options={[
          { id: 0, name: t('filter.all') },
          ...groups.map(({ id, name }) => ({ id, name: name[locale] })),
        ]}
        onChange={(groupId) => onNarrow({ ...narrowing, groupId })}
      />
      <ChoiceInput
        fullWidth={false}
        size="small"
        label={t('filter.place', { day: formatCalendarDay(day, locale) })}
        value={narrowing.placeId}
        options={[
          { id: 0, name: t('filter.all') },
          ...(known?.places ?? []).map(({ id, name }) => ({ id, name: `${name} · ${free(id)}` })),
        ]}
        onChange={(placeId) => onNarrow({ ...narrowing, placeId })}
      />
      <ToggleInput
        label={t('filter.density')}
        value={density}
        options={densities.map((id) => ({ id, name: t(`filter.${id}`) }))}
        onChange={onDensity}
      />
      <Button onClick={() => window.print()}>{t('filter.print')}</Button>
      <Button onClick={onExport}>{t('filter.export')}</Button>
    </Stack>
  )
}
