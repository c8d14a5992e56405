import { useTranslations } from 'use-intl'
import type { OwnView } from '../../../server/api/schemas/own.ts'
import { useMoney } from '../../booking/summary/use-money.ts'
import { CopyRow } from '../copy-text.tsx'
import type { Held } from '../open-page.server.ts'
import { Card } from '../own-page.tsx'

/** For those whose bank is not here, and for when none can be reached. */
export function Transfer({ view, held }: { view: OwnView; held: Held | undefined }) {
  const t = useTranslations('own.pay.transfer')
  const money = useMoney()
  const { transfer, rentDue, depositDue } = view.money
  const amount = rentDue > 0 ? rentDue + depositDue : view.deposit - view.money.depositPaid
  return (
    <Card id="transfer" title={t('title')}>
      <p className="text-ink-soft -mt-3 max-w-[60ch]">{t('text')}</p>
      {held ? <p className="max-w-[60ch]">{t('hold', { time: held.until })}</p> : null}
      <dl>
        <CopyRow label={t('receiver')} value={transfer.receiver} />
        <CopyRow label={t('iban')} value={grouped(transfer.iban)} copied={transfer.iban} />
        <CopyRow label={t('bank')} value={transfer.bank} />
        <CopyRow label={t('reference')} value={transfer.reference} />
        <CopyRow label={t('amount')} value={money(amount)} copied={amount.toFixed(2)} />
      </dl>
    </Card>
  )
}

/** In fours, as it stands on papers. */
function grouped(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u00a0')
}
