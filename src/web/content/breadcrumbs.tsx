import { useTranslations } from 'use-intl'
import { usePaths } from '../locale.ts'
import { Icon } from '../ui/icon.tsx'
import { PageLink } from '../ui/page-link.tsx'

/** The way back to the main page; `here` is the page one is on. */
export function Breadcrumbs({ here }: { here: string }) {
  const t = useTranslations('nav')
  const to = usePaths()
  return (
    <nav aria-label={t('breadcrumbs')} className="print:hidden">
      <ol className="text-ink-soft text-small flex flex-wrap items-center gap-x-1.5">
        <li className="flex items-center gap-1.5">
          <PageLink
            to={to('index')}
            className="hover:text-ink inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline"
          >
            {t('home')}
          </PageLink>
          <Icon name="chevron-right" className="size-4" />
        </li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
