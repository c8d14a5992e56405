import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { Card, TaskPage } from '../../customer/customer-page.tsx'
import { DonePanel } from '../../customer/done-panel.tsx'
import { Waiting } from '../../customer/waiting.tsx'
import { usePaths } from '../../locale.ts'
import { ButtonLink, buttonStyle } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice, Outcome } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useCallLink } from '../../ui/phone.tsx'
import { Hold } from '../documents/hold.tsx'
import type { PayPageAnswer, PayProblem } from './answer-payment.server.ts'
import { PayWays, type PayWaysProps } from './pay-ways.tsx'

type PaymentProps = PayWaysProps & { answer: PayPageAnswer | undefined }

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
  const { money } = view
  if (view.isCancelled && money.rentDue === 0) {
    return <Notice tone="info">{t('frame.cancelled')}</Notice>
  }
  if (money.isUnderWay) {
    return (
      <UnderWay isSame={Boolean(answer && 'checked' in answer && answer.checked === 'same')}>
        <PayWays view={view} ways={ways} held={undefined} />
      </UnderWay>
    )
  }
  if (view.isRequest && view.status === 'OPEN') {
    return <Notice tone="info">{t('pay.paid.request')}</Notice>
  }
  const isRentPaid = money.rentDue === 0
  const isOpen = !isRentPaid || money.depositOpen > 0
  return (
    <>
      {isOpen && money.isGivenUp ? <GivenUp /> : null}
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
      {isOpen ? <PayWays view={view} ways={ways} held={isRentPaid ? undefined : held} /> : null}
    </>
  )
}

/** Back from the bank without having paid. */
function GivenUp() {
  const t = useTranslations('customer.pay.givenUp')
  return (
    <Notice tone="warning">
      <h2 className="text-h3">{t('title')}</h2>
      <p>{t('text')}</p>
    </Notice>
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
