import type { LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { dayOf } from '../../../domain/calendar/wall-clock.ts'
import { chargeWords } from '../../../i18n/charge-words.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { PageIntro } from '../../content/page-intro.tsx'
import { useCurrentLocale, usePaths } from '../../locale.ts'
import { startPage } from '../../page-data.ts'
import { breadcrumbs, groupOffers } from '../../seo/json-ld.ts'
import { JsonLd } from '../../seo/json-ld-script.tsx'
import { type StillOf, stillData, stillPage } from '../../still-page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { GroupCards } from './group-cards.tsx'
import { OtherCharges, PlaceFees } from './other-prices.tsx'
import { priceList } from './price-list.ts'
import { PriceRules } from './price-rules.tsx'
import { Seasons } from './season-prices.tsx'
import { CoverPrices, ExtraPrices } from './service-prices.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['pricelist', 'contact'])
  const { head, ...words } = shown
  const now = labelOf(web.now())
  const list = priceList(web.catalogue(), now, locale)
  const charges = chargeWords({ ...web.catalogue().company, ...web.catalogue().rules }, locale)
  const jsonLd = [
    groupOffers(list.groups, texts.pricelist.title, head),
    breadcrumbs(head, texts.nav.home, texts.pricelist.title),
  ]
  return { head, still: stillData(args, { ...words, today: dayOf(now), list, charges, jsonLd }) }
}

export { pageMeta as meta } from '../../seo/page-meta.ts'

export default stillPage(Pricelist)

function Pricelist({ list, charges, today, jsonLd }: StillOf<typeof loader>) {
  const t = useTranslations('pricelist')
  const locale = useCurrentLocale()
  const to = usePaths()
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')}>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={to('index')}>{t('cta')}</ButtonLink>
          <p className="text-ink-soft">{t('vat', { rate: formatPercent(list.vatRate, locale) })}</p>
        </div>
      </PageIntro>
      <div className="near-sections page-width grid gap-16 pb-16 lg:gap-24 lg:pb-24">
        <GroupCards {...list} />
        <div className="grid gap-12">
          <Seasons list={list} today={today} />
          <PriceRules list={list} />
        </div>
        <CoverPrices covers={list.covers} />
        <div className="grid gap-x-16 gap-y-16 lg:grid-cols-[1.6fr_1fr]">
          <ExtraPrices extras={list.extras} />
          <OtherCharges words={charges} />
        </div>
        <PlaceFees places={list.places} />
      </div>
      <JsonLd of={jsonLd} />
    </>
  )
}
