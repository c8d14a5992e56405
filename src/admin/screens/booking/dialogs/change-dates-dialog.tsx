import { Fragment, useState } from 'react'
import { ChoiceInput, TimeInput } from '../../../ui/form-fields.tsx'
import { useWords } from '../../../words/words.tsx'
import { ChangeDialog } from '../change/change-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Longer, shorter, at another time or at other places. */
export function ChangeDatesDialog({ page, onClose, onDone }: DialogProps) {
  const t = useWords('bookings')
  const agreed = {
    rentDate: page.rent.at,
    returnDate: page.return.at,
    rentLocationId: page.rent.locationId,
    returnLocationId: page.return.locationId,
  }
  const [wanted, setWanted] = useState(agreed)
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(agreed)
  return (
    <ChangeDialog
      bookingId={page.id}
      title={t('actions.dates')}
      change={isChanged ? wanted : undefined}
      onDone={() => onDone(t('done.change'))}
      onClose={onClose}
    >
      {(fault) =>
        (['rent', 'return'] as const).map((end) => (
          <Fragment key={end}>
            <TimeInput
              label={t(`fields.${end}Date`)}
              value={wanted[`${end}Date`]}
              onChange={(at) => setWanted({ ...wanted, [`${end}Date`]: at })}
              {...fault(`${end}Date`)}
            />
            <ChoiceInput
              label={t(`fields.${end}Place`)}
              value={wanted[`${end}LocationId`]}
              options={page.places}
              onChange={(id) => setWanted({ ...wanted, [`${end}LocationId`]: id })}
              {...fault(`${end}LocationId`)}
            />
          </Fragment>
        ))
      }
    </ChangeDialog>
  )
}
