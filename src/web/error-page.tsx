import { type ErrorResponse, isRouteErrorResponse, type MetaDescriptor, useRouteError } from 'react-router'
import { useTranslations } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { localeOfPath, pathOf } from '../i18n/pages.ts'
import { titleAndRest } from '../i18n/title-and-rest.ts'
import { useCurrentLocale } from './locale.ts'
import { ShellMessages } from './messages.tsx'
import { unpackMessages } from './packed-messages.ts'
import { type RootData, useRootData } from './root-data.ts'
import { buttonStyle } from './ui/button.tsx'
import { Logo } from './ui/logo.tsx'
import { PageLink } from './ui/page-link.tsx'

type Failure = { status: number; message: string | undefined; mainPage: string }

/**
 * A failure that no page could handle: its status, its message and the way to the main page. The layouts show it too,
 * below the root, so that the words of the shell are still read when an action fails.
 */
export function ErrorBoundary() {
  const error = useRouteError()
  const data = useRootData()
  const locale = useCurrentLocale()
  const failure: Failure = { ...readFailure(error), mainPage: pathOf('index', locale) }
  if (!data) return <Wordless {...failure} />
  return (
    <ShellMessages locale={locale} messages={data.messages}>
      <Explained {...failure} />
    </ShellMessages>
  )
}

type Failed = { error?: unknown; loaderData?: RootData | undefined; location: { pathname: string } }

/** The `meta` of the root, for when a page or the root itself failed. */
export function failureMeta({ error, loaderData, location }: Failed): MetaDescriptor[] {
  if (error === undefined || error === null) return []
  const { status, message } = readFailure(error)
  return [{ title: titleOf() }, { name: 'robots', content: 'noindex' }]

  function titleOf(): string {
    const messages = loaderData && unpackMessages(loaderData.messages)
    if (!messages?.errors || !messages.site) return String(status)
    const locale = localeOfPath(location.pathname)
    const t = createTranslator({ locale, messages: { errors: messages.errors }, namespace: 'errors' })
    return `${saidOf(t, status, message).title} – ${messages.site.name}`
  }
}

const readFailure = (error: unknown) => ({
  status: isRouteErrorResponse(error) ? error.status : 500,
  message: isRouteErrorResponse(error) ? messageOf(error) : undefined,
})

/** Our own sentence. What the router says of itself is for programmers: then the name of the status. */
function messageOf(error: ErrorResponse): string {
  const isOurs = typeof error.data === 'string' && !('internal' in error && error.internal)
  return isOurs ? error.data : error.statusText
}

function Explained({ status, message, mainPage }: Failure) {
  const t = useTranslations('errors')
  const site = useTranslations('site')
  const { title, text, note } = saidOf(t, status, message)
  return (
    <div className="flex min-h-dvh flex-col overflow-clip">
      <header className="page-width py-4">
        <PageLink to={mainPage} aria-label={site('logoLabel')} className="inline-block">
          <Logo height={56} className="h-12 w-auto sm:h-14" />
        </PageLink>
      </header>
      <main className="page-width grid flex-1 content-center gap-10 pt-8 pb-24">
        <p>
          <span className="sr-only">{t('fatal.status', { status })}</span>
          <StatusRoad status={status} />
        </p>
        <div className="grid max-w-[60ch] justify-items-start gap-4">
          <h1 className="text-h1">{title}</h1>
          <p className="text-lead text-ink-soft">{text}</p>
          {note ? <p className="text-ink-soft text-small max-w-full break-words">{note}</p> : null}
          <PageLink to={mainPage} className={`${buttonStyle('primary')} mt-2`}>
            {t('fatal.toMainPage')}
          </PageLink>
        </div>
      </main>
    </div>
  )
}

/** Whoever only has to wait is told just that; any other failure is ours, and has been noted. */
function saidOf(
  t: (key: 'pageNotFoundTitle' | 'pageNotFoundHint' | 'fatal.title' | 'fatal.text') => string,
  status: number,
  message: string | undefined,
): { title: string; text: string; note?: string } {
  if (message && (status === 429 || status === 503)) {
    const { title, rest } = titleAndRest(message)
    return { title, text: rest }
  }
  const said =
    status === 404
      ? { title: t('pageNotFoundTitle'), text: t('pageNotFoundHint') }
      : { title: t('fatal.title'), text: t('fatal.text') }
  return message ? { ...said, note: message } : said
}

/** The root itself failed, and the words with it: the number, the server's message and the mark have to do. */
function Wordless({ status, message, mainPage }: Failure) {
  return (
    <main className="page-width grid min-h-dvh content-center justify-items-start gap-10 overflow-clip py-16">
      <h1>
        <span className="sr-only">{status}</span>
        <StatusRoad status={status} />
      </h1>
      {message ? <p className="max-w-full break-words">{message}</p> : null}
      <a href={mainPage} aria-label={mainPage}>
        <Logo height={56} className="h-14 w-auto" />
      </a>
    </main>
  )
}

/** The road comes in from the edge and ends in the zeros of the status. */
function StatusRoad({ status }: { status: number }) {
  const digits = String(status).split('')
  return (
    <span aria-hidden="true" className="dead-end">
      {digits.map((digit, place) => (
        <span key={digits.slice(0, place + 1).join('')} className={digit === '0' ? 'dead-end-ring' : ''}>
          {digit === '0' ? null : digit}
        </span>
      ))}
    </span>
  )
}
