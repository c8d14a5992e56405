import { Link, Outlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePaths } from '../locale.ts'
import { Logo } from '../ui/logo.tsx'

export { ErrorBoundary } from '../error-page.tsx'

/** The customer's own pages: no header bar, nothing to lead away from what is to be done. */
export default function EssentialLayout() {
  const t = useTranslations('site')
  const to = usePaths()
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col px-5 py-8 has-[.customer-wide]:max-w-6xl">
      <header>
        <Link to={to('index')} viewTransition aria-label={t('logoLabel')} className="inline-block">
          <Logo height={48} className="h-12 w-auto" />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className="page py-8">
        <Outlet />
      </main>
    </div>
  )
}
