import { Link, type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { CheckList } from '../../content/check-list.tsx'
import { PageIntro } from '../../content/page-intro.tsx'
import { usePaths } from '../../locale.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { buttonStyle } from '../../ui/button.tsx'
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
          <Link to={to('index')} viewTransition className={buttonStyle('primary')}>
            {t('cta')}
          </Link>
        </p>
      </PageIntro>
      <div className="page-width grid gap-16 pb-16 lg:gap-24 lg:pb-24">
        <section aria-labelledby="covers" className="grid gap-6 lg:gap-8">
          <h2 id="covers" className="text-h2">
            {t('coversTitle')}
          </h2>
          <CoverCards covers={covers} />
          <div className="grid max-w-[68ch] gap-2">
            <h3 className="text-h3">{t('excessTitle')}</h3>
            <p className="text-ink-soft">{t('excess')}</p>
          </div>
        </section>
        <section aria-labelledby="examples" className="grid gap-6 lg:gap-8">
          <h2 id="examples" className="text-h2">
            {t('examplesTitle')}
          </h2>
          <Examples covers={covers} />
        </section>
        <section aria-labelledby="always" className="grid gap-6 lg:gap-8">
          <h2 id="always" className="text-h2">
            {t('alwaysTitle')}
          </h2>
          <ul className="grid gap-x-12 gap-y-8 md:grid-cols-3">
            {always.map(([name, icon]) => (
              <li key={name} className="border-line grid content-start gap-2 border-t pt-6">
                <Icon name={icon} className="text-brand mb-1 size-6" />
                <h3 className="text-h3">{t(`always.${name}.title`)}</h3>
                <p className="text-ink-soft">{t(`always.${name}.text`)}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <section aria-labelledby="not-covered" className="grid content-start gap-6">
            <h2 id="not-covered" className="text-h2">
              {t('notCoveredTitle')}
            </h2>
            <CheckList isOut items={notCovered.map((item) => t(`notCovered.${item}`))} />
            <Notice tone="info">
              <p>{t('glass')}</p>
            </Notice>
          </section>
          <section
            aria-labelledby="case"
            className="bg-pine text-on-pine grid content-start justify-items-start gap-4 self-start rounded-2xl p-6 lg:p-8"
          >
            <h2 id="case" className="text-h2">
              {t('caseTitle')}
            </h2>
            <p>{t('case')}</p>
            <a
              href={`tel:${phone}`}
              className="text-price inline-flex min-h-12 items-center gap-3 underline-offset-4 hover:underline"
            >
              <Icon name="phone" className="size-6" />
              {showPhone(phone)}
            </a>
          </section>
        </div>
      </div>
    </>
  )
}
