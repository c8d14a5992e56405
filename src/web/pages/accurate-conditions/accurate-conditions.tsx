import type { LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { LongRead } from '../../content/long-read.tsx'
import { usePaths } from '../../locale.ts'
import { withMessages } from '../../messages.tsx'
import { pageNotValid, startPage } from '../../page-data.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['termsPage'])
  const terms = web.termsPage(args.url.searchParams.get('edition'), locale)
  if (!terms) throw pageNotValid(args.url.pathname)
  return { ...shown, ...terms, jsonLd: [breadcrumbs(shown.head, texts.nav.home, texts.termsPage.title)] }
}

export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(AccurateConditions)

function AccurateConditions({ values, sections, editions, isInForce }: ReturnType<typeof loader>) {
  const t = useTranslations('termsPage')
  const path = usePaths()('accurate-rental-conditions')
  return (
    <>
      {isInForce ? null : (
        <div className="page-width pt-4">
          <Notice tone="info">
            <p>
              {t('notInForce')}{' '}
              <PageLink to={path} className={underlined}>
                {t('toCurrent')}
              </PageLink>
            </p>
          </Notice>
        </div>
      )}
      <LongRead
        title={t('title')}
        lead={t('lead', values)}
        edition={t('edition', values)}
        contents={t('contents')}
        isNumbered
        sections={sections.map(({ id, title, paragraphs }) => ({
          id,
          title,
          body: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        }))}
      />
      {editions.length > 1 ? <Editions editions={editions} path={path} /> : null}
    </>
  )
}

const underlined = 'text-brand underline underline-offset-4 hover:no-underline'

/** What was agreed before stays to be read. */
function Editions({ editions, path }: { editions: { name: string; since: string }[]; path: string }) {
  const t = useTranslations('termsPage')
  return (
    <nav aria-labelledby="editions" className="page-width pb-16 print:hidden">
      <h2 id="editions" className="text-h3">
        {t('older')}
      </h2>
      <ul className="mt-3 grid gap-2">
        {editions.map(({ name, since }, place) => (
          <li key={name}>
            <PageLink className={underlined} to={place === 0 ? path : `${path}?edition=${name}`}>
              {t('edition', { date: since })}
            </PageLink>
            {place === 0 ? ` (${t('inForce')})` : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}
