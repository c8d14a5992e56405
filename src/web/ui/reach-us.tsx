import { useTranslations } from 'use-intl'
import { useRootData } from '../root-data.ts'
import { Icon } from './icon.tsx'
import { OpenNow } from './open-now.tsx'
import { showPhone } from './phone.tsx'

const way =
  'bg-surface shadow-card hover:shadow-raised inline-flex min-h-12 items-center gap-2 rounded-xl px-4 font-semibold whitespace-nowrap transition-shadow'

/** The telephone and WhatsApp, each one tap away, and whether someone is there just now. */
export function ReachUs() {
  const t = useTranslations('common.reach')
  const root = useRootData()
  if (!root) return null
  const { phone, whatsapp } = root.company
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <ul className="flex flex-wrap gap-3">
        <li>
          <a href={`tel:${phone}`} className={way}>
            <Icon name="phone" className="text-brand size-5" />
            {showPhone(phone)}
          </a>
        </li>
        {whatsapp ? (
          <li>
            <a href={whatsappLink(whatsapp)} rel="noreferrer" className={way}>
              <Icon name="chat" className="text-brand size-5" />
              {t('whatsapp')}
            </a>
          </li>
        ) : null}
      </ul>
      <OpenNow office={root.office} />
    </div>
  )
}

/** WhatsApp's own address of a number: its app opens, or its page. */
export const whatsappLink = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`
