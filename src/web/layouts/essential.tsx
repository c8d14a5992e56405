import { Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { LanguageMenu } from '../header/navigation.tsx'
import { useMenus } from '../header/use-menus.ts'
import { usePaths } from '../locale.ts'
import { Logo } from '../ui/logo.tsx'
import { PageLink } from '../ui/page-link.tsx'

export { ErrorBoundary } from '../error-page.tsx'

/** The customer's own pages: no header bar, nothing to lead away from what is to be done. */
export default function EssentialLayout() {
  const t = useTranslations('site')
  const to = usePaths()
  const bar = useMenus()
  const { search } = useLocation()
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col px-5 py-8 has-[.customer-wide]:max-w-6xl">
      <header ref={bar} className="flex flex-wrap items-center justify-between gap-x-4">
        <PageLink to={to('index')} aria-label={t('logoLabel')} className="inline-block">
          <Logo height={48} className="h-10 w-auto min-[22.5rem]:h-12" />
        </PageLink>
        <div className="-mr-2.5 print:hidden">
          <LanguageMenu search={search} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page py-8">
        <Outlet />
      </main>
    </div>
  )
}
