import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, MetaFunction } from 'react-router'
import { data, redirect, redirectDocument } from 'react-router'
import { useTranslations } from 'use-intl'
import { localeOfPath, type PageName, pageOfPath, redirectOf } from '../../../i18n/pages.ts'
import { readRedirectRules } from '../../browser/redirect-rules.ts'
import { services } from '../../context.ts'
import { Footer } from '../../footer.tsx'
import { PageFrame } from '../../layouts/page-frame.tsx'
import { usePaths } from '../../locale.ts'
import { PageMessages, pickMessages } from '../../messages.tsx'
import { pageNotValid } from '../../page-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { CarOnRoad, Town } from '../../ui/road.tsx'

export function loader({ context, url }: LoaderFunctionArgs) {
  if (!isPath(url.pathname)) throw pageNotValid(url.pathname)
  const locale = localeOfPath(url.pathname)
  const texts = context.get(services).messages(locale)
  return data(
    {
      locale,
      messages: pickMessages(texts, ['notFound']),
      title: `${texts.errors.pageNotFoundTitle} – ${texts.site.name}`,
      path: url.pathname,
      /** As the specification words it, whatever the language of the page. */
      message: `Page not found: ${url.pathname}`,
    },
    { status: 404 },
  )
}

/** An old address is no dead end for whoever is here already: the rules of the build say where it leads. */
export async function clientLoader({ serverLoader, url }: ClientLoaderFunctionArgs) {
  const to = redirectOf(url.pathname, await readRedirectRules())
  if (to === undefined) return serverLoader<typeof loader>()
  throw pageOfPath(to) ? redirect(to + url.search) : redirectDocument(to + url.search)
}

/** An address that cannot be read, or holds what no address of ours can, is not worth a page of its own. */
function isPath(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []

/** No route leads here, so no layout does either: the frame of the other pages stands around it all the same. */
export default function NotFoundPage({ loaderData }: { loaderData: ReturnType<typeof loader>['data'] }) {
  return (
    <PageMessages locale={loaderData.locale} messages={loaderData.messages}>
      <PageFrame footer={Footer}>
        <NotFound path={loaderData.path} message={loaderData.message} />
      </PageFrame>
    </PageMessages>
  )
}

const ways = [
  ['pricelist', 'pricelist'],
  ['services-airport', 'airport'],
  ['services-longterm', 'longterm'],
  ['services-replacement', 'replacement'],
  ['conditions', 'conditions'],
  ['contact', 'contact'],
  ['documents', 'findBooking'],
] as const satisfies [PageName, string][]

function NotFound({ path, message }: { path: string; message: string }) {
  const t = useTranslations()
  const inWords = t('errors.pageNotFound', { path })
  const to = usePaths()
  return (
    <div className="overflow-x-clip">
      <div className="page-width grid gap-x-16 gap-y-10 pt-12 pb-16 lg:grid-cols-[1.4fr_1fr] lg:pt-20 lg:pb-24">
        <div className="grid content-start justify-items-start gap-4">
          <p className="text-ink-soft font-semibold">{t('errors.fatal.status', { status: 404 })}</p>
          <h1 className="text-h1">{t('errors.pageNotFoundTitle')}</h1>
          <p className="text-lead max-w-full break-words">{inWords}</p>
          {inWords === message ? null : (
            <p lang="en" className="text-ink-soft text-small max-w-full break-words">
              {message}
            </p>
          )}
          <p className="text-ink-soft">{t('errors.pageNotFoundHint')}</p>
          <ButtonLink to={to('index')} className="mt-2">
            {t('errors.fatal.toMainPage')}
          </ButtonLink>
          <DeadEnd />
        </div>
        <nav aria-labelledby="ways" className="content-start">
          <h2 id="ways" className="text-h3 mb-2">
            {t('notFound.where')}
          </h2>
          <ul className="divide-line border-line grid divide-y border-y">
            {ways.map(([page, label]) => (
              <li key={page}>
                <PageLink
                  to={to(page)}
                  className="hover:text-brand flex min-h-13 items-center justify-between gap-4 font-medium underline-offset-4 hover:underline"
                >
                  {t(`footer.${label}`)}
                  <Icon name="arrow-right" className="text-ink-soft size-4" />
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}

/** A car that has come to the last ring of its road. */
function DeadEnd() {
  return (
    <div className="relative mt-6 mr-4 w-full max-w-lg">
      <CarOnRoad image="hatchback-red" className="-ml-[50vw] pl-[50vw]" carClassName="w-72 max-w-[70%]" />
      <Town className="absolute right-0 bottom-[calc(9.8%-17.5px)] translate-x-1/2" />
    </div>
  )
}
