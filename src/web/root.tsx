import { type ReactNode, useEffect } from 'react'
import type { LinksFunction, LoaderFunctionArgs } from 'react-router'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from 'react-router'
import { useBuildUpdate } from '../browser/build-update.ts'
import { usePageArrival } from '../browser/page-arrival.ts'
import { localeTags } from '../i18n/locales.ts'
import { localeOfPath } from '../i18n/pages.ts'
import { keepPageOfCrawlers } from './browser/crawlers.ts'
import { useMarkedReturn } from './browser/mark-return.ts'
import { useStillLinks } from './browser/still-links.ts'
import { allAwake } from './browser/waking.ts'
import { useCurrentLocale } from './locale.ts'
import { ShellMessages } from './messages.tsx'
import { rootData } from './root-data.ts'
import styles from './styles.css?url'

export { ErrorBoundary, failureMeta as meta } from './error-page.tsx'

export const clientMiddleware = [keepPageOfCrawlers]

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon-32.png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function loader({ context, url }: LoaderFunctionArgs) {
  return rootData(context, url)
}

/** The shell speaks the language of the address, so it is read again only when that changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname)
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useCurrentLocale()
  const program = useOwnProgram()
  // From here on scripts answer, not only the browser: whoever drives the page by program may wait for it.
  useEffect(() => {
    const tell = async () => {
      await allAwake()
      document.documentElement.dataset.scripts = 'run'
    }
    void tell()
  }, [])
  return (
    <html lang={localeTags[locale].slice(0, 2)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f2f6f7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c191e" media="(prefers-color-scheme: dark)" />
        <FontPreload script="latin" />
        {locale === 'ru' ? <FontPreload script="cyrillic" /> : null}
        {/* Style sheets need none, and a browser hides the one it was sent: it would not find the same again. */}
        <Links nonce="" />
        <Meta />
      </head>
      <body>
        {children}
        {program === undefined ? (
          <>
            {/* A new page begins at its top, while it is still unseen; Back and Forward lead to where one was. */}
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <script type="module" src={program} />
        )}
      </body>
    </html>
  )
}

/** The script of a page that is a program of its own and wants none of the website's. */
function useOwnProgram(): string | undefined {
  const handles = useMatches().map(({ handle }) => handle as { program?: string } | undefined)
  return handles.find((handle) => handle?.program !== undefined)?.program
}

/** The letters a page is written in are asked for before the style sheet says so. */
function FontPreload({ script }: { script: 'latin' | 'cyrillic' }) {
  return (
    <link
      rel="preload"
      href={`/fonts/onest-${script}.woff2`}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  )
}

type PageData = Awaited<ReturnType<typeof loader>>

export default function Root({ loaderData }: { loaderData: PageData }) {
  const locale = useCurrentLocale()
  useBuildUpdate(loaderData.buildId)
  const arrivedAt = usePageArrival()
  useStillLinks()
  useMarkedReturn()
  return (
    <ShellMessages locale={locale} messages={loaderData.messages}>
      <Outlet />
      <p role="status" className="sr-only">
        {arrivedAt}
      </p>
    </ShellMessages>
  )
}
