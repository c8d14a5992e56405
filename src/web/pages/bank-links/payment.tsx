import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { CustomerView, PayWays } from '../../../contract/visitor/customer.ts'
import { showIban } from '../../../domain/people/iban.ts'
import { CopyRow } from '../../customer/copy-text.tsx'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { Card, TaskPage } from '../../customer/customer-page.tsx'
import { DonePanel } from '../../customer/done-panel.tsx'
import type { Held } from '../../customer/open-page.server.ts'
import { Waiting } from '../../customer/waiting.tsx'
import { usePaths } from '../../locale.ts'
import { useRootData } from '../../root-data.ts'
import { ButtonLink, buttonStyle } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice, Outcome } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useCallLink } from '../../ui/phone.tsx'
import { useFormats } from '../../use-formats.ts'
import { Hold } from '../documents/hold.tsx'
import type { PayPageAnswer, PayProblem } from './answer-payment.server.ts'
import { PayForm } from './pay-form.tsx'

type PaymentProps = {
  view: CustomerView
  held: Held | undefined
  /** Undefined when the bank cannot be reached. */
  ways: PayWays | undefined
  answer: PayPageAnswer | undefined
}

export function Payment(props: PaymentProps) {
  const t = useTranslations('customer.pay')
  const { view, answer } = props
  const told = answer && 'kind' in answer ? answer : undefined
  if (told?.kind === 'go_to_bank') {
    return (
      <TaskPage view={view} title={t('leaving.title')}>
        <Leaving url={told.url} />
      </TaskPage>
    )
  }
  return (
    <TaskPage view={view} title={t('title')} state={view.isPaid ? t('paid.title') : ''}>
      {told ? <PayProblemNotice answer={told} /> : null}
      <State {...props} />
    </TaskPage>
  )
}

function State({ view, held, ways, answer }: PaymentProps) {
  const t = useTranslations('customer')
  const hasBank = useRootData()?.parts.bank !== 'off'
  const { money } = view
  if (view.isCancelled) {
    return <Notice tone="info">{t('frame.cancelled')}</Notice>
  }
  if (money.isUnderWay) {
    return (
      <UnderWay isSame={Boolean(answer && 'checked' in answer && answer.checked === 'same')}>
        <PayForm view={view} ways={ways} />
        <Transfer view={view} held={undefined} />
      </UnderWay>
    )
  }
  if (view.isRequest && view.status === 'OPEN') {
    return <Notice tone="info">{t('pay.paid.request')}</Notice>
  }
  const isRentPaid = money.rentDue === 0
  const openDeposit = Math.max(money.depositDue, view.deposit - money.depositPaid)
  return (
    <>
      {isRentPaid ? (
        <DonePanel
          view={view}
          current="bank-links"
          title={t('pay.paid.title')}
          text={money.paid > 0 ? t('pay.paid.text') : t('pay.paid.nothing')}
        />
      ) : (
        <Hold view={view} held={held} />
      )}
      {isRentPaid && openDeposit <= 0 ? null : (
        <>
          <PayForm view={view} ways={ways} />
          <Transfer view={view} held={isRentPaid ? undefined : held} />
          {hasBank ? null : <AtTheDesk />}
        </>
      )}
    </>
  )
}

/** The bank has not said how the payment ended. */
function UnderWay({ isSame, children }: { isSame: boolean; children: ReactNode }) {
  const t = useTranslations('customer.pay.underWay')
  return (
    <>
      <Card id="under-way" title={t('title')}>
        <Waiting same={isSame && t('same')}>
          <p className="max-w-[60ch]">{t('text')}</p>
        </Waiting>
      </Card>
      <Fold title={t('again')}>
        <p className="max-w-[60ch]">{t('againText')}</p>
        {children}
      </Fold>
    </>
  )
}

/** Why no payment was started, and what to do instead. */
function PayProblemNotice({ answer }: { answer: { kind: PayProblem } }) {
  const t = useTranslations('customer.pay')
  const callLink = useCallLink()
  const to = usePaths()
  const { kind } = answer
  const isOver = kind === 'car_taken' || kind === 'cancelled'
  return (
    <Outcome tone={kind === 'nothing_due' ? 'info' : 'danger'} of={answer}>
      <p>{t.rich(`problems.${kind}`, callLink)}</p>
      {isOver ? (
        <ButtonLink to={to('index')} look="quiet" className="justify-self-start">
          {t('newSearch')}
        </ButtonLink>
      ) : null}
    </Outcome>
  )
}

/** For those whose bank is not here, and for when none can be reached. */
function Transfer({ view, held }: { view: CustomerView; held: Held | undefined }) {
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

/** Where nobody can pay at once, this is the faster way. */
function AtTheDesk() {
  const t = useTranslations('customer.pay.desk')
  return (
    <Card id="desk" title={t('title')}>
      <p className="text-ink-soft -mt-3 max-w-[60ch]">{t.rich('text', useCallLink())}</p>
    </Card>
  )
}

/** On the way to the bank: by script, else by the browser's own refresh, else by the link. */
function Leaving({ url }: { url: string }) {
  const t = useTranslations('customer.pay.leaving')
  const link = useCustomerLinks()
  useEffect(() => {
    window.location.assign(url)
  }, [url])
  return (
    <Card>
      <noscript>
        <meta httpEquiv="refresh" content={`1;url=${url}`} />
      </noscript>
      <p role="status" className="text-lead">
        {t('text')}
      </p>
      <a
        href={url}
        rel="noreferrer"
        className={`${buttonStyle('primary')} min-h-16 text-lg sm:justify-self-start sm:px-10`}
      >
        {t('go')}
        <Icon name="arrow-right" />
      </a>
      {/* Loads the page anew, so that what was begun is not begun again. */}
      <PageLink
        to={link('bank-links')}
        reloadDocument
        className={`${buttonStyle('quiet')} justify-self-start`}
      >
        {t('back')}
      </PageLink>
    </Card>
  )
}
