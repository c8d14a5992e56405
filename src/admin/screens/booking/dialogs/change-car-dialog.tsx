import { useState } from 'react'
import { useAnswer } from '../../../api/untyped-api.ts'
import { useWords } from '../../../words/words.tsx'
import { ChangeFrame } from './change-frame.tsx'
import type { DialogProps } from './dialog-props.ts'
import { ChoiceInput } from './form-fields.tsx'

type ListedCar = { id: number; name: string; registerNumber: string; isActive: boolean }

/** Another car for the same days; whether it is free is found out with the price. */
export function ChangeCarDialog(props: DialogProps) {
  const t = useWords('bookings')
  const { page } = props
  const { value: cars = [] } = useAnswer<ListedCar[]>('/cars?range=[0,499]&sort=["name","ASC"]')
  const [carId, setCarId] = useState(String(page.car.id))
  const others = cars.filter(({ id, isActive }) => isActive && id !== page.car.id)
  return (
    <ChangeFrame {...props} title={t('actions.car')} change={{ carId: Number(carId) }}>
      {(fault) => (
        <ChoiceInput label={t('fields.car')} value={carId} onChange={setCarId} {...fault('carId')}>
          <option value={page.car.id}>{t('carNow', { car: `${page.car.name}, ${page.car.plate}` })}</option>
          {others.map(({ id, name, registerNumber }) => (
            <option key={id} value={id}>{`${name}, ${registerNumber}`}</option>
          ))}
        </ChoiceInput>
      )}
    </ChangeFrame>
  )
}
