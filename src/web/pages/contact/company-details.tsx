import { useTranslations } from 'use-intl'
import type { Company } from '../../../domain/catalogue.ts'
import { showIban } from '../../../domain/people/iban.ts'

/** What an invoice or a bank asks for. */
export function CompanyDetails({ company }: { company: Company }) {
  const t = useTranslations('contact')
  const rows: [label: string, value: string][] = [
    [t('company'), company.name],
    [t('address'), company.address],
    [t('registryCode'), company.registryCode],
    [t('vatNumber'), company.vatNumber],
    [t('bankAccount'), showIban(company.iban)],
    [t('bank'), company.bankName],
  ]
  return (
    <section aria-labelledby="company" className="grid content-start gap-4">
      <h2 id="company" className="text-h3">
        {t('companyTitle')}
      </h2>
      <dl className="divide-line border-line grid divide-y border-y">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-4 py-3 sm:grid-cols-[12.5rem_1fr] lg:grid-cols-1 xl:grid-cols-[12.5rem_1fr]"
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
