import { useEffect } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { Card } from '../../customer/customer-page.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** On the way to the bank: by script, else by the browser's own refresh, else by the link. */
export function Leaving({ url }: { url: string }) {
  const t = useTranslations('customer.pay.leaving')
  const link = useCustomerLinks()
  useEffect(() => {
    window.location.assign(url)
  }, [url])
  return (
    <Card>
      <noscript>
        <meta httpEquiv="refresh" content={`1;url=${url}`} />
      </noscript>
      <p role="status" className="text-lead">
        {t('text')}
      </p>
      <a
        href={url}
        rel="noreferrer"
        className={`${buttonStyle('primary')} min-h-16 text-lg sm:justify-self-start sm:px-10`}
      >
        {t('go')}
        <Icon name="arrow-right" />
      </a>
      {/* Loads the page anew, so that what was begun is not begun again. */}
      <Link to={link('bank-links')} reloadDocument className={`${buttonStyle('quiet')} justify-self-start`}>
        {t('back')}
      </Link>
    </Card>
  )
}
