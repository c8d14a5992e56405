import { useTranslations } from 'use-intl'
import { Card } from '../../customer/customer-page.tsx'

/** How long what is kept, and the way to see all of it. */
export function CustomerData({ href }: { href: string }) {
  const t = useTranslations('customer.privacy')
  return (
    <Card>
      <h2 className="text-h3">{t('title')}</h2>
      <p className="text-ink-soft text-sm">{t('text')}</p>
      <a
        href={href}
        download
        className="text-brand inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:no-underline"
      >
        {t('export')}
      </a>
    </Card>
  )
}
