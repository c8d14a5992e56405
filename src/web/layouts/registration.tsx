import {
  Link,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { searchFormData } from '../booking/search/search-form-data.ts'
import { StepRoad } from '../booking/summary/step-road.tsx'
import { ErrorPage } from '../error-page.tsx'
import { Header } from '../header/header.tsx'
import { useCurrentPage, usePaths } from '../locale.ts'
import { startPage } from '../page-data.ts'
import { type Company, useRootData } from '../root-data.ts'
import { showPhone } from '../ui/show-phone.ts'

/**
 * The words of the steps, and on the car step its frame: there the browser fetches the cars itself, and this is what
 * it does not get with them.
 */
export function loader(args: LoaderFunctionArgs) {
  const { page, texts, shown } = startPage(args, ['search', 'cars', 'price', 'coupons'])
  return {
    steps: texts.search.steps,
    carStep: page === 'booking-car' ? { ...shown, search: searchFormData(args) } : undefined,
  }
}

/** Another page or language has other words; another search has not. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

/** The booking flow: where one is on the way stays in sight, and nothing leads away from it. */
export default function RegistrationLayout() {
  const root = useRootData()
  const { steps } = useLoaderData<typeof loader>()
  const page = useCurrentPage()
  if (!root) return <Outlet />
  return (
    <div className="flex min-h-dvh flex-col">
      <Header company={root.company} />
      <StepRoad page={page} words={steps} />
      <main id="content" tabIndex={-1} className="page">
        <Outlet />
      </main>
      <SmallFooter company={root.company} year={root.year} />
    </div>
  )
}

function SmallFooter({ company, year }: { company: Company; year: number }) {
  const t = useTranslations('footer')
  const to = usePaths()
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline'
  return (
    <footer className="border-line bg-surface text-small mt-auto border-t">
      <div className="page-width flex flex-wrap items-center gap-x-6 py-4">
        <span className="text-ink-soft mr-auto py-2">
          {t('copyright', { year: String(year), company: company.name })} {t('pricesWithVat')}
        </span>
        <Link to={to('conditions')} className={link}>
          {t('conditions')}
        </Link>
        <Link to={to('privacy')} className={link}>
          {t('privacy')}
        </Link>
        <a href={`tel:${company.phone}`} className={link}>
          {showPhone(company.phone)}
        </a>
      </div>
    </footer>
  )
}

/** Below the root, so that the words of the shell are still read when an action fails. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
