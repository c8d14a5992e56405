import { useTranslations } from 'use-intl'
import type { CustomerView, PayWays as Ways } from '../../../contract/visitor/customer.ts'
import { showIban } from '../../../domain/people/iban.ts'
import { CopyRow } from '../../customer/copy-text.tsx'
import { Card } from '../../customer/customer-page.tsx'
import type { Held } from '../../customer/open-page.server.ts'
import { useRootData } from '../../root-data.ts'
import { useCallLink } from '../../ui/phone.tsx'
import { useFormats } from '../../use-formats.ts'
import { PayForm } from './pay-form.tsx'

export type PayWaysProps = {
  view: CustomerView
  /** Until when the car waits for this payment, if it does. */
  held: Held | undefined
  /** Undefined when the bank cannot be reached. */
  ways: Ways | undefined
  /** The page has said the amount already. */
  isAmountSaid?: boolean
}

/** Every way to pay what is owed, the fastest first. */
export function PayWays({ view, held, ways, isAmountSaid = false }: PayWaysProps) {
  const hasBank = useRootData()?.parts.bank !== 'off'
  return (
    <>
      <PayForm view={view} ways={ways} isAmountSaid={isAmountSaid} />
      <Transfer view={view} held={held} />
      {hasBank ? null : <AtTheDesk />}
    </>
  )
}

/** For those whose bank is not here, and for when none can be reached. */
function Transfer({ view, held }: { view: CustomerView; held: Held | undefined }) {
  const t = useTranslations('customer.pay.transfer')
  const { money } = useFormats()
  const { transfer, rentDue, depositDue, depositOpen } = view.money
  const amount = rentDue > 0 ? rentDue + depositDue : depositOpen
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

/** Where nobody can pay at once, this is the faster way. */
function AtTheDesk() {
  const t = useTranslations('customer.pay.desk')
  return (
    <Card id="desk" title={t('title')}>
      <p className="text-ink-soft -mt-3 max-w-[60ch]">{t.rich('text', useCallLink())}</p>
    </Card>
  )
}
