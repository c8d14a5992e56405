import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import { Card } from '../../customer/customer-page.tsx'
import { useRootData } from '../../root-data.ts'
import { CheckField } from '../../ui/field.tsx'
import { useFormats } from '../../use-formats.ts'

/**
 * What is to be paid, and under it the first ways to pay it. The deposit may come along; which total is meant, the
 * form's own state shows without scripts.
 */
export function Due({
  view,
  isAmountSaid,
  children,
}: {
  view: CustomerView
  isAmountSaid: boolean
  children: ReactNode
}) {
  const hasBank = useRootData()?.parts.bank !== 'off'
  const t = useTranslations('customer.pay')
  const { money } = useFormats()
  const { rentDue, depositDue, depositOpen } = view.money
  const deposit = Math.max(depositDue, depositOpen)
  if (rentDue === 0) {
    return (
      <Card id="due" title={t('deposit')}>
        <input type="hidden" name="withDeposit" value="yes" />
        <p className="text-price">{money(deposit)}</p>
        <p className="text-ink-soft max-w-[60ch]">{t('depositOnly')}</p>
        {children}
      </Card>
    )
  }
  if (depositDue > 0) {
    return (
      <Card id="due" title={t('due')}>
        <input type="hidden" name="withDeposit" value="yes" />
        <p className="text-display">{money(rentDue + depositDue)}</p>
        <dl className="grid max-w-xs gap-1">
          <Part label={t('rent')} amount={money(rentDue)} />
          <Part label={t('deposit')} amount={money(depositDue)} />
        </dl>
        {children}
      </Card>
    )
  }
  return (
    <Card id="due" title={t('due')}>
      <p aria-live="polite" className={isAmountSaid ? 'text-price -mt-2' : 'text-display'}>
        {deposit > 0 ? (
          <>
            <span className="group-has-[[name=withDeposit]:checked]/pay:hidden">{money(rentDue)}</span>
            <span className="hidden group-has-[[name=withDeposit]:checked]/pay:inline">
              {money(rentDue + deposit)}
            </span>
          </>
        ) : (
          money(rentDue)
        )}
      </p>
      {deposit > 0 && hasBank ? (
        <div className="grid gap-2">
          <CheckField
            name="withDeposit"
            value="yes"
            aria-describedby="deposit-hint"
            label={<span className="font-medium">{t('withDeposit', { amount: money(deposit) })}</span>}
          />
          <p id="deposit-hint" className="text-ink-soft text-small max-w-[60ch] pl-9">
            {t('withDepositHint')}
          </p>
        </div>
      ) : null}
      {children}
    </Card>
  )
}

function Part({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium tabular-nums">{amount}</dd>
    </div>
  )
}
