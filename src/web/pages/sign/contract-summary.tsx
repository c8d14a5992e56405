import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerContract, CustomerView } from '../../../contract/visitor/customer.ts'
import { Journey } from '../../booking/summary/journey.tsx'
import { useMoney } from '../../booking/summary/use-money.ts'
import { Card } from '../../customer/customer-page.tsx'
import { usePaths } from '../../locale.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** What the contract says, in short, and the whole of it as a file. */
export function ContractSummary({ view, contract }: { view: CustomerView; contract: CustomerContract }) {
  const t = useTranslations('customer.sign')
  const money = useMoney()
  const to = usePaths()
  const facts = [
    [t('renter'), view.clientName],
    [t('car'), view.car.name],
    [t('price'), money(view.price)],
    ...(view.deposit > 0 ? [[t('deposit'), money(view.deposit)]] : []),
  ]
  return (
    <Card id="contract" title={t('contract', { number: contract.number })}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft text-label">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Journey rent={view.rent} back={view.return} />
      <p>
        {t.rich('terms', {
          terms: (words) => (
            <Link
              to={to('accurate-rental-conditions')}
              target="_blank"
              className="text-brand underline underline-offset-4 hover:no-underline"
            >
              {words}
            </Link>
          ),
        })}
      </p>
      <a
        href={contract.href}
        target="_blank"
        rel="noreferrer"
        className={`${buttonStyle('secondary')} sm:justify-self-start`}
      >
        <Icon name="document" />
        {t('read')}
      </a>
    </Card>
  )
}
