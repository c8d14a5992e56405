import { Box, Button } from '@mui/material'
import type { FieldError } from '../../../contract/field-errors.ts'
import { MOST_ADDITIONAL_DRIVERS } from '../../../domain/people/client.ts'
import { Columns, HALVES } from '../../ui/columns.tsx'
import { DateInput } from '../../ui/date-field.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Subheading } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { useFault } from '../phone-booking/phone-faults.ts'
import { type NamedDriver, nobody } from './named-driver.ts'

const fields = ['firstName', 'lastName', 'idCode', 'birthDate', 'drivingLicenceNumber'] as const

type Props = {
  drivers: readonly NamedDriver[]
  faults: FieldError[]
  /** What the paths of the faults begin with. */
  prefix?: string
  onChange: (drivers: NamedDriver[]) => void
}

/** Who drives besides the renter, by name. */
export function DriverFields({ drivers, faults, prefix = '', onChange }: Props) {
  const { t } = useWords('phone')
  const { t: s } = useWords('selling')
  const fault = useFault(faults)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {drivers.map((driver, place) => (
        <Box
          // oxlint-disable-next-line react/no-array-index-key -- A driver is known by their place, as on the server.
          key={place}
          sx={{ width: '100%' }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
            <Subheading>{s('drivers.one', { place: place + 1 })}</Subheading>
            <Button size="small" onClick={() => onChange(drivers.filter((_, other) => other !== place))}>
              {s('drivers.remove')}
            </Button>
          </Box>
          <Columns from="sm" columns={HALVES} gap={1.5} isTop>
            {fields.map((name) => {
              const common = {
                label: t(`fields.${name}`),
                value: driver[name],
                fault: fault(`${prefix}additionalDrivers.${place}.${name}`),
                onChange: (typed: string) =>
                  onChange(drivers.map((one, other) => (other === place ? { ...one, [name]: typed } : one))),
              }
              return name === 'birthDate' ? (
                <DateInput key={name} {...common} fullWidth />
              ) : (
                <TextInput key={name} {...common} slotProps={{ htmlInput: { autoComplete: 'off' } }} />
              )
            })}
          </Columns>
        </Box>
      ))}
      {drivers.length < MOST_ADDITIONAL_DRIVERS ? (
        <Button
          size="small"
          startIcon={<Icon name="plus" />}
          onClick={() => onChange([...drivers, { ...nobody }])}
        >
          {s('drivers.add')}
        </Button>
      ) : null}
    </Box>
  )
}
