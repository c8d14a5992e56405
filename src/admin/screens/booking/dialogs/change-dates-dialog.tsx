import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { ChangeFrame } from './change-frame.tsx'
import type { DialogProps } from './dialog-props.ts'
import { ChoiceInput, TimeInput } from './form-fields.tsx'

/** Longer, shorter, at another time or at other places. */
export function ChangeDatesDialog(props: DialogProps) {
  const t = useWords('bookings')
  const { page } = props
  const [rentAt, setRentAt] = useState(page.rent.at)
  const [returnAt, setReturnAt] = useState(page.return.at)
  const [rentLocationId, setRentLocationId] = useState(String(page.rent.locationId))
  const [returnLocationId, setReturnLocationId] = useState(String(page.return.locationId))
  const change = {
    rentAt,
    returnAt,
    rentLocationId: Number(rentLocationId),
    returnLocationId: Number(returnLocationId),
  }
  const places = page.places.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
  return (
    <ChangeFrame {...props} title={t('actions.dates')} change={change}>
      {(fault) => (
        <>
          <TimeInput label={t('fields.rentDate')} value={rentAt} onChange={setRentAt} {...fault('rentAt')} />
          <ChoiceInput
            label={t('fields.rentPlace')}
            value={rentLocationId}
            onChange={setRentLocationId}
            {...fault('rentLocationId')}
          >
            {places}
          </ChoiceInput>
          <TimeInput
            label={t('fields.returnDate')}
            value={returnAt}
            onChange={setReturnAt}
            {...fault('returnAt')}
          />
          <ChoiceInput
            label={t('fields.returnPlace')}
            value={returnLocationId}
            onChange={setReturnLocationId}
            {...fault('returnLocationId')}
          >
            {places}
          </ChoiceInput>
        </>
      )}
    </ChangeFrame>
  )
}
