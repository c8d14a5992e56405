import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { Card } from '../../customer/customer-page.tsx'
import { useFormats } from '../../use-formats.ts'

/** What has been paid, what is still to be paid and what goes back; lines of nothing are left out. */
export function MoneyState({ view }: { view: CustomerView }) {
  const t = useTranslations('customer.money')
  const { money } = useFormats()
  const { paid, depositPaid, rentDue, depositDue, depositOpen, goesBack, isUnderWay } = view.money
  const all = [
    { name: 'paid', amount: paid },
    { name: 'depositPaid', amount: depositPaid },
    { name: 'rentDue', amount: rentDue },
    { name: 'depositDue', amount: depositDue },
    // Nobody has asked for it yet; it is left at the desk, or here before.
    { name: 'depositLater', amount: depositDue > 0 ? 0 : depositOpen },
    { name: 'goesBack', amount: goesBack },
  ] as const
  const lines = all.filter(({ amount }) => amount > 0)
  if (lines.length === 0 && !isUnderWay) return null
  return (
    <Card id="money" title={t('title')}>
      <dl className="grid gap-2">
        {lines.map(({ name, amount }) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt>{t(name)}</dt>
            <dd className={`font-semibold tabular-nums ${name === 'goesBack' ? 'text-positive' : ''}`}>
              {money(amount)}
            </dd>
          </div>
        ))}
      </dl>
      {goesBack > 0 ? <p className="text-ink-soft text-small">{t('goesBackNote')}</p> : null}
      {isUnderWay ? <p className="text-warning text-small">{t('underWay')}</p> : null}
    </Card>
  )
}
