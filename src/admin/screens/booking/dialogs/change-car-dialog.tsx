import { useState } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { ChoiceInput } from '../../../ui/form-fields.tsx'
import { useWords } from '../../../words/words.tsx'
import { ChangeDialog } from '../change/change-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

const byName = { range: '[0,499]', sort: '["name","ASC"]' }

/** Another car for the same days; whether it is free is found out with the price. */
export function ChangeCarDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const { value: cars = [] } = useApi('GET /cars', { query: byName })
  const [carId, setCarId] = useState(page.car.id)
  const others = cars.filter(({ id, isActive }) => isActive && id !== page.car.id)
  return (
    <ChangeDialog
      bookingId={page.id}
      title={t('actions.car')}
      change={carId === page.car.id ? undefined : { carId }}
      onCar={setCarId}
      onDone={() => onDone(t('done.change'))}
      onClose={onClose}
    >
      {(fault) => (
        <ChoiceInput
          label={t('fields.car')}
          value={carId}
          options={[
            { id: page.car.id, name: t('carNow', { car: `${page.car.name}, ${page.car.plate}` }) },
            ...others.map(({ id, name, registerNumber }) => ({ id, name: `${name}, ${registerNumber}` })),
          ]}
          onChange={setCarId}
          {...fault('carId')}
        />
      )}
    </ChangeDialog>
  )
}
