import { Stack, TextField } from '@mui/material'
import { formatLabel, parseLabel, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { CarGroup } from './rows.ts'

/** A car among all cars, by group. The browser's own list: it opens by a key and is searched by typing. */
export function CarField(props: {
  label: string
  groups: readonly CarGroup[]
  locale: Locale
  value: number | undefined
  isDisabled?: boolean
  onChange: (carId: number) => void
}) {
  return (
    <TextField
      select
      fullWidth
      label={props.label}
      value={props.value ?? ''}
      disabled={props.isDisabled ?? false}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => props.onChange(Number(target.value))}
    >
      {props.groups.map((group) => (
        <optgroup key={group.id} label={group.name[props.locale]}>
          {group.cars.map((car) => (
            <option key={car.id} value={car.id}>
              {`${car.name} ${car.plate}`}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  )
}

type Time = {
  label: string
  value: WallMinute
  error?: string | undefined
  isDisabled?: boolean
  onChange: (label: WallMinute) => void
}

/** Both ends of a period on Tallinn's clocks. */
export function TimeFields({ times }: { times: readonly [Time, Time] }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      {times.map(({ label, value, error, isDisabled = false, onChange }) => (
        <TextField
          key={label}
          fullWidth
          type="datetime-local"
          label={label}
          value={formatLabel(value)}
          disabled={isDisabled}
          error={error !== undefined}
          helperText={error}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1800 } }}
          onChange={({ target }) => {
            const chosen = parseLabel(target.value)
            if (chosen !== undefined) onChange(chosen)
          }}
        />
      ))}
    </Stack>
  )
}
