import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CustomerBookingAnswer } from '../../../contract/visitor/steps.ts'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useFormats } from '../../use-formats.ts'

/** From the order to the key, along the road: amber is what has been driven. */
export function NextSteps({ booking }: { booking: CustomerBookingAnswer }) {
  const t = useTranslations('end')
  const { money, ofLabel } = useFormats()
  const link = useCustomerLinks()
  const { isPaid, isRequest, price, rent } = booking
  const isSigned = booking.status === 'SIGNED'
  return (
    <section className="grid gap-6">
      <h2 className="text-h2">{t('nextTitle')}</h2>
      <ol className="journey">
        <Step title={t('next.pay.title')} text={t('next.pay.text')} isDone={isPaid}>
          {isRequest ? null : (
            <StepLink look="primary" to={link('bank-links')}>
              {t('pay', { amount: money(price) })}
            </StepLink>
          )}
        </Step>
        <Step title={t('next.documents.title')} text={t('next.documents.text')} isDone={isSigned}>
          <StepLink to={link('upload-documents')}>{t('next.documents.title')}</StepLink>
        </Step>
        <Step title={t('next.sign.title')} text={t('next.sign.text')} isDone={isSigned}>
          <StepLink to={link('sign')}>{t('next.sign.title')}</StepLink>
        </Step>
        <Step
          title={t('next.key.title')}
          text={t('next.key.text', { place: rent.place, time: ofLabel(rent.at) })}
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

type StepLinkProps = { to: string; look?: 'primary' | 'quiet'; children: string }

function StepLink({ to, look = 'quiet', children }: StepLinkProps) {
  return (
    <PageLink to={to} className={buttonStyle(look)}>
      {children}
    </PageLink>
  )
}
