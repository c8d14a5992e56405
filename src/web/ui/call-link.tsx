import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useRootData } from '../root-data.ts'
import { showPhone } from './show-phone.ts'

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

/** For those who cannot wait for a letter. */
export function HurryNote() {
  const t = useTranslations('inquiry')
  return t.rich('hurry', useCallLink())
}
