import { type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
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
import { showPhone } from '../../ui/show-phone.ts'
import { CoverCards } from './cover-cards.tsx'
import { coversOf } from './covers.ts'
import { Examples } from './examples.tsx'

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
