import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { Card } from '../../customer/customer-page.tsx'
import { PostButton } from '../../customer/post-button.tsx'

/** How long what is kept, the way to see all of it, and whether offers are sent. */
export function CustomerData({ view }: { view: CustomerView }) {
  const t = useTranslations('customer.privacy')
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
