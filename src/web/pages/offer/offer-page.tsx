import { Form, useActionData } from 'react-router'
import { useTranslations } from 'use-intl'
import type { OfferAnswer, OfferView } from '../../../contract/visitor/offer.ts'
import { Journey } from '../../booking/summary/journey.tsx'
import { lineNames, PriceLines } from '../../booking/summary/price-lines.tsx'
import { DeadLink } from '../../ui/dead-link.tsx'
import { useWriteLink } from '../../ui/email-link.tsx'
import { FocusedAnswer, Notice } from '../../ui/notice.tsx'
import { useCallLink } from '../../ui/phone.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFormats } from '../../use-formats.ts'
import { faultsAt } from '../booking-client/client-form-data.ts'
import { useFaultWords } from '../booking-client/fault-words.ts'
import { FieldStatesProvider } from '../booking-client/form-fields.tsx'
import { LegalNotes } from '../booking-client/order-buttons.tsx'
import { ErrorSummary } from '../booking-client/outcome-panel.tsx'
import {
  CompanySection,
  Consents,
  DriverSection,
  RenterKind,
  RenterSection,
} from '../booking-client/person-sections.tsx'

type Refused = Exclude<OfferAnswer, { kind: 'taken' }>
/** How the press ended, and what was typed: nothing of it is lost. */
export type OfferPageAnswer = { answer: Refused; values: Record<string, string> }

type Props = {
  /** Undefined when the link is of no offer. */
  offer: OfferView | undefined
  serviceNames: [number, string][]
}

/** What was offered, what a contract still needs, and the one button that takes it. */
export function OfferPage({ offer, serviceNames }: Props) {
  const t = useTranslations('offer')
  const contact = { ...useCallLink(), ...useWriteLink() }
  const told = useActionData<OfferPageAnswer>()
  if (!offer) return <DeadLink title={t('title')}>{t.rich('unknown', contact)}</DeadLink>
  if (offer.state === 'taken') return <DeadLink title={t('title')}>{t.rich('taken', contact)}</DeadLink>
  if (offer.state !== 'open' || told?.answer.kind === 'closed') {
    return <DeadLink title={t('title')}>{t.rich('gone', contact)}</DeadLink>
  }
  const now = told?.answer.kind === 'new_price' ? told.answer : offer
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <CarOnRoad image={offer.image} carClassName="w-56 sm:w-72" className="pt-4" />
        <h1 className="text-h1">{t('title')}</h1>
        <p className="text-lead text-ink-soft">{t('lead', { name: offer.firstName })}</p>
      </header>
      <Offered offer={{ ...offer, ...now }} serviceNames={serviceNames} />
      <TakeForm offer={{ ...offer, ...now }} told={told} />
    </div>
  )
}

function Offered({ offer, serviceNames }: { offer: OfferView; serviceNames: [number, string][] }) {
  const t = useTranslations('offer')
  const price = useTranslations('price')
  const { money, sentenceOfLabel } = useFormats()
  const until = sentenceOfLabel(offer.until)
  return (
    <section aria-labelledby="offered" className="bg-surface shadow-card grid gap-6 rounded-2xl p-5 sm:p-7">
      <h2 id="offered" className="text-h2">
        {offer.car}
      </h2>
      <p className="max-w-[60ch]">
        {offer.isHeld ? t('held', { until }) : t('notHeld', { until, group: offer.group })}
      </p>
      {offer.message ? (
        <blockquote className="border-brand border-l-4 pl-4">{offer.message}</blockquote>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-10">
        <Journey rent={offer.rent} back={offer.return} />
        <div className="grid content-start gap-4">
          <PriceLines lines={offer.lines} names={lineNames(offer, serviceNames)} />
          <p className="border-line flex items-baseline justify-between gap-3 border-t pt-3">
            <span>{price('total')}</span>
            <strong className="text-price">{money(offer.price)}</strong>
          </p>
        </div>
      </div>
    </section>
  )
}

function TakeForm({ offer, told }: { offer: OfferView; told: OfferPageAnswer | undefined }) {
  const t = useTranslations('offer')
  const words = useFaultWords()
  const faults = told?.answer.kind === 'invalid' ? faultsAt(told.answer.errors, formOf(told.values)) : []
  const errors = new Map(faults.map((fault) => [fault.name, words(fault)]))
  return (
    <Form method="post" noValidate className="group/client grid gap-6">
      <FocusedAnswer of={told} className="grid gap-4 outline-none empty:hidden">
        {faults.length > 0 ? (
          <ErrorSummary faults={faults} words={words} />
        ) : told ? (
          <Refusal answer={told.answer} />
        ) : null}
      </FocusedAnswer>
      <p className="text-lead max-w-[60ch]">{t('fill')}</p>
      <input type="hidden" name="seenPrice" value={offer.price} />
      <FieldStatesProvider value={{ values: told?.values ?? offer.values, errors }}>
        <RenterKind />
        <CompanySection />
        <RenterSection />
        <DriverSection />
        <Consents />
      </FieldStatesProvider>
      <section className="bg-surface shadow-card grid gap-5 rounded-2xl p-5 sm:p-7">
        <LegalNotes price={offer.price} deposit={offer.deposit} cancelFee={offer.cancelFee} />
        <SubmitButton
          intent="take"
          sending={t('taking')}
          className="min-h-16 text-lg max-sm:w-full sm:justify-self-start sm:px-12"
        >
          {t('take')}
        </SubmitButton>
        <p className="text-ink-soft text-small">{t('next')}</p>
      </section>
    </Form>
  )
}

function Refusal({ answer }: { answer: Refused }) {
  const t = useTranslations('offer')
  const problem = useTranslations('errors')
  const { money } = useFormats()
  const call = useCallLink()
  switch (answer.kind) {
    case 'new_price':
      return (
        <Notice tone="warning" isUrgent>
          {t('newPrice', { price: money(answer.price) })}
        </Notice>
      )
    case 'car_gone':
      return (
        <Notice tone="danger" isUrgent>
          <p>{t.rich('carGone', call)}</p>
        </Notice>
      )
    case 'too_many_tries':
      return (
        <Notice tone="danger" isUrgent>
          {problem('too_many_requests')}
        </Notice>
      )
    default:
      return (
        <Notice tone="danger" isUrgent>
          <p>{t.rich('notPossible', call)}</p>
        </Notice>
      )
  }
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}
