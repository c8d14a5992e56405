import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { showIban } from '../../../domain/people/iban.ts'
import { CopyRow } from '../../customer/copy-text.tsx'
import { Card } from '../../customer/customer-page.tsx'
import type { Held } from '../../customer/open-page.server.ts'
import { useFormats } from '../../use-formats.ts'

/** For those whose bank is not here, and for when none can be reached. */
export function Transfer({ view, held }: { view: CustomerView; held: Held | undefined }) {
  const t = useTranslations('customer.pay.transfer')
  const { money } = useFormats()
  const { transfer, rentDue, depositDue } = view.money
  const amount = rentDue > 0 ? rentDue + depositDue : view.deposit - view.money.depositPaid
  return (
    <Card id="transfer" title={t('title')}>
      <p className="text-ink-soft -mt-3 max-w-[60ch]">{t('text')}</p>
      {held ? <p className="max-w-[60ch]">{t('hold', { time: held.until })}</p> : null}
      <dl>
        <CopyRow label={t('receiver')} value={transfer.receiver} />
        <CopyRow label={t('iban')} value={showIban(transfer.iban)} copied={transfer.iban} />
        <CopyRow label={t('bank')} value={transfer.bank} />
        <CopyRow label={t('reference')} value={transfer.reference} />
        <CopyRow label={t('amount')} value={money(amount)} copied={amount.toFixed(2)} />
      </dl>
    </Card>
  )
}
