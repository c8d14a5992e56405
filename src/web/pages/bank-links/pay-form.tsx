import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerView, PayWays } from '../../../contract/visitor/customer.ts'
import { Card } from '../../customer/customer-page.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSending } from '../../ui/submit-button.tsx'
import { BankTiles } from './bank-tiles.tsx'
import { Due } from './due.tsx'

/** What is owed and the ways to pay it at once: every bank is a button of one form. */
export function PayForm({ view, ways }: { view: CustomerView; ways: PayWays | undefined }) {
  const t = useTranslations('customer.pay')
  const isSending = useSending() !== undefined
  return (
    <Form method="post" className="group/pay grid gap-5">
      {/* Enter in the checkbox would press the form's first button: it must not be a bank. */}
      <button type="submit" disabled hidden aria-hidden="true" />
      <input type="hidden" name="intent" value="pay" />
      <Due view={view} />
      {ways ? null : <Notice tone="warning">{t('problems.bank_unreachable')}</Notice>}
      {ways && ways.banks.length > 0 ? (
        <Card id="banks" title={t('banks')}>
          <p className="text-ink-soft -mt-3">{t('banksHint')}</p>
          <BankTiles banks={ways.banks} isSending={isSending} />
        </Card>
      ) : null}
      {ways?.hasCards ? (
        <Card id="card" title={t('card')}>
          <p className="text-ink-soft -mt-3">{t('cardHint')}</p>
          <Button
            type="submit"
            look="secondary"
            name="choice"
            value="card"
            disabled={isSending}
            className="sm:justify-self-start"
          >
            <Icon name="card" />
            {t('cardButton')}
          </Button>
        </Card>
      ) : null}
    </Form>
  )
}
