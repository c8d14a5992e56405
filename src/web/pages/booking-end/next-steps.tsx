import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerBookingAnswer } from '../../../contract/visitor/steps.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { useFormats } from '../../use-formats.ts'

/** From the order to the key, along the road: amber is what has been driven. */
export function NextSteps({ booking }: { booking: CustomerBookingAnswer }) {
  const t = useTranslations('end')
  const { money } = useFormats()
  const { isPaid, isRequest, links, status } = booking
  const isSigned = status === 'SIGNED'
  const canPay = !isPaid && !isRequest
  return (
    <section className="grid gap-6">
      <h2 className="text-h2">{t('nextTitle')}</h2>
      <ol className="journey">
        <Step title={t('next.pay.title')} text={t('next.pay.text')} isDone={isPaid}>
          {canPay && links['bank-links'] ? (
            <Link to={links['bank-links']} className={buttonStyle('primary')}>
              {t('pay', { amount: money(booking.price) })}
            </Link>
          ) : null}
        </Step>
        <Step title={t('next.documents.title')} text={t('next.documents.text')} isDone={isSigned}>
          <StepLink to={links['upload-documents']} label={t('next.documents.title')} isDone={isSigned} />
        </Step>
        <Step title={t('next.sign.title')} text={t('next.sign.text')} isDone={isSigned}>
          <StepLink to={links.sign} label={t('next.sign.title')} isDone={isSigned} />
        </Step>
        <KeyStep booking={booking} />
      </ol>
    </section>
  )
}

function KeyStep({ booking }: { booking: CustomerBookingAnswer }) {
  const t = useTranslations('end.next.key')
  const { ofLabel } = useFormats()
  const { place, at } = booking.rent
  return <Step title={t('title')} text={t('text', { place, time: ofLabel(at) })} isDone={false} />
}

function Step(props: { title: string; text: string; isDone: boolean; children?: ReactNode }) {
  const t = useTranslations('end')
  return (
    <li className={`grid justify-items-start gap-1 ${props.isDone ? '' : '[&::before]:bg-surface'}`}>
      <h3 className="text-h3">
        {props.title}
        {props.isDone ? <span className="text-positive font-medium"> · {t('done')}</span> : null}
      </h3>
      <p className="text-ink-soft max-w-[56ch]">{props.text}</p>
      <div className="mt-1 empty:hidden print:hidden">{props.children}</div>
    </li>
  )
}

function StepLink({ to, label, isDone }: { to: string | undefined; label: string; isDone: boolean }) {
  return to && !isDone ? (
    <Link to={to} className={buttonStyle('quiet')}>
      {label}
    </Link>
  ) : null
}
