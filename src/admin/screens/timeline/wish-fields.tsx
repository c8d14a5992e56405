import { Stack, TextField } from '@mui/material'
import { formatLabel, parseLabel } from '../../../domain/calendar/wall-clock.ts'
import { showPlate } from '../../../domain/people/plate.ts'
import { TimeInput } from '../../ui/date-field.tsx'
import { useWords } from '../../words/words.tsx'
import type { Wish } from './bars.ts'
import type { CarGroup } from './rows.ts'

type Props = {
  wish: Wish
  groups: readonly CarGroup[]
  /** What its two ends are called on Tallinn's clocks. */
  ends: { from: string; to: string }
  /** The car and the beginning stay as they are. */
  isOnlyEnd?: boolean
  faultOf?: (end: 'from' | 'to') => string | undefined
  onChange: (changes: Partial<Wish>) => void
}

/** Which car, from when to when. */
export function WishFields({ wish, groups, ends, isOnlyEnd = false, faultOf, onChange }: Props) {
  const { t, locale } = useWords('timeline')
  return (
    <>
      {/* The browser's own list: it opens by a key and is searched by typing. */}
      <TextField
        select
        fullWidth
        label={t('details.car')}
        value={wish.carId}
        disabled={isOnlyEnd}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => onChange({ carId: Number(target.value) })}
      >
        {groups.map((group) => (
          <optgroup key={group.id} label={group.name[locale]}>
            {group.cars.map((car) => (
              <option key={car.id} value={car.id}>
                {`${car.name} ${showPlate(car.plate)}`}
              </option>
            ))}
          </optgroup>
        ))}
      </TextField>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        {(['from', 'to'] as const).map((end) => (
          <TimeInput
            key={end}
            label={ends[end]}
            value={formatLabel(wish[end])}
            disabled={isOnlyEnd && end === 'from'}
            fault={faultOf?.(end)}
            onChange={(typed) => {
              const chosen = parseLabel(typed)
              if (chosen !== undefined) onChange({ [end]: chosen })
            }}
          />
        ))}
      </Stack>
    </>
  )
}
