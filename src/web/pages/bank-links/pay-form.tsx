import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerView, PayWays } from '../../../contract/visitor/customer.ts'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { Card } from '../../customer/customer-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSending } from '../../ui/submit-button.tsx'
import { BankTiles } from './bank-tiles.tsx'
import { Due } from './due.tsx'

/** What is owed and the ways to pay it at once: every way is a button of one form, the fastest first. */
export function PayForm({
  view,
  ways,
  isAmountSaid,
}: {
  view: CustomerView
  ways: PayWays | undefined
  isAmountSaid: boolean
}) {
  const t = useTranslations('customer.pay')
  const link = useCustomerLinks()
  const isSending = useSending() !== undefined
  return (
    <Form method="post" action={link('bank-links')} className="group/pay grid gap-5">
      {/* Enter in the checkbox would press the form's first button: it must not be a bank. */}
      <button type="submit" disabled hidden aria-hidden="true" />
      <input type="hidden" name="intent" value="pay" />
      <Due view={view} isAmountSaid={isAmountSaid}>
        {ways?.hasCards ? <ByCard isSending={isSending} /> : null}
      </Due>
      {ways ? null : <Notice tone="warning">{t('problems.bank_unreachable')}</Notice>}
      {ways && ways.banks.length > 0 ? (
        <Card id="banks" title={t('banks')}>
          <p className="text-ink-soft -mt-3">{t('banksHint')}</p>
          <BankTiles banks={ways.banks} isSending={isSending} />
        </Card>
      ) : null}
    </Form>
  )
}

/** Where the bank takes cards it takes the cards of telephones too, on the same page. */
function ByCard({ isSending }: { isSending: boolean }) {
  const t = useTranslations('customer.pay')
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" name="choice" value="card" disabled={isSending} className="min-h-14 text-lg">
          <Icon name="card" />
          {t('cardButton')}
        </Button>
        <Button
          type="submit"
          look="secondary"
          name="choice"
          value="wallet"
          disabled={isSending}
          className="min-h-14 text-lg"
        >
          {t('walletButton')}
        </Button>
      </div>
      <p className="text-ink-soft text-small">{t('cardHint')}</p>
    </div>
  )
}
