import { isRouteErrorResponse, Link, useRouteLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { pathOf } from '../i18n/pages.ts'
import { useCurrentLocale } from './locale.ts'
import { ShellMessages } from './messages.tsx'
import type { loader } from './root.tsx'
import { buttonStyle } from './ui/button.tsx'

/** A failure that no page could handle: its status, its message and the way to the main page. */
export function ErrorPage({ error }: { error: unknown }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const locale = useCurrentLocale()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const message = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined
  // Without the shell's words (the root itself failed) the number has to do.
  if (!data) return <p>{status}</p>
  return (
    <ShellMessages locale={locale} messages={data.messages}>
      <Explained status={status} message={message} mainPage={pathOf('index', locale)} />
    </ShellMessages>
  )
}

function Explained(props: { status: number; message: string | undefined; mainPage: string }) {
  const t = useTranslations('errors')
  return (
    <main className="mx-auto grid min-h-dvh max-w-2xl content-center gap-5 px-5 py-16">
      <p className="text-ink-soft text-sm font-semibold">{t('fatal.status', { status: props.status })}</p>
      <h1 className="text-4xl font-bold text-balance">{t('fatal.title')}</h1>
      {props.message ? <p className="break-words">{props.message}</p> : null}
      <p className="text-ink-soft">{t('fatal.text')}</p>
      <p>
        <Link to={props.mainPage} className={buttonStyle('primary')}>
          {t('fatal.toMainPage')}
        </Link>
      </p>
    </main>
  )
}
