import { useTranslations } from 'use-intl'
import type { CustomerView, PayWays } from '../../../contract/visitor/customer.ts'
import { TaskPage } from '../../customer/customer-page.tsx'
import { DonePanel } from '../../customer/done-panel.tsx'
import type { Held } from '../../customer/open-page.server.ts'
import { Notice } from '../../ui/notice.tsx'
import { Hold } from '../documents/hold.tsx'
import { Leaving } from './leaving.tsx'
import type { PayPageAnswer } from './pay-answer.ts'
import { PayForm } from './pay-form.tsx'
import { PayProblemNotice } from './pay-problem.tsx'
import { Transfer } from './transfer.tsx'
import { UnderWay } from './under-way.tsx'

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
  if (answer && 'kind' in answer && answer.kind === 'go_to_bank') {
    return (
      <TaskPage view={view} title={t('leaving.title')}>
        <Leaving url={answer.url} />
      </TaskPage>
    )
  }
  return (
    <TaskPage view={view} title={t('title')} state={view.isPaid ? t('paid.title') : ''}>
      {answer && 'kind' in answer ? <PayProblemNotice answer={answer} /> : null}
      <State {...props} />
    </TaskPage>
  )
}

function State({ view, held, ways, answer }: PaymentProps) {
  const t = useTranslations('customer')
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
        </>
      )}
    </>
  )
}
