import { useTranslations } from 'use-intl'
import type { CustomerContract, CustomerView } from '../../../contract/visitor/customer.ts'
import { Journey } from '../../booking/summary/journey.tsx'
import { useMoney } from '../../booking/summary/use-money.ts'
import { Card } from '../../customer/customer-page.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkBeside } from '../../ui/text-link.tsx'

/** What the contract says, in short, and the whole of it as a file. */
export function ContractSummary({ view, contract }: { view: CustomerView; contract: CustomerContract }) {
  const t = useTranslations('customer.sign')
  const money = useMoney()
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
      <p>{t.rich('terms', { terms: linkBeside('accurate-rental-conditions') })}</p>
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
