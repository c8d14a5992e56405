import { useLocale, useTranslations } from 'use-intl'
import type { ChangeForm, ChangeValues } from '../../../contract/visitor/change.ts'
import { formatList } from '../../../i18n/format.ts'
import { Card } from '../../customer/customer-page.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { Fold } from '../../ui/fold.tsx'

const driverFields = ['firstName', 'lastName', 'idCode', 'birthDate', 'drivingLicenceNumber'] as const

type Props = {
  form: ChangeForm
  values: ChangeValues
  errorOf: (path: string) => string | undefined
}

/** Who drives besides the renter, and one more. */
export function ChangeDrivers({ form: { drivers, mayAddDriver }, values, errorOf }: Props) {
  const t = useTranslations('customer.change')
  const client = useTranslations('client')
  const locale = useLocale()
  const isTyped = driverFields.some((field) => values[`driver.${field}`])
  if (drivers.length === 0 && !mayAddDriver) return null
  return (
    <Card id="drivers" title={t('driversTitle')}>
      {drivers.length > 0 ? (
        <fieldset className="grid gap-3">
          <legend className="mb-3">{t('drivers', { names: formatList(drivers, locale) })}</legend>
          {drivers.map((name, place) => (
            <CheckField
              // oxlint-disable-next-line react/no-array-index-key -- A driver is known by their place, as on the server.
              key={place}
              name={`driver-gone-${place}`}
              value={name}
              label={t('removeDriver', { name })}
              defaultChecked={values[`driver-gone-${place}`] === name}
            />
          ))}
        </fieldset>
      ) : null}
      {mayAddDriver ? (
        <Fold title={t('addDriver')} isOpen={isTyped}>
          <div className="grid gap-4 sm:grid-cols-2">
            {driverFields.map((field) => (
              <TextField
                key={field}
                id={`driver.${field}`}
                name={`driver.${field}`}
                type={field === 'birthDate' ? 'date' : 'text'}
                label={client(`labels.${field}`)}
                hint={hintOf(field, client, t('birthDateHint'))}
                error={errorOf(`driver.${field}`)}
                defaultValue={values[`driver.${field}`]}
                maxLength={100}
                autoComplete="off"
              />
            ))}
          </div>
        </Fold>
      ) : null}
    </Card>
  )
}

function hintOf(
  field: (typeof driverFields)[number],
  client: ReturnType<typeof useTranslations<'client'>>,
  birthDate: string,
): string | undefined {
  if (field === 'birthDate') return birthDate
  return field === 'idCode' || field === 'drivingLicenceNumber' ? client(`hints.${field}`) : undefined
}
