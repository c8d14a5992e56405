import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { DriverFields } from '../../selling/driver-fields.tsx'
import { ChangeDialog } from '../change/change-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Who drives besides the renter; what that costs is counted with it. */
export function DriversDialog({ page, onClose, onDone }: DialogProps) {
  const { t } = useWords('bookings')
  const agreed = page.drivers.map(({ firstName, lastName, idCode, birthDate, drivingLicenceNumber }) => ({
    firstName,
    lastName,
    idCode: idCode ?? '',
    // With a code the date follows from it.
    birthDate: idCode ? '' : (birthDate ?? ''),
    drivingLicenceNumber,
  }))
  const [drivers, setDrivers] = useState(agreed)
  const isChanged = JSON.stringify(drivers) !== JSON.stringify(agreed)
  return (
    <ChangeDialog
      bookingId={page.id}
      title={t('actions.drivers')}
      change={isChanged ? { additionalDrivers: drivers } : undefined}
      onDone={() => onDone(t('done.change'))}
      onClose={onClose}
    >
      {(_fault, problem) => (
        <DriverFields drivers={drivers} onChange={setDrivers} faults={problem?.errors ?? []} />
      )}
    </ChangeDialog>
  )
}
