import { useTranslations } from 'use-intl'
import type { CustomerContract, CustomerView } from '../../../contract/visitor/customer.ts'
import { Journey } from '../../booking/summary/journey.tsx'
import { Card, Facts } from '../../customer/customer-page.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { linkBeside } from '../../ui/text-link.tsx'
import { useFormats } from '../../use-formats.ts'

/** What the contract says, in short, and the whole of it as a file. */
export function ContractSummary({ view, contract }: { view: CustomerView; contract: CustomerContract }) {
  const t = useTranslations('customer.sign')
  const { money } = useFormats()
  const facts = [
    [t('renter'), view.clientName],
    [t('car'), view.car.name],
    [t('price'), money(view.price)],
    ...(view.deposit > 0 ? [[t('deposit'), money(view.deposit)]] : []),
  ]
  return (
    <Card id="contract" title={t('contract', { number: contract.number })}>
      <Facts of={facts} className="sm:grid-cols-2" />
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
