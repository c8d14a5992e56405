import { Box, Button, Stack } from '@mui/material'
import type { WeekInEuros } from '../../../contract/staff/house.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { ClockInput } from '../../ui/date-field.tsx'
import { Quiet, Subheading } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'

type Window = WeekInEuros['windows'][number]

type Props = {
  name: string
  windows: readonly Window[]
  isReadOnly: boolean
  faultOf: (window: Window) => string | undefined
  onChange: (windows: readonly Window[]) => void
  onAdd: () => void
  onCopy: (() => void) | undefined
}

/** One row of the week: the windows of a day, each with its fees. */
export function DayHours({ name, windows, isReadOnly, faultOf, onChange, onAdd, onCopy }: Props) {
  const { t } = useWords('house')
  const put = (place: number, part: Partial<Window>) =>
    onChange(windows.map((window, at) => (at === place ? { ...window, ...part } : window)))
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', md: '8rem 1fr 13rem' },
        alignItems: 'start',
        borderTop: 1,
        borderColor: 'divider',
        pt: 1.5,
      }}
    >
      <Subheading sx={{ pt: { md: 1.5 } }}>{name}</Subheading>
      <Stack sx={{ gap: 1 }}>
        {windows.length === 0 ? <Quiet sx={{ pt: { md: 1.5 } }}>{t('hours.closed')}</Quiet> : null}
        {windows.map((window, place) => (
          <Box
            // oxlint-disable-next-line react/no-array-index-key -- A window that is being typed has no other name.
            key={place}
            role="group"
            aria-label={`${name} ${place + 1}`}
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 8rem)) auto' },
              alignItems: 'start',
              justifyContent: 'start',
            }}
          >
            <ClockInput
              label={t('hours.start')}
              value={window.start}
              disabled={isReadOnly}
              onChange={(start) => put(place, { start })}
            />
            <ClockInput
              label={t('hours.end')}
              value={window.end}
              disabled={isReadOnly}
              fault={faultOf(window)}
              onChange={(end) => put(place, { end })}
            />
            <AmountField
              label={t('hours.rentPrice')}
              unit="€"
              value={window.rentPrice}
              empty={0}
              disabled={isReadOnly}
              onChange={(rentPrice) => put(place, { rentPrice: rentPrice ?? 0 })}
            />
            <AmountField
              label={t('hours.returnPrice')}
              unit="€"
              value={window.returnPrice}
              empty={0}
              disabled={isReadOnly}
              onChange={(returnPrice) => put(place, { returnPrice: returnPrice ?? 0 })}
            />
            {isReadOnly ? null : (
              <Button
                aria-label={`${t('hours.remove')}: ${name} ${window.start}–${window.end}`}
                onClick={() => onChange(windows.filter((_, at) => at !== place))}
              >
                {t('hours.remove')}
              </Button>
            )}
          </Box>
        ))}
      </Stack>
      {isReadOnly ? null : (
        <Stack
          direction={{ xs: 'row', md: 'column' }}
          sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'start' }}
        >
          <Button aria-label={`${t('hours.add')}: ${name}`} onClick={onAdd}>
            {t('hours.add')}
          </Button>
          {onCopy ? <Button onClick={onCopy}>{t('hours.copy')}</Button> : null}
        </Stack>
      )}
    </Box>
  )
}
