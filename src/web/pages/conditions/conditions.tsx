import { type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { legalValues } from '../../../i18n/legal-values.ts'
import { PageIntro } from '../../content/page-intro.tsx'
import { usePaths } from '../../locale.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['conditions'])
  return {
    ...shown,
    values: legalValues(web.catalogue(), web.unpaid, locale),
    jsonLd: [breadcrumbs(shown.head, texts.nav.home, texts.conditions.title)],
  }
}

export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(Conditions)

/** Each point with its drawing and the section of the full conditions that says more. */
const points = [
  ['driver', 'user', 'renter'],
  ['documents', 'document', 'documents'],
  ['payment', 'card', 'booking'],
  ['deposit', 'bank', 'deposit'],
  ['insurance', 'shield', 'insurance'],
  ['fuel', 'fuel', 'fuel'],
  ['mileage', 'road', 'mileage'],
  ['border', 'globe', 'area'],
  ['late', 'clock', 'late'],
  ['charges', 'document', 'fines'],
  ['cancellation', 'calendar', 'cancellation'],
] as const

function Conditions({ values }: ReturnType<typeof loader>) {
  const t = useTranslations('conditions')
  const full = usePaths()('accurate-rental-conditions')
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')}>
        <p className="mt-2 print:hidden">
          <ButtonLink to={full} look="secondary">
            {t('fullLink')}
            <Icon name="arrow-right" />
          </ButtonLink>
        </p>
      </PageIntro>
      <div className="page-width pb-16 lg:pb-24">
        <ul className="grid gap-x-16 md:grid-cols-2">
          {points.map(([name, icon, section]) => (
            <li key={name} className="border-line relative flex gap-5 border-t py-7">
              <Icon name={icon} className="text-brand mt-0.5 size-6" />
              <div className="grid max-w-[56ch] content-start gap-2">
                <h2 className="text-h3">
                  {/* A whole page load: the browser itself goes to the section on it. */}
                  <a href={`${full}#${section}`} className="hover:underline">
                    {t(`points.${name}.title`)}
                  </a>
                </h2>
                <p className="text-ink-soft">{t(`points.${name}.text`, values)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
