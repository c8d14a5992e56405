import { useState } from 'react'
import type { SeenTerms } from '../../../../contract/staff/timeline.ts'
import { useWords } from '../../../words/words.tsx'
import { DriverFields } from '../../selling/driver-fields.tsx'
import type { NamedDriver } from '../../selling/named-driver.ts'
import { ChangeDialog } from '../change/change-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

type Told = NonNullable<SeenTerms['additionalDrivers']>[number]

const typed = ({ idCode, birthDate, ...named }: Told): NamedDriver => ({
  ...named,
  idCode: idCode ?? '',
  // With a code the date follows from it.
  birthDate: idCode ? '' : (birthDate ?? ''),
})

/** Who drives besides the renter; what that costs is counted with it. */
export function DriversDialog({ page, onClose, onDone }: DialogProps) {
  const { t } = useWords('bookings')
  const told = page.drivers.map(({ firstName, lastName, idCode, birthDate, drivingLicenceNumber }) => ({
    firstName,
    lastName,
    idCode,
    birthDate,
    drivingLicenceNumber,
  }))
  const agreed = told.map(typed)
  const [drivers, setDrivers] = useState(agreed)
  const isChanged = JSON.stringify(drivers) !== JSON.stringify(agreed)
  return (
    <ChangeDialog
      bookingId={page.id}
      title={t('actions.drivers')}
      change={isChanged ? { additionalDrivers: drivers } : undefined}
      seen={{ additionalDrivers: told }}
      fields={[
        {
          name: 'additionalDrivers',
          label: t('actions.drivers'),
          say: (terms) =>
            terms.additionalDrivers?.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
        },
      ]}
      onWrite={({ additionalDrivers: kept }) => (kept ? setDrivers(kept.map(typed)) : undefined)}
      onDone={() => onDone(t('done.change'))}
      onClose={onClose}
    >
      {(_fault, problem) => (
        <DriverFields drivers={drivers} onChange={setDrivers} faults={problem?.errors ?? []} />
      )}
    </ChangeDialog>
  )
}
