import { Alert, Button } from '@mui/material'
import type { FieldError } from '../../../contract/field-errors.ts'
import { locales } from '../../../i18n/locales.ts'
import { CheckInput, ChoiceInput, TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'
import { useFaultWords } from './phone-faults.ts'
import { FindClient } from './phone-find-client.tsx'
import { type Caller, emptyCaller, faultAt, knownCaller, type PhoneForm } from './phone-form.ts'
import { FieldGrid, PhonePart } from './phone-part.tsx'

type Texts = Exclude<keyof Caller, 'language'>
type Props = { form: PhoneForm; faults: FieldError[]; onChange: (changes: Partial<PhoneForm>) => void }

/** The browser must not fill in the name of whoever sits at the desk. */
const PERSON: readonly [Texts, 'text' | 'tel' | 'email'][] = [
  ['firstName', 'text'],
  ['lastName', 'text'],
  ['phone', 'tel'],
  ['email', 'email'],
  ['idCode', 'text'],
  ['birthDate', 'text'],
  ['drivingLicenceNumber', 'text'],
  ['address', 'text'],
  ['additional', 'text'],
]
const COMPANY: readonly [Texts, 'text'][] = [
  ['companyName', 'text'],
  ['companyRegistryCode', 'text'],
  ['companyAddress', 'text'],
  ['companyVatNumber', 'text'],
]

/** Who calls: someone known, or the details a contract needs. */
export function PhoneCaller({ form, faults, onChange }: Props) {
  const t = useWords('phone')
  const say = useFaultWords()
  const { caller } = form
  const change = (changes: Partial<Caller>) => onChange({ caller: { ...caller, ...changes } })
  const field = ([name, type]: readonly [Texts, string]) => {
    const fault = say(faultAt(faults, `client.${name}`))
    const isDate = name === 'birthDate'
    return (
      <TextInput
        key={name}
        type={isDate ? 'date' : type}
        label={t(`fields.${name}`)}
        value={caller[name]}
        onChange={(typed) => change({ [name]: typed })}
        error={fault !== undefined}
        helperText={fault}
        slotProps={{
          htmlInput: { autoComplete: 'off' },
          ...(isDate ? { inputLabel: { shrink: true } } : {}),
        }}
      />
    )
  }
  const unknown = say(faultAt(faults, 'clientId'))
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
      <FieldGrid>
        {PERSON.map(field)}
        <ChoiceInput
          label={t('fields.language')}
          value={caller.language}
          options={locales.map((id) => ({ id, name: t(`languages.${id}`) }))}
          onChange={(language) => change({ language })}
        />
      </FieldGrid>
      <CheckInput
        label={t('fields.isCompany')}
        checked={form.isCompany}
        onChange={(isCompany) => onChange({ isCompany })}
      />
      {form.isCompany ? <FieldGrid>{COMPANY.map(field)}</FieldGrid> : null}
    </PhonePart>
  )
}
