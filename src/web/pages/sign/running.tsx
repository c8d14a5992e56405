import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CustomerSigning } from '../../../contract/visitor/customer.ts'
import { Card } from '../../customer/customer-page.tsx'
import { Waiting } from '../../customer/waiting.tsx'
import { Fold } from '../../ui/fold.tsx'

/** A signature by phone is under way: the code, as large as it can be read from across a table. */
export function Running(props: { signing: CustomerSigning; isSame: boolean; children: ReactNode }) {
  const t = useTranslations('customer.sign.running')
  return (
    <>
      <Card id="running" title={t('title')}>
        <p role="status" className="grid justify-items-center gap-2 py-4 text-center">
          <span className="text-ink-soft">{t('code')}</span>
          <strong className="text-[clamp(4rem,22vw,9rem)] leading-none font-extrabold tracking-wide tabular-nums">
            {props.signing.code}
          </strong>
        </p>
        <p className="text-lead">{t(props.signing.method)}</p>
        <Waiting same={props.isSame && t('same')}>
          <p className="text-ink-soft">{t('wait')}</p>
        </Waiting>
      </Card>
      <Fold title={t('instead')}>{props.children}</Fold>
    </>
  )
}
