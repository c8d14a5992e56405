import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import type { StepName } from '../../../domain/booking/customer-steps.ts'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useFormats } from '../../use-formats.ts'

/** From the order to the key, along the road: amber is what has been driven. A payment that stands above is not repeated. */
export function NextSteps({ view, isPaying }: { view: CustomerView; isPaying: boolean }) {
  const t = useTranslations('end')
  const { money, ofLabel } = useFormats()
  const link = useCustomerLinks()
  const { rent } = view
  const { depositOpen, depositDue } = view.money
  const stateOf = (name: StepName) => view.steps.find((step) => step.name === name)?.state
  const isDone = (name: StepName) => stateOf(name) === 'done'
  /** What is done by someone else, or after something else, has no button. */
  const isDoable = (name: StepName) => stateOf(name) === 'now'
  return (
    <section className="grid gap-6">
      <h2 className="text-h2">{t(isPaying ? 'nextTitlePaying' : 'nextTitle')}</h2>
      <ol className="journey">
        {isPaying ? null : (
          <Step
            title={t('next.pay.title')}
            text={isDone('payment') ? t('next.pay.done') : t('next.pay.text')}
            isDone={isDone('payment')}
          />
        )}
        {depositOpen > 0 ? (
          <Step title={t('next.deposit.title', { amount: money(depositOpen) })} text={t('next.deposit.text')}>
            {depositDue > 0 && isDoable('deposit') ? (
              <StepLink to={link('bank-links')}>{t('next.deposit.link')}</StepLink>
            ) : null}
          </Step>
        ) : null}
        <Step title={t('next.documents.title')} text={t('next.documents.text')} isDone={isDone('documents')}>
          {isDoable('documents') ? (
            <StepLink to={link('upload-documents')}>{t('next.documents.title')}</StepLink>
          ) : null}
        </Step>
        <Step title={t('next.sign.title')} text={t('next.sign.text')} isDone={isDone('contract')}>
          {isDoable('contract') ? <StepLink to={link('sign')}>{t('next.sign.title')}</StepLink> : null}
        </Step>
        <Step
          title={t('next.key.title')}
          text={t(view.isReminderAhead ? 'next.key.text' : 'next.key.textSoon', {
            place: rent.place,
            time: ofLabel(rent.at),
          })}
        />
      </ol>
    </section>
  )
}

/** `children`: the way to do it, until it is done. */
function Step(props: { title: string; text: string; isDone?: boolean; children?: ReactNode }) {
  const t = useTranslations('end')
  return (
    <li className={`grid justify-items-start gap-1 ${props.isDone ? '' : '[&::before]:bg-surface'}`}>
      <h3 className="text-h3">
        {props.title}
        {props.isDone ? <span className="text-positive font-medium"> · {t('done')}</span> : null}
      </h3>
      <p className="text-ink-soft max-w-[56ch]">{props.text}</p>
      <div className="mt-1 empty:hidden print:hidden">{props.isDone ? null : props.children}</div>
    </li>
  )
}

function StepLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink to={to} className={buttonStyle('quiet')}>
      {children}
    </PageLink>
  )
}
