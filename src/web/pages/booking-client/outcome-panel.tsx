import { useTranslations } from 'use-intl'
import { useWriteLink } from '../../ui/email-link.tsx'
import { FaultLink } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCallLink } from '../../ui/phone.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFormats } from '../../use-formats.ts'
import { type FieldFault, placeOf } from './client-fields.ts'
import type { ChangedPrice, Outcome } from './outcome.ts'

/** Every fault with a way to its field. */
export function ErrorSummary(props: { faults: readonly FieldFault[]; words: (fault: FieldFault) => string }) {
  const t = useTranslations('client')
  return (
    <Notice tone="danger">
      <h2 className="text-h3">{t('errorsTitle', { count: props.faults.length })}</h2>
      <ul className="grid list-disc gap-1 pl-5">
        {props.faults.map((fault) => {
          const { driver } = placeOf(fault.name)
          const whose = driver === undefined ? '' : `${t('drivers.heading', { number: driver + 1 })}: `
          return (
            <li key={fault.name}>
              <FaultLink field={fault.name} className="py-0.5 align-top">
                {whose + props.words(fault)}
              </FaultLink>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

/** The new price beside the old one, and the order at the new one in one press. */
export function PriceChanged({
  changed,
  intent,
  form,
}: {
  changed: ChangedPrice
  intent: Outcome['intent']
  /** The id of the form that holds the order. */
  form: string
}) {
  const client = useTranslations('client')
  const t = useTranslations('client.priceChanged')
  const { money } = useFormats()
  const isPrice = !changed.deposit || changed.before !== changed.after
  const amount = money(changed.quote.price)
  const atNewPrice = intent === 'pay' ? t('accept', { amount }) : t('acceptRequest', { amount })
  const atSamePrice = intent === 'pay' ? client('submit') : client('requestByEmail')
  const words = isPrice ? atNewPrice : atSamePrice
  return (
    <Notice tone="warning" isUrgent>
      <h2 className="text-h3">{isPrice ? t('title') : t('depositTitle')}</h2>
      {isPrice && <p>{t('text', { before: money(changed.before), after: money(changed.after) })}</p>}
      {changed.deposit && (
        <p>{t('deposit', { before: money(changed.deposit.before), after: money(changed.deposit.after) })}</p>
      )}
      <SubmitButton intent={intent} form={form} sending={words} className="justify-self-start">
        {words}
      </SubmitButton>
    </Notice>
  )
}

const asksPeople = new Set<Outcome['code']>([
  'cannot_book_online',
  'too_many_unpaid',
  'too_many_unpaid_today',
])

/** A failure that has only a sentence; it says what to do next. */
export function Failure({ outcome: { code, sentence } }: { outcome: Outcome }) {
  const t = useTranslations('errors')
  const { phone, call } = useCallLink()
  const { email, write } = useWriteLink()
  if (!asksPeople.has(code)) {
    return (
      <Notice tone="danger" isUrgent>
        {sentence ?? t(code)}
      </Notice>
    )
  }
  return (
    <Notice tone="danger" isUrgent>
      <p>{sentence}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {call(phone)}
        {write(email)}
      </p>
    </Notice>
  )
}
