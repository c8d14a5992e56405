import { useTranslations } from 'use-intl'
import type { Company } from '../../../domain/catalogue.ts'
import { useCallLink } from '../../ui/call-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showPhone } from '../../ui/show-phone.ts'

/** The telephone and the letter box, large enough for a thumb. */
export function WaysToReachUs({ company }: { company: Company }) {
  const t = useTranslations('contact')
  const ways = [
    { icon: 'phone', label: t('phone'), text: showPhone(company.phone), href: `tel:${company.phone}` },
    { icon: 'mail', label: t('email'), text: company.email, href: `mailto:${company.email}` },
  ]
  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-3">
        {ways.map(({ icon, label, text, href }) => (
          <li key={icon} className="max-sm:w-full">
            <a
              href={href}
              className="bg-surface shadow-card hover:shadow-raised flex min-h-16 items-center gap-4 rounded-2xl py-3 pr-6 pl-4 transition-shadow"
            >
              <span className="bg-brand text-on-brand flex size-11 shrink-0 items-center justify-center rounded-full">
                <Icon name={icon} className="size-5" />
              </span>
              <span className="grid">
                <span className="text-ink-soft text-label">{label}</span>
                <span className="text-lead font-semibold break-all">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="flex items-start gap-2">
        <Icon name="warning" className="text-warning mt-0.5 size-5" />
        <span>{t.rich('emergency', useCallLink())}</span>
      </p>
    </>
  )
}
