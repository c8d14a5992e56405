import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PageName } from '../i18n/pages.ts'
import type { FooterProps } from './layouts/page-frame.tsx'
import { usePaths } from './locale.ts'
import { useRootData } from './root-data.ts'
import { Icon } from './ui/icon.tsx'
import { OpenNow } from './ui/open-now.tsx'
import { PageLink } from './ui/page-link.tsx'
import { showPhone } from './ui/phone.tsx'
import { whatsappLink } from './ui/reach-us.tsx'
import { Still } from './ui/still.tsx'

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
      ['my-bookings', 'findBooking'],
    ],
  ],
] as const satisfies ['services' | 'information', [PageName, string][]][]

const linkStyle = 'footer-link'

export const Footer = (props: FooterProps) => (
  <Still className="mt-auto">{() => <Columns {...props} />}</Still>
)

function Columns({ company, year }: FooterProps) {
  const t = useTranslations('footer')
  const site = useTranslations('site')
  const common = useTranslations('common.reach')
  const to = usePaths()
  const office = useRootData()?.office ?? null
  return (
    <footer aria-label={t('label')} className="bg-pine text-on-pine print:hidden">
      <div className="page-width grid gap-x-12 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.2fr_1fr_1fr_1.2fr] lg:py-16">
        <p className="text-h2 max-w-[14ch] text-balance sm:max-lg:col-span-2 sm:max-lg:max-w-none">
          {site('slogan')}
        </p>
        {columns.map(([heading, links]) => (
          <nav key={heading} aria-label={t(heading)}>
            <Heading>{t(heading)}</Heading>
            <ul>
              {links.map(([page, label]) => (
                <li key={page}>
                  <PageLink to={to(page)} className={linkStyle}>
                    {t(label)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="sm:max-lg:col-span-2">
          <Heading>{t('contact')}</Heading>
          <a href={`tel:${company.phone}`} className={`${linkStyle} text-price`}>
            {showPhone(company.phone)}
          </a>
          <OpenNow office={office} />
          <address className="not-italic">
            <a href={`mailto:${company.email}`} className={linkStyle}>
              <Icon name="mail" />
              {company.email}
            </a>
            {company.whatsapp ? (
              <a href={whatsappLink(company.whatsapp)} rel="noreferrer" className={linkStyle}>
                <Icon name="chat" />
                {common('whatsapp')}
              </a>
            ) : null}
            <p className="text-on-pine-soft mt-2">
              {company.name}
              <br />
              {company.address}
            </p>
          </address>
        </div>
      </div>
      <div className="page-width">
        <div className="border-on-pine/20 text-on-pine-soft text-small flex flex-wrap justify-between gap-x-8 gap-y-1 border-t py-6">
          <p>{t('copyright', { year: String(year), company: company.name })}</p>
          <p>{t('pricesWithVat')}</p>
        </div>
      </div>
    </footer>
  )
}

function Heading({ children }: { children: ReactNode }) {
  return <h2 className="text-on-pine-soft text-small mb-2 font-medium">{children}</h2>
}
