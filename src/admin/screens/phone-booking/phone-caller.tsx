import { Alert, Button } from '@mui/material'
import type { FieldError } from '../../../contract/field-errors.ts'
import { MOST_ADDITIONAL_DRIVERS } from '../../../domain/people/client.ts'
import { locales } from '../../../i18n/locales.ts'
import { Columns } from '../../ui/columns.tsx'
import { DateInput } from '../../ui/date-field.tsx'
import { CheckInput, ChoiceInput, TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import { DriverFields } from '../selling/driver-fields.tsx'
import { KnownCompany } from './known-company.tsx'
import { KnownDrivers } from './known-drivers.tsx'
import { useFault } from './phone-faults.ts'
import { FindClient } from './phone-find-client.tsx'
import { type Caller, emptyCaller, knownCaller, type PhoneForm } from './phone-form.ts'
import { KnownCaller } from './phone-known.tsx'
import { PhonePart } from './phone-part.tsx'

type Texts = Exclude<keyof Caller, 'language'>
type Props = { form: PhoneForm; faults: FieldError[]; onChange: (changes: Partial<PhoneForm>) => void }

/** The browser must not fill in the name of whoever sits at the desk. */
const PERSON: readonly [Texts, type?: 'tel' | 'email' | 'date'][] = [
  ['firstName'],
  ['lastName'],
  ['phone', 'tel'],
  ['email', 'email'],
  ['idCode'],
  ['birthDate', 'date'],
  ['drivingLicenceNumber'],
  ['address'],
  ['additional'],
]
const COMPANY: typeof PERSON = [
  ['companyName'],
  ['companyRegistryCode'],
  ['companyAddress'],
  ['companyVatNumber'],
  ['purchaseOrder'],
]

/** Who calls: someone known, or the details a contract needs. */
export function PhoneCaller({ form, faults, onChange }: Props) {
  const { t } = useWords('phone')
  const fault = useFault(faults)
  const { caller } = form
  const change = (changes: Partial<Caller>) => onChange({ caller: { ...caller, ...changes } })
  const field = ([name, type = 'text']: readonly [Texts, type?: string]) => {
    const common = {
      label: t(`fields.${name}`),
      value: caller[name],
      onChange: (typed: string) => change({ [name]: typed }),
      fault: fault(`client.${name}`),
    }
    if (type === 'date') return <DateInput key={name} {...common} fullWidth />
    return <TextInput key={name} type={type} {...common} slotProps={{ htmlInput: { autoComplete: 'off' } }} />
  }
  const unknown = fault('clientId')
  return (
    <PhonePart step={1} title={t('steps.caller')}>
      {form.clientId === null ? (
        <FindClient onFound={(client) => onChange(knownCaller(client))} />
      ) : (
        <Alert
          severity={unknown ? 'error' : 'info'}
          {...(unknown ? { role: 'alert' } : { role: 'status' })}
          action={
            <Button
              color="inherit"
              onClick={() => onChange({ clientId: null, caller: emptyCaller, isCompany: false })}
            >
              {t('find.forget')}
            </Button>
          }
        >
          {unknown ?? t('find.known', { name: `${caller.firstName} ${caller.lastName}` })}
        </Alert>
      )}
      <Columns gap={1.5} isTop>
        {PERSON.map(field)}
        <ChoiceInput
          label={t('fields.language')}
          value={caller.language}
          options={locales.map((id) => ({ id, name: t(`languages.${id}`) }))}
          onChange={(language) => change({ language })}
        />
      </Columns>
      {form.clientId === null ? (
        <KnownCaller caller={caller} onUse={(client) => onChange(knownCaller(client))} />
      ) : null}
      <CheckInput
        label={t('fields.isCompany')}
        checked={form.isCompany}
        onChange={(isCompany) => onChange({ isCompany })}
      />
      {form.isCompany ? (
        <Columns gap={1.5} isTop>
          {COMPANY.map(field)}
        </Columns>
      ) : null}
      {form.isCompany ? <KnownCompany form={form} onUse={onChange} /> : null}
      {form.drivers.length < MOST_ADDITIONAL_DRIVERS ? (
        <KnownDrivers form={form} onAdd={(driver) => onChange({ drivers: [...form.drivers, driver] })} />
      ) : null}
      <DriverFields
        drivers={form.drivers}
        faults={faults}
        prefix="client."
        onChange={(drivers) => onChange({ drivers })}
      />
    </PhonePart>
  )
}
