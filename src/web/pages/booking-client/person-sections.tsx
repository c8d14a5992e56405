import { useTranslations } from 'use-intl'
import { CheckField } from '../../ui/field.tsx'
import { linkBeside } from '../../ui/text-link.tsx'
import { EmailField, NameField } from './asking-fields.tsx'
import { ClientArea, ClientField, useFieldStates } from './form-fields.tsx'
import { IdentityFields, LicenceField } from './identity-fields.tsx'
import { Section } from './section.tsx'

/** A private person or a company. Without `:has` the company's fields stay, and a sentence says whom they are for. */
export function RenterKind() {
  const t = useTranslations('client')
  const { values } = useFieldStates()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('kind.label')}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['private', 'company'] as const).map((kind) => (
          <label
            key={kind}
            className="bg-surface shadow-card hover:ring-ink-soft has-checked:ring-brand has-focus-visible:outline-focus flex min-h-14 cursor-pointer items-center gap-3 rounded-2xl px-4 font-medium hover:ring-2 has-checked:ring-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-4"
          >
            <input
              type="radio"
              name="kind"
              id={`kind-${kind}`}
              value={kind}
              defaultChecked={(values.kind ?? 'private') === kind}
              className="accent-brand size-5 shrink-0 outline-none"
            />
            {t(`kind.${kind}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function CompanySection() {
  const t = useTranslations('client')
  return (
    <Section
      title={t('sections.company')}
      lead={t('kind.companyHint')}
      className="group-has-[#kind-private:checked]/client:hidden"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <ClientField field="companyName" autoComplete="organization" />
        <ClientField field="companyRegistryCode" isOptional inputMode="numeric" autoComplete="off" />
        <ClientField field="companyAddress" autoComplete="billing address-line1" />
        <ClientField
          field="companyVatNumber"
          isOptional
          hint={t('hints.companyVatNumber')}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <ClientField field="purchaseOrder" isOptional autoComplete="off" />
      </div>
    </Section>
  )
}

export function RenterSection() {
  const t = useTranslations('client')
  return (
    <Section title={t('sections.renter')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField field="firstName" autoComplete="given-name" />
        <NameField field="lastName" autoComplete="family-name" />
        <EmailField />
        <ClientField field="phone" type="tel" hint={t('hints.phone')} autoComplete="tel" />
        <ClientField
          field="address"
          hint={t('hints.address')}
          autoComplete="address-line1"
          className="sm:col-span-2"
        />
      </div>
    </Section>
  )
}

export function DriverSection() {
  const t = useTranslations('client')
  return (
    <Section title={t('sections.driver')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <IdentityFields />
        <LicenceField />
      </div>
    </Section>
  )
}

/** A flight that is late keeps nobody waiting at a locker. */
export function TripSection({ isLocker }: { isLocker: boolean }) {
  const t = useTranslations('client')
  return (
    <Section title={t('sections.trip')}>
      {isLocker ? null : (
        <ClientField
          field="flight"
          isOptional
          hint={t('hints.flightNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          className="sm:max-w-sm"
        />
      )}
      <ClientArea field="additional" hint={t('hints.additional')} rows={3} />
    </Section>
  )
}

/** Two that are needed and one that is not; none of them is ticked in advance. */
export function Consents() {
  const t = useTranslations('client')
  const { values, errors } = useFieldStates()
  const check = (name: string) => ({
    id: name,
    name,
    defaultChecked: name in values,
    error: errors.get(name),
  })
  return (
    <Section title={t('sections.consents')}>
      <div className="grid gap-4">
        <CheckField
          {...check('terms')}
          aria-required
          label={t.rich('terms', { terms: linkBeside('accurate-rental-conditions') })}
        />
        <CheckField
          {...check('dataHandling')}
          aria-required
          label={t.rich('dataHandling', { privacy: linkBeside('privacy') })}
        />
        <CheckField {...check('ads')} label={t('ads')} />
      </div>
    </Section>
  )
}
