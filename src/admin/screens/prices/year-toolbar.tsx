import { Button, IconButton, Stack, Typography } from '@mui/material'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/words.tsx'
import type { PriceDraft } from './use-price-draft.ts'
import type { SeasonsView } from './use-seasons-view.ts'

/** Which group and year are looked at, and what can be added to it or copied on. */
export function YearToolbar({ draft, view }: { draft: PriceDraft; view: SeasonsView }) {
  const t = useWords('prices')
  const { groupId, year, setYear } = view
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <ChoiceInput
        fullWidth={false}
        label={t('calendar.group')}
        value={groupId}
        options={draft.list.groups}
        onChange={view.chooseGroup}
        sx={{ minWidth: 220, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      />
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconButton aria-label={t('calendar.previous')} onClick={() => setYear(year - 1)}>
          <Icon name="chevron-left" />
        </IconButton>
        <Typography component="h2" variant="h5" aria-live="polite" sx={{ minWidth: 56, textAlign: 'center' }}>
          {year}
        </Typography>
        <IconButton aria-label={t('calendar.next')} onClick={() => setYear(year + 1)}>
          <Icon name="chevron-right" />
        </IconButton>
      </Stack>
      {draft.isReadOnly ? null : (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button onClick={view.addWeek} startIcon={<Icon name="plus" />}>
            {t('calendar.add')}
          </Button>
          <Button onClick={() => view.copyYear(view.seasons)} startIcon={<Icon name="calendar" />}>
            {t('calendar.copyYear', { year, next: year + 1 })}
          </Button>
          <Button onClick={() => view.copyYear(draft.list.seasons)}>{t('calendar.copyAll')}</Button>
        </Stack>
      )}
    </Stack>
  )
}
