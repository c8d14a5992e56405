import { useTranslations } from 'use-intl'
import { formatPercent, formatShortMoney } from '../../../i18n/format.ts'
import { Section } from '../../content/service-sections.tsx'
import { useCurrentLocale, usePaths } from '../../locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { ListedService } from './price-list.ts'

/** The covers side by side: what differs is the excess and the price. */
export function CoverPrices({ covers }: { covers: readonly ListedService[] }) {
  const t = useTranslations('pricelist')
  const to = usePaths()
  const price = useServicePrice()
  const locale = useCurrentLocale()
  return (
    <section aria-labelledby="covers" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <h2 id="covers" className="text-h2">
          {t('coversTitle')}
        </h2>
        <PageLink
          to={to('services-insurance')}
          className="text-brand inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 hover:no-underline"
        >
          {t('insuranceLink')}
          <Icon name="arrow-right" className="size-4" />
        </PageLink>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {covers.map((cover) => (
          <li key={cover.id} className="bg-surface shadow-card flex flex-col gap-2 rounded-2xl p-5 sm:p-6">
            <h3 className="text-h3">{cover.name}</h3>
            <p className="text-price">
              {cover.excess ? t('excess', { amount: formatShortMoney(cover.excess, locale) }) : t('noExcess')}
            </p>
            <p className="text-ink-soft">{cover.description}</p>
            <p className="mt-auto pt-3 font-semibold">{price(cover)}</p>
            <Discount service={cover} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ExtraPrices({ extras }: { extras: readonly ListedService[] }) {
  const t = useTranslations('pricelist')
  const price = useServicePrice()
  return (
    <Section id="extras" title={t('extrasTitle')} className="content-start gap-6">
      <dl className="extra-prices">
        {extras.map((extra) => (
          <div key={extra.id}>
            <dt>
              <b>{extra.name}</b>
              <span>{extra.description}</span>
            </dt>
            <dd>
              <b>{price(extra)}</b>
              <Discount service={extra} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Discount({ service }: { service: ListedService }) {
  const t = useTranslations('pricelist')
  const locale = useCurrentLocale()
  if (service.discount === 0 || service.price === 0) return null
  return (
    <p className="text-ink-soft text-small">
      {t('serviceDiscount', { percent: formatPercent(service.discount, locale) })}
    </p>
  )
}

function useServicePrice() {
  const t = useTranslations('pricelist')
  const common = useTranslations('common')
  const locale = useCurrentLocale()
  return ({ price, type, markup, isIncluded }: ListedService): string => {
    if (isIncluded) return common('included')
    const amount = formatShortMoney(price, locale)
    const parts = [
      price > 0 ? common(type === 'DAY' ? 'perDay' : 'once', { amount }) : '',
      markup > 0 ? t('markup', { percent: formatPercent(markup, locale) }) : '',
    ].filter(Boolean)
    return parts.length > 0 ? parts.join(' + ') : common('free')
  }
}
