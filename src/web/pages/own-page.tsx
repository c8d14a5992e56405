import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Messages } from '../../i18n/messages.ts'
import type { PageName } from '../../i18n/pages.ts'
import { answerOrFailed, isReadAgain } from '../inquiry/form-answer.ts'
import { usePaths } from '../locale.ts'
import { PageMessages } from '../messages.tsx'
import { answerLinkRequest } from '../own/answer-link-request.server.ts'
import { LockerSteps } from '../own/locker-steps.tsx'
import { ResendForm } from '../own/resend-form.tsx'
import { startPage } from '../page-data.ts'
import { metaOf } from '../seo/page-meta.ts'
import { Icon } from '../ui/icon.tsx'
import type { Route } from './+types/own-page.ts'

type OwnPageName = PageName & keyof Messages['essential']['pages']

const icons: Record<OwnPageName, string> = {
  sign: 'signature',
  documents: 'document',
  'bank-links': 'bank',
  smartlocker: 'locker',
  questionnaire: 'star',
  'upload-document': 'upload',
  'upload-documents': 'upload',
}

export function loader(args: Route.LoaderArgs) {
  const { page, shown } = startPage(args, ['essential', 'inquiry', 'lockers'])
  return { ...shown, page: page as OwnPageName }
}

export const action = (args: Route.ActionArgs) => answerLinkRequest(args)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFailed(() => serverAction())

export const shouldRevalidate = isReadAgain

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages locale={loaderData.locale} messages={loaderData.messages}>
      <LinkNeeded page={loaderData.page} />
    </PageMessages>
  )
}

/** Whatever the address holds, nothing of a booking is shown: only how to have its link sent again. */
function LinkNeeded({ page }: { page: OwnPageName }) {
  const t = useTranslations('essential')
  const to = usePaths()
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <span className="bg-brand text-on-brand flex size-14 items-center justify-center rounded-full">
          <Icon name={icons[page]} className="size-7" />
        </span>
        <h1 className="text-h1">{t(`pages.${page}.title`)}</h1>
        <p className="text-lead text-ink-soft max-w-[60ch]">{t(`pages.${page}.text`)}</p>
      </div>
      <section aria-labelledby="link" className="grid gap-6">
        <div className="grid max-w-[60ch] gap-2">
          <h2 id="link" className="text-h3">
            {t('linkMissing.title')}
          </h2>
          <p>{t('linkMissing.text')}</p>
        </div>
        <ResendForm />
      </section>
      {page === 'smartlocker' ? <LockerSteps /> : null}
      <Link
        to={to('index')}
        viewTransition
        className="text-brand inline-flex min-h-11 items-center gap-2 justify-self-start font-medium underline underline-offset-4 hover:no-underline"
      >
        {t('toHome')}
      </Link>
    </div>
  )
}
