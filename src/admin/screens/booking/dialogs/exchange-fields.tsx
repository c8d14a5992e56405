import type { BookingChoices } from '../../../../contract/staff/bookings.ts'
import { showPlate } from '../../../../domain/people/plate.ts'
import { useApi } from '../../../api/use-api.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { ChoiceInput } from '../../../ui/form-fields.tsx'
import { useWords } from '../../../words/words.tsx'
import { FuelInput } from './key-dialogs.tsx'

/** What is read from a dashboard. */
export type Level = { odometer: number | null; fuel: number; charge: number | null }

/** A battery has percent, a tank eighths. */
export const levelBody = ({ odometer, fuel, charge }: Level, isElectric: boolean) => ({
  odometer: odometer ?? 0,
  ...(isElectric ? { fuel: null, charge } : { fuel, charge: null }),
})

type ReadProps = {
  level: Level
  isElectric: boolean
  hint?: string
  fault: string | undefined
  onChange: (level: Level) => void
}

/** What stands on the dashboard. */
export function Read({ level, isElectric, hint, fault, onChange }: ReadProps) {
  const { t } = useWords('bookings')
  return (
    <>
      <AmountField
        label={t('fields.odometer')}
        value={level.odometer}
        onChange={(odometer) => onChange({ ...level, odometer })}
        fault={fault}
        helperText={hint}
      />
      {isElectric ? (
        <AmountField
          label={t('fields.charge')}
          value={level.charge}
          onChange={(charge) => onChange({ ...level, charge })}
        />
      ) : (
        <FuelInput
          label={t('fields.fuel')}
          value={level.fuel}
          onChange={(fuel) => onChange({ ...level, fuel })}
        />
      )}
    </>
  )
}

const byName = { range: '[0,499]', sort: '["name","ASC"]' }

type FreeProps = {
  cars: BookingChoices['cars']
  value: number
  fault: string | undefined
  onChange: (carId: number, odometer: number | null) => void
}

/** Cars that nobody has until the return: group, by how much the price list is another, and where each stands. */
export function FreeCars({ cars, value, fault, onChange }: FreeProps) {
  const { t, difference } = useWords('bookings')
  const { value: known = [] } = useApi('GET /cars', { query: byName })
  return (
    <ChoiceInput
      label={t('fields.car')}
      value={value}
      fault={fault}
      options={[
        { id: 0, name: t('exchange.choose') },
        ...cars.map((car) => ({
          id: car.id,
          name: [
            `${car.name}, ${showPlate(car.plate)}`,
            car.group,
            car.difference === 0 ? t('swap.same') : difference(car.difference),
            car.place ?? '',
          ]
            .filter(Boolean)
            .join(' · '),
        })),
      ]}
      onChange={(carId) => onChange(carId, known.find(({ id }) => id === carId)?.mileage ?? null)}
    />
  )
}
