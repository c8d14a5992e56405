import { useTranslations } from 'use-intl'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFormats } from '../../use-formats.ts'
import type { AddedService } from './use-driver-services.ts'

type ClosingProps = {
  price: number
  deposit: number
  /** What cancelling would cost; 0 while it is free. */
  cancelFee: number
  /** What follows from who drives. */
  added: readonly AddedService[]
  /** The page is about to leave for the booking that was made. */
  isBooked: boolean
}

/** What the law wants said before the order, the total, and beside it the button that obliges to pay it. */
export function Closing({ added, isBooked, ...terms }: ClosingProps) {
  const t = useTranslations('client.legal')
  return (
    <section className="bg-surface shadow-card grid gap-5 rounded-2xl p-5 sm:p-7">
      <h2 className="text-h3">{t('title')}</h2>
      <DriverFees added={added} />
      <LegalNotes {...terms} />
      <OrderButtons price={terms.price} isBooked={isBooked} />
    </section>
  )
}

/** Why the price is another than in the step before; told when it comes about. */
function DriverFees({ added }: Pick<ClosingProps, 'added'>) {
  const t = useTranslations('client.drivers')
  const { money } = useFormats()
  return (
    <div role="status" className="empty:hidden">
      {added.length > 0 && (
        <Notice tone="info">
          {added.map(({ id, name, price, youngDriverAge }) => (
            <p key={id}>
              {youngDriverAge === null
                ? t('addedDriver', { service: name, amount: money(price) })
                : t('addedYoung', { service: name, amount: money(price), age: youngDriverAge })}
            </p>
          ))}
        </Notice>
      )}
    </div>
  )
}

export function LegalNotes({ price, deposit, cancelFee }: Omit<ClosingProps, 'added' | 'isBooked'>) {
  const t = useTranslations('client.legal')
  const { money } = useFormats()
  const notes = [
    t('finalPrice', { amount: money(price) }),
    ...(deposit > 0 ? [t('deposit', { amount: money(deposit) })] : []),
    t('noWithdrawal'),
    cancelFee > 0 ? t('lateCancellation', { amount: money(cancelFee) }) : t('cancellation'),
    t('hold'),
  ]
  return (
    <ul className="text-small marker:text-ink-soft grid max-w-[72ch] list-disc gap-2 pl-5">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

/** The order, and below it the request that obliges to nothing. */
function OrderButtons({ price, isBooked }: Pick<ClosingProps, 'price' | 'isBooked'>) {
  const t = useTranslations()
  const { money } = useFormats()
  const button = { sending: t('client.submitting'), disabled: isBooked }
  return (
    <>
      <div className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t pt-5">
        <p className="flex items-baseline gap-3">
          <span className="text-ink-soft">{t('price.total')}</span>
          <strong className="text-price">{money(price)}</strong>
        </p>
        <SubmitButton intent="pay" {...button} className="min-h-16 text-lg max-sm:w-full sm:px-12">
          {t('client.submit')}
        </SubmitButton>
      </div>
      <div className="border-line grid gap-2 border-t pt-5">
        <SubmitButton
          intent="request"
          {...button}
          look="secondary"
          className="max-sm:w-full sm:justify-self-start"
        >
          {t('client.requestByEmail')}
        </SubmitButton>
        <p className="text-ink-soft text-small max-w-[68ch]">{t('client.requestHint')}</p>
      </div>
    </>
  )
}
