import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { groupedPhone } from '../../domain/people/grouped-phone.ts'
import { useRootData } from '../root-data.ts'
import { Icon } from './icon.tsx'

/** The browser shows only the company's own. */
export const showPhone = groupedPhone

/** For sentences with `<call>{phone}</call>`: the company's number, to be pressed. */
export function useCallLink() {
  const phone = useRootData()?.company.phone ?? ''
  return {
    phone: showPhone(phone),
    call: (number: ReactNode) => (
      <a href={`tel:${phone}`} className="font-semibold whitespace-nowrap underline underline-offset-4">
        {number}
      </a>
    ),
  }
}

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
