import { useLocale, useTranslations } from 'use-intl'
import { CheckField } from '../../ui/field.tsx'
import { ClientField, useFieldStates } from './form-fields.tsx'

const codeTyping = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }

/**
 * A personal code, or a date of birth for whoever has none, after the tick that asks for it. CSS shows the one that is asked, so it works without
 * scripts; a browser that does not know `:has` shows both.
 */
export function IdentityFields({ prefix = '' }: { prefix?: string }) {
  const t = useTranslations('client')
  const { values } = useFieldStates()
  // Codes of Latvia have a dash and those of Finland letters: only who reads Estonian is offered digits alone.
  const inputMode = useLocale() === 'et' ? 'numeric' : 'text'
  const name = `${prefix}noIdCode`
  return (
    <div className="group/identity grid content-start gap-2">
      <ClientField
        field="idCode"
        prefix={prefix}
        hint={t('hints.idCode')}
        inputMode={inputMode}
        {...codeTyping}
        className="group-has-[[name$=noIdCode]:checked]/identity:hidden"
      />
      <CheckField id={name} name={name} label={t('labels.noIdCode')} defaultChecked={Boolean(values[name])} />
      <ClientField
        field="birthDate"
        prefix={prefix}
        hint={t('hints.birthDate')}
        type="date"
        min="1900-01-01"
        autoComplete={prefix ? 'off' : 'bday'}
        className="group-has-[[name$=noIdCode]:not(:checked)]/identity:hidden"
      />
    </div>
  )
}

export function LicenceField({ prefix = '' }: { prefix?: string }) {
  const t = useTranslations('client')
  return (
    <ClientField
      field="drivingLicenceNumber"
      prefix={prefix}
      hint={t('hints.drivingLicenceNumber')}
      {...codeTyping}
    />
  )
}
