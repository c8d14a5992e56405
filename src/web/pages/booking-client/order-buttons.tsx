import { useTranslations } from 'use-intl'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFormats } from '../../use-formats.ts'

type ClosingProps = {
  price: number
  deposit: number
  /** The page is about to leave for the booking that was made. */
  isBooked: boolean
}

/** What the law wants said before the order, the total, and beside it the button that obliges to pay it. */
export function Closing({ price, deposit, isBooked }: ClosingProps) {
  const t = useTranslations('client.legal')
  return (
    <section className="bg-surface shadow-card grid gap-5 rounded-2xl p-5 sm:p-7">
      <h2 className="text-h3">{t('title')}</h2>
      <LegalNotes price={price} deposit={deposit} />
      <OrderButtons price={price} isBooked={isBooked} />
    </section>
  )
}

function LegalNotes({ price, deposit }: Omit<ClosingProps, 'isBooked'>) {
  const t = useTranslations('client.legal')
  const { money } = useFormats()
  const notes = [
    t('finalPrice', { amount: money(price) }),
    ...(deposit > 0 ? [t('deposit', { amount: money(deposit) })] : []),
    t('noWithdrawal'),
    t('cancellation'),
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
function OrderButtons({ price, isBooked }: Omit<ClosingProps, 'deposit'>) {
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
