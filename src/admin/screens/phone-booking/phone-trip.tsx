import { Box, Chip, Stack } from '@mui/material'
import type { FieldError } from '../../../contract/field-errors.ts'
import type { PhonePlace } from '../../../contract/staff/phone.ts'
import type { CouponAnswer } from '../../../domain/coupons/coupon.ts'
import { ClockInput, DateInput } from '../../ui/date-field.tsx'
import { ChoiceInput, TextInput, ToggleInput } from '../../ui/form-fields.tsx'
import { usePlaceHours } from '../../ui/place-hours.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { useWords } from '../../words/words.tsx'
import { useFault } from './phone-faults.ts'
import type { Trip } from './phone-form.ts'
import { PhonePart } from './phone-part.tsx'

type Props = {
  trip: Trip
  places: PhonePlace[]
  coupons: CouponAnswer[]
  faults: FieldError[]
  onChange: (changes: Partial<Trip>) => void
}

const gearboxes = ['', 'AUTOMATIC', 'MANUAL'] as const

/** When and where, with the hours and fees of the places beside it. */
export function PhoneTrip(props: Props) {
  const { trip, coupons, faults, onChange } = props
  const { t, messages } = useWords('phone')
  const fault = useFault(faults)
  return (
    <PhonePart step={2} title={t('steps.trip')}>
      <Stack sx={{ gap: 2 }}>
        <TripEnd which="rent" {...props} />
        <TripEnd which="return" {...props} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}>
          <ToggleInput
            label={t('fields.gearbox')}
            value={trip.gearboxType}
            options={gearboxes.map((id) => ({
              id,
              name: id ? messages.resources.choices[id] : t('gearboxes.any'),
            }))}
            off=""
            onChange={(gearboxType) => onChange({ gearboxType })}
          />
          <TextInput
            label={t('fields.coupons')}
            helperText={t('couponsHint')}
            value={trip.coupons}
            onChange={(codes) => onChange({ coupons: codes })}
            sx={{ flex: '1 1 220px' }}
            slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
          />
        </Box>
        {coupons.length > 0 ? (
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }} role="status">
            {coupons.map(({ code, applied, reason }) => (
              <Chip
                key={code}
                size="small"
                color={applied ? 'success' : 'warning'}
                label={t(`coupon.${applied || !reason ? 'applied' : reason}`, { code })}
              />
            ))}
          </Stack>
        ) : null}
        <ProblemAlert problem={fault('car.id')} />
      </Stack>
    </PhonePart>
  )
}

/** The day, the time and the place of one end of the trip. */
function TripEnd({ which, trip, places, faults, onChange }: Props & { which: 'rent' | 'return' }) {
  const { t } = useWords('phone')
  const fault = useFault(faults)
  const hoursOf = usePlaceHours(places)
  const [day, time, place] = [`${which}Day`, `${which}Time`, `${which}LocationId`] as const
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '170px 140px minmax(0, 1fr)' },
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <DateInput
        label={t(`fields.${day}`)}
        value={trip[day]}
        onChange={(typed) => onChange({ [day]: typed })}
        fault={fault(`${which}Date`)}
        fullWidth
      />
      <ClockInput
        label={t(`fields.${time}`)}
        value={trip[time]}
        onChange={(typed) => onChange({ [time]: typed })}
      />
      <ChoiceInput
        label={t(`fields.${which}Place`)}
        value={trip[place]}
        options={places}
        onChange={(id) => onChange(placeChange(which, id, trip))}
        fault={fault(place)}
        helperText={hoursOf(trip[place], trip[day], which)}
      />
    </Box>
  )
}

/** Most cars come back to where they were taken, until someone says otherwise. */
function placeChange(which: 'rent' | 'return', id: number, trip: Trip): Partial<Trip> {
  if (which === 'return') return { returnLocationId: id }
  const isRoundTrip = trip.returnLocationId === trip.rentLocationId
  return { rentLocationId: id, ...(isRoundTrip ? { returnLocationId: id } : {}) }
}
