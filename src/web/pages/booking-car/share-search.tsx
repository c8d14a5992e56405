import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The address holds the whole search, so sending it on is enough. */
export function ShareSearch() {
  const t = useTranslations('cars')
  const common = useTranslations('common')
  const [isCopied, setIsCopied] = useState(false)
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ url: location.href })
      else {
        await navigator.clipboard.writeText(location.href)
        setIsCopied(true)
      }
    } catch {
      // Whoever closes the sheet of their phone has changed their mind; the address is still in the bar.
    }
  }
  return (
    <Button look="quiet" onClick={() => void share()} className="noscript:hidden">
      <Icon name={isCopied ? 'check' : 'external'} />
      <span aria-live="polite">{isCopied ? common('copied') : t('share')}</span>
    </Button>
  )
}
