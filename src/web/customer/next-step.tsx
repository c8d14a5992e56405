import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../contract/visitor/customer.ts'
import { useMoney } from '../booking/summary/use-money.ts'
import { buttonStyle } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { pageOf, useCustomerLinks } from './customer-links.ts'
import type { CustomerPageName } from './open-page.server.ts'

/** What the customer does next, as one big button; on its own page a step offers only what comes after it. */
export function NextStep({ view, current }: { view: CustomerView; current?: CustomerPageName }) {
  const t = useTranslations('customer')
  const money = useMoney()
  const link = useCustomerLinks()
  const next = view.isCancelled ? undefined : nextStep(view, current)
  if (!next) {
    return current ? (
      <Link
        to={link('documents')}
        viewTransition
        className={`${buttonStyle('secondary')} justify-self-start`}
      >
        {t('frame.overview')}
      </Link>
    ) : (
      <p className="text-lead empty:hidden">{view.isCancelled ? null : t('next.nothing')}</p>
    )
  }
  const amount = money(view.money.rentDue + view.money.depositDue)
  return (
    <div className="grid gap-3">
      <p>
        <span className="text-ink-soft text-label block">{t('next.title')}</span>
        {t(`next.${next.name}.text`)}
      </p>
      <Link
        to={link(next.page)}
        viewTransition
        className={`${buttonStyle('primary')} min-h-16 text-lg sm:justify-self-start sm:px-10`}
      >
        {t(`next.${next.name}.button`, { amount })}
        <Icon name="arrow-right" />
      </Link>
    </div>
  )
}

function nextStep(view: CustomerView, current: CustomerPageName | undefined) {
  for (const { name, state } of view.steps) {
    const page = state === 'now' ? pageOf(name, view) : undefined
    if (page && page !== current) return { name, page }
  }
  return undefined
}
