import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CustomerSigning } from '../../../contract/visitor/customer.ts'
import { Card } from '../../customer/customer-page.tsx'
import { CheckButton } from '../../customer/post-button.tsx'
import { useChecking } from '../../customer/use-checking.ts'
import { WaitingRoad } from '../../customer/waiting-road.tsx'
import { Icon } from '../../ui/icon.tsx'

/** A signature by phone is under way: the code, as large as it can be read from across a table. */
export function Running(props: { signing: CustomerSigning; isSame: boolean; children: ReactNode }) {
  const t = useTranslations('customer.sign.running')
  useChecking(true)
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
        <WaitingRoad />
        <p className="text-ink-soft">{t('wait')}</p>
        <p role="status" className="text-warning font-medium empty:hidden">
          {props.isSame ? t('same') : null}
        </p>
        <CheckButton />
      </Card>
      <details className="group/instead">
        <summary className="text-brand flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
          <Icon name="chevron-down" className="size-5 transition group-open/instead:rotate-180" />
          {t('instead')}
        </summary>
        <div className="pt-4">{props.children}</div>
      </details>
    </>
  )
}
