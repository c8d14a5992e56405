import { useTranslations } from 'use-intl'
import { Icon } from '../ui/icon.tsx'
import { showPhone } from '../ui/phone.tsx'

/** The contact line: on a phone only its sign, for the thumb. */
export function Phone({ phone, isWhole = false }: { phone: string; isWhole?: boolean }) {
  const t = useTranslations('site')
  return (
    <a
      href={`tel:${phone}`}
      aria-label={`${t('phoneLabel')} ${showPhone(phone)}`}
      className={`hover:bg-ground flex min-h-11 min-w-11 items-center gap-2 rounded-lg px-3 font-semibold whitespace-nowrap ${isWhole ? '' : 'justify-center'}`}
    >
      <Icon name="phone" className="text-brand size-5" />
      <span className={isWhole ? '' : 'max-sm:sr-only'}>{showPhone(phone)}</span>
    </a>
  )
}
