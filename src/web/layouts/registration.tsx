import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useMatches,
} from 'react-router'
import { useTranslations } from 'use-intl'
import { searchFormData } from '../booking/search/search-form-data.ts'
import { StepRoad } from '../booking/summary/step-road.tsx'
import { KeptHtml } from '../kept-html.tsx'
import { useCurrentPage, usePaths } from '../locale.ts'
import { pack } from '../packed.ts'
import { startPage } from '../page-data.ts'
import { InTurn } from '../ui/in-turn.tsx'
import { PageLink } from '../ui/page-link.tsx'
import { showPhone } from '../ui/phone.tsx'
import { type FooterProps, PageFrame } from './page-frame.tsx'

export { ErrorBoundary } from '../error-page.tsx'

/**
 * The words of the steps, and on the car step its frame: there the browser fetches the cars itself, and this is what
 * it does not get with them.
 */
export function loader(args: LoaderFunctionArgs) {
  const { page, texts, shown } = startPage(args, ['search', 'cars', 'price', 'coupons'])
  return {
    steps: texts.search.steps,
    carStep: page === 'booking-car' ? { ...shown, search: pack(searchFormData(args)) } : undefined,
  }
}

/** Another page or language has other words; another search has not. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

/** The booking flow: where one is on the way stays in sight, and nothing leads away from it. */
export default function RegistrationLayout() {
  const { steps } = useLoaderData<typeof loader>()
  const page = useCurrentPage()
  // The order on its way goes along, so that each tab finds its own in the step before.
  const { search } = useLocation()
  const isSettled = useMatches().some(
    ({ loaderData }) =>
      typeof loaderData === 'object' &&
      loaderData !== null &&
      'isSettled' in loaderData &&
      loaderData.isSettled,
  )
  return (
    <PageFrame
      above={
        <InTurn>
          <KeptHtml name="steps" from={() => [page, isSettled]} holes={{ search }}>
            {(holes) => <StepRoad {...{ page, isSettled }} words={steps} search={holes.search} />}
          </KeptHtml>
        </InTurn>
      }
      footer={SmallFooter}
    >
      <Outlet />
    </PageFrame>
  )
}

function SmallFooter({ company, year }: FooterProps) {
  const t = useTranslations('footer')
  const to = usePaths()
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline'
  return (
    <footer className="border-line bg-surface text-small mt-auto border-t">
      <div className="page-width flex flex-wrap items-center gap-x-6 py-4">
        <p className="text-ink-soft mr-auto flex flex-wrap gap-x-6 py-2">
          <span>{t('copyright', { year: String(year), company: company.name })}</span>
          <span>{t('pricesWithVat')}</span>
        </p>
        <PageLink to={to('conditions')} className={link}>
          {t('conditions')}
        </PageLink>
        <PageLink to={to('privacy')} className={link}>
          {t('privacy')}
        </PageLink>
        <a href={`tel:${company.phone}`} className={link}>
          {showPhone(company.phone)}
        </a>
      </div>
    </footer>
  )
}
