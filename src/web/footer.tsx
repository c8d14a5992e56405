import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { PageName } from '../i18n/pages.ts'
import { usePaths } from './locale.ts'
import type { Company } from './root.tsx'
import { showPhone } from './show-phone.ts'

const columns = [
  [
    'services',
    [
      ['services-airport', 'airport'],
      ['services-longterm', 'longterm'],
      ['services-replacement', 'replacement'],
      ['services-insurance', 'insurance'],
    ],
  ],
  [
    'information',
    [
      ['pricelist', 'pricelist'],
      ['conditions', 'conditions'],
      ['accurate-rental-conditions', 'accurateConditions'],
      ['privacy', 'privacy'],
      ['documents', 'findBooking'],
    ],
  ],
] as const satisfies ['services' | 'information', [PageName, string][]][]

export function Footer({ company, year }: { company: Company; year: number }) {
  const t = useTranslations('footer')
  const to = usePaths()
  return (
    <footer className="border-line bg-surface mt-auto border-t">
      <div className="mx-auto grid max-w-7xl gap-10 px-5 py-12 sm:grid-cols-3">
        {columns.map(([heading, links]) => (
          <nav key={heading} aria-label={t(heading)}>
            <h2 className="mb-2 font-semibold">{t(heading)}</h2>
            <ul>
              {links.map(([page, label]) => (
                <li key={page}>
                  <Link
                    to={to(page)}
                    viewTransition
                    className="inline-flex min-h-10 items-center hover:underline"
                  >
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2 className="mb-2 font-semibold">{t('contact')}</h2>
          <address className="text-ink-soft grid gap-1 not-italic">
            <span>{company.name}</span>
            <span>{company.address}</span>
            <a
              href={`tel:${company.phone}`}
              className="text-ink inline-flex min-h-10 items-center font-semibold"
            >
              {showPhone(company.phone)}
            </a>
            <a
              href={`mailto:${company.email}`}
              className="text-ink inline-flex min-h-10 items-center underline"
            >
              {company.email}
            </a>
          </address>
        </div>
      </div>
      <div className="border-line text-ink-soft mx-auto flex max-w-7xl flex-wrap justify-between gap-2 border-t px-5 py-5 text-sm">
        <span>{t('copyright', { year: String(year), company: company.name })}</span>
        <span>{t('pricesWithVat')}</span>
      </div>
    </footer>
  )
}
