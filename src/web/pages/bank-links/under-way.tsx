import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '../../customer/customer-page.tsx'
import { Waiting } from '../../customer/waiting.tsx'
import { Fold } from '../../ui/fold.tsx'

/** The bank has not said how the payment ended. */
export function UnderWay({ isSame, children }: { isSame: boolean; children: ReactNode }) {
  const t = useTranslations('customer.pay.underWay')
  return (
    <>
      <Card id="under-way" title={t('title')}>
        <Waiting same={isSame && t('same')}>
          <p className="max-w-[60ch]">{t('text')}</p>
        </Waiting>
      </Card>
      <Fold title={t('again')}>
        <p className="max-w-[60ch]">{t('againText')}</p>
        {children}
      </Fold>
    </>
  )
}
