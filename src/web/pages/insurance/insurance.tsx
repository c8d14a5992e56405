import type { LoaderFunctionArgs } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { isCover } from '../../../domain/booking/choose-services.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import { type Cents, cents } from '../../../domain/money.ts'
import { formatShortMoney } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { CheckList } from '../../content/check-list.tsx'
import { PageIntro } from '../../content/page-intro.tsx'
import { Section } from '../../content/service-sections.tsx'
import { usePaths } from '../../locale.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showPhone } from '../../ui/phone.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['insurance'])
  const catalogue = web.catalogue()
  return {
    ...shown,
    covers: coversOf(catalogue, locale),
    phone: catalogue.company.phone,
    jsonLd: [breadcrumbs(shown.head, texts.nav.home, texts.insurance.title)],
  }
}

export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(Insurance)

const always = [
  ['liability', 'road'],
  ['casco', 'shield'],
  ['help', 'phone'],
] as const
const notCovered = ['drunk', 'driver', 'fuel', 'keys', 'interior', 'border', 'unreported'] as const

function Insurance({ covers, phone }: ReturnType<typeof loader>) {
  const t = useTranslations('insurance')
  const to = usePaths()
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')}>
        <p className="mt-2 print:hidden">
          <ButtonLink to={to('index')}>{t('cta')}</ButtonLink>
        </p>
      </PageIntro>
      <div className="page-width grid gap-16 pb-16 lg:gap-24 lg:pb-24">
        <Section id="covers" title={t('coversTitle')}>
          <CoverCards covers={covers} />
          <div className="grid max-w-[68ch] gap-2">
            <h3 className="text-h3">{t('excessTitle')}</h3>
            <p className="text-ink-soft">{t('excess')}</p>
          </div>
        </Section>
        <Section id="examples" title={t('examplesTitle')}>
          <Examples covers={covers} />
        </Section>
        <Section id="always" title={t('alwaysTitle')}>
          <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
            {always.map(([name, icon]) => (
              <li key={name} className="border-line grid content-start gap-2 border-t pt-6">
                <Icon name={icon} className="text-brand mb-1 size-6" />
                <h3 className="text-h3">{t(`always.${name}.title`)}</h3>
                <p className="text-ink-soft">{t(`always.${name}.text`)}</p>
              </li>
            ))}
          </ul>
        </Section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <Section id="not-covered" title={t('notCoveredTitle')} className="content-start gap-6">
            <CheckList isOut items={notCovered.map((item) => t(`notCovered.${item}`))} />
            <Notice tone="info">{t('glass')}</Notice>
          </Section>
          <Section
            id="case"
            title={t('caseTitle')}
            className="bg-pine text-on-pine content-start justify-items-start gap-4 self-start rounded-2xl p-6 lg:p-8"
          >
            <p>{t('case')}</p>
            <a
              href={`tel:${phone}`}
              className="text-price inline-flex min-h-12 items-center gap-3 underline-offset-4 hover:underline"
            >
              <Icon name="phone" className="size-6" />
              {showPhone(phone)}
            </a>
          </Section>
        </div>
      </div>
    </>
  )
}

/** The covers side by side: what one pays when something happens, and what that costs a day. */
function CoverCards({ covers }: { covers: readonly Cover[] }) {
  const t = useTranslations('insurance')
  const common = useTranslations('common')
  const locale = useLocale()
  return (
    <ul className="grid gap-4 md:auto-cols-fr md:grid-flow-col md:grid-rows-[auto_auto_1fr]">
      {covers.map(({ id, kind, name, excess, pricePerDay }) => (
        <li
          key={id}
          className="bg-surface shadow-card grid content-start gap-5 rounded-2xl p-6 md:row-span-3 md:grid-rows-subgrid"
        >
          <h3 className="text-h3">{name}</h3>
          <dl className="grid gap-1">
            <dt className="text-ink-soft text-small">{t('excessAmount')}</dt>
            <dd className="text-h1">{formatShortMoney(excess, locale)}</dd>
            <dt className="text-ink-soft text-small mt-3">{t('pricePerDay')}</dt>
            <dd className="text-h3">
              {pricePerDay > 0 ? formatShortMoney(pricePerDay, locale) : common('included')}
            </dd>
          </dl>
          <p className="text-ink-soft border-line border-t pt-4">{t(`covers.${kind}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}

/** What such a thing costs to put right; the texts name the sum. */
const examples = [
  ['scratch', cents(320_00)],
  ['collision', cents(2_600_00)],
  ['theft', cents(19_500_00)],
] as const satisfies [string, Cents][]

/** The same accident with each cover. The bars show the shares, the words beside them say the sums. */
function Examples({ covers }: { covers: readonly Cover[] }) {
  const t = useTranslations('insurance')
  const locale = useLocale()
  const most = Math.max(1, ...covers.map(({ excess }) => excess))
  return (
    <ul className="grid gap-x-12 gap-y-12 lg:grid-cols-3">
      {examples.map(([name, repair]) => (
        <li key={name} className="grid content-start gap-5 lg:grid-rows-subgrid lg:row-span-2">
          <div className="grid content-start gap-2">
            <h3 className="text-h3">{t(`examples.${name}.title`)}</h3>
            <p className="text-ink-soft">
              {t(`examples.${name}.text`, { repair: formatShortMoney(repair, locale) })}
            </p>
          </div>
          <ul className="grid content-start gap-4">
            {covers.map((cover) => {
              const share = cents(Math.min(repair, cover.excess))
              return (
                <li key={cover.id} className="grid gap-1.5">
                  <span className="text-small font-medium">
                    {t('youPay', { cover: cover.name, amount: formatShortMoney(share, locale) })}
                  </span>
                  <span aria-hidden="true" className="bg-line block h-2.5 overflow-clip rounded-full">
                    <svg className="block size-full" viewBox="0 0 100 1" preserveAspectRatio="none">
                      <rect className="fill-brand" width={(share / most) * 100} height="1" />
                    </svg>
                  </span>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type Cover = ReturnType<typeof coversOf>[number]

/** The covers as the company sells them now, from the largest excess to none. */
function coversOf({ services }: Catalogue, locale: Locale) {
  return [...services.values()]
    .filter(isCover)
    .map(({ id, name, deductible, price }) => {
      const excess = deductible ?? cents(0)
      /** Chooses the words we say about it. */
      const kind: 'basic' | 'reduced' | 'zero' = excess === 0 ? 'zero' : price === 0 ? 'basic' : 'reduced'
      return { id, kind, name: name[locale], excess, pricePerDay: price }
    })
    .toSorted((a, b) => b.excess - a.excess)
}
