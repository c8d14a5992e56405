import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../contract/visitor/customer.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useFormats } from '../use-formats.ts'
import { pageOf, useCustomerLinks } from './customer-links.ts'
import type { CustomerPageName } from './open-page.server.ts'

/** What the customer does next, as one big button; on its own page a step offers only what comes after it. */
export function NextStep({ view, current }: { view: CustomerView; current?: CustomerPageName }) {
  const t = useTranslations('customer')
  const { money } = useFormats()
  const link = useCustomerLinks()
  const next = view.isCancelled ? undefined : nextStep(view, current)
  if (!next) {
    return current ? (
      <ButtonLink to={link('documents')} look="secondary" className="justify-self-start">
        {t('frame.overview')}
      </ButtonLink>
    ) : (
      <p className="text-lead empty:hidden">{view.isCancelled ? null : t('next.nothing')}</p>
    )
  }
  const { rentDue, depositDue } = view.money
  const isBoth = next.name === 'payment' && depositDue > 0
  const amount = money(next.name === 'deposit' ? depositDue : rentDue + depositDue)
  return (
    <div className="grid gap-3">
      <p>
        <span className="text-ink-soft text-label block">{t('next.title')}</span>
        {isBoth
          ? t('next.payment.both', { rent: money(rentDue), deposit: money(depositDue) })
          : t(`next.${next.name}.text`)}
      </p>
      <ButtonLink to={link(next.page)} className="min-h-16 text-lg sm:justify-self-start sm:px-10">
        {t(`next.${next.name}.button`, { amount })}
        <Icon name="arrow-right" />
      </ButtonLink>
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
