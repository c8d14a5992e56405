import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '../../customer/customer-page.tsx'
import { CheckButton } from '../../customer/post-button.tsx'
import { useChecking } from '../../customer/use-checking.ts'
import { WaitingRoad } from '../../customer/waiting-road.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The bank has not said how the payment ended. */
export function UnderWay({ isSame, children }: { isSame: boolean; children: ReactNode }) {
  const t = useTranslations('customer.pay.underWay')
  useChecking(true)
  return (
    <>
      <Card id="under-way" title={t('title')}>
        <WaitingRoad />
        <p className="max-w-[60ch]">{t('text')}</p>
        <p role="status" className="text-warning font-medium empty:hidden">
          {isSame ? t('same') : null}
        </p>
        <CheckButton />
      </Card>
      <details className="group/again grid gap-5">
        <summary className="text-brand flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
          <Icon name="chevron-down" className="size-5 transition group-open/again:rotate-180" />
          {t('again')}
        </summary>
        <div className="grid gap-5 pt-4">
          <p className="max-w-[60ch]">{t('againText')}</p>
          {children}
        </div>
      </details>
    </>
  )
}
