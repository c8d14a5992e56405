import { useEffect } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOwnLinks } from '../own-links.ts'
import { Card } from '../own-page.tsx'

/** On the way to the bank: by script, else by the browser's own refresh, else by the link. */
export function Leaving({ url }: { url: string }) {
  const t = useTranslations('own.pay.leaving')
  const link = useOwnLinks()
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
