import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { DATA_CODE_MINUTES } from '../../../domain/letters.ts'
import { retention } from '../../../domain/people/retention.ts'
import { Card } from '../../customer/customer-page.tsx'
import { PostButton } from '../../customer/post-button.tsx'
import { useRootData } from '../../root-data.ts'

/** How long what is kept, the ways to see it, and whether offers are sent. */
export function CustomerData({ view, isRequested }: { view: CustomerView; isRequested: boolean }) {
  const t = useTranslations('customer.privacy')
  const hasMail = useRootData()?.parts.mail !== 'off'
  return (
    <Card>
      <h2 className="text-h3">{t('title')}</h2>
      <p className="text-ink-soft text-sm">{t('text')}</p>
      <a
        href={view.exportHref}
        download
        className="text-brand inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:no-underline"
      >
        {t('export')}
      </a>
      {hasMail ? <WholePerson email={view.email} isRequested={isRequested} /> : null}
      <Erasure view={view} />
      <p className="text-ink-soft text-sm">{view.wantsOffers ? t('offersOn') : t('offersOff')}</p>
      <PostButton
        intent={view.wantsOffers ? 'stop-offers' : 'start-offers'}
        look="quiet"
        className="justify-self-start px-0"
      >
        {view.wantsOffers ? t('stopOffers') : t('startOffers')}
      </PostButton>
    </Card>
  )
}

/** People settle it: what is asked for here is only told to them. */
function Erasure({ view: { email, isErasureAsked } }: { view: CustomerView }) {
  const t = useTranslations('customer.privacy')
  const values = { email, days: retention.erasureAnswerDays }
  return (
    <>
      <p role="status" className="text-ink-soft text-sm break-words">
        {isErasureAsked ? t('eraseAsked', values) : t('erase', values)}
      </p>
      {isErasureAsked ? null : (
        <PostButton intent="request-erasure" look="quiet" className="justify-self-start px-0">
          {t('eraseAsk')}
        </PostButton>
      )}
    </>
  )
}

/** Whoever has the link of one booking may not be the person: the mailbox is asked. */
function WholePerson({ email, isRequested }: { email: string; isRequested: boolean }) {
  const t = useTranslations('customer.privacy')
  return (
    <>
      <p className="text-ink-soft text-sm break-words">
        {t('person', { email, minutes: DATA_CODE_MINUTES })}
      </p>
      <PostButton intent="request-data" look="quiet" className="justify-self-start px-0">
        {t('personSend')}
      </PostButton>
      <p role="status" className="text-positive font-medium empty:hidden">
        {isRequested ? t('personSent') : null}
      </p>
    </>
  )
}
