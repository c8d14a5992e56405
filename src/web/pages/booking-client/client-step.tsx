import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ChosenCarAnswer } from '../../../contract/visitor/steps.ts'
import { BesideSummary } from '../../booking/summary/beside-summary.tsx'
import { InTurn } from '../../ui/in-turn.tsx'
import type { ChosenCar } from '../booking-services/chosen-car.ts'
import { queryFromServices } from '../booking-services/service-choice.ts'
import { TakenCar } from '../booking-services/taken-car.tsx'
import { AdditionalDrivers } from './additional-drivers.tsx'
import { useFaultWords } from './fault-words.ts'
import { FieldStatesProvider } from './form-fields.tsx'
import { orderText } from './order.ts'
import { Closing } from './order-buttons.tsx'
import type { ChangedPrice, Outcome } from './outcome.ts'
import { ErrorSummary, Failure, PriceChanged } from './outcome-panel.tsx'
import {
  CompanySection,
  Consents,
  DriverSection,
  RenterKind,
  RenterSection,
  TripSection,
} from './person-sections.tsx'
import { keep, recall } from './tab-memory.ts'
import { useClientForm } from './use-client-form.ts'
import { useDriverServices } from './use-driver-services.ts'

type ClientStepProps = ChosenCar & {
  /** The fields' first values, from what was typed before. */
  values: Record<string, string>
  freshKey: string
  outcome: Outcome | undefined
  isBooked: boolean
}

const FORM = 'registration'

export function ClientStep(props: ClientStepProps) {
  const { form, instead, carStep, outcome } = props
  const t = useTranslations('client')
  const panel = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLFormElement>(null)
  const words = useFaultWords()
  const drivers = driversChosen(props.answer)
  const watched = useClientForm(fields, form.rentDay, outcome, drivers)
  const { answer, added, follow } = useDriverServices({
    chosen: props.answer,
    orderQuery: props.orderQuery,
    rentDay: form.rentDay,
    form: fields,
    typed: outcome?.typed,
  })
  const { changed, quote, order, key } = useOrder({ ...props, answer })
  // Who was taken out no longer drives.
  const followDrivers = useEffectEvent(follow)
  const named = watched.drivers.added.length
  // oxlint-disable-next-line react/exhaustive-deps -- The number is what it waits for.
  useEffect(() => followDrivers(), [named])
  useEffect(() => {
    if (outcome || watched.tries > 0) panel.current?.focus()
  }, [outcome, watched.tries])

  const errors = new Map(watched.faults.map((fault) => [fault.name, words(fault)]))
  const isTold = watched.tries > 0 || outcome?.code === 'invalid'
  return (
    <BesideSummary
      answer={{ ...answer, quote, coupons: changed?.coupons ?? answer.coupons }}
      carStep={carStep}
    >
      <div className="grid gap-6">
        <header className="grid gap-2">
          <h1 className="text-h1">{t('title')}</h1>
          <p className="text-ink-soft text-lead max-w-[68ch]">{t('lead')}</p>
        </header>
        <div ref={panel} tabIndex={-1} className="grid gap-4 empty:hidden focus:outline-none">
          {instead ? <TakenCar instead={instead} form={form} carStep={carStep} /> : null}
          {isTold && watched.faults.length > 0 ? (
            <ErrorSummary faults={watched.faults} words={words} />
          ) : (
            <Told outcome={outcome} isTaken={Boolean(instead)} />
          )}
        </div>
        <Form
          id={FORM}
          ref={fields}
          method="post"
          action={`?${props.orderQuery}`}
          noValidate
          onBlur={(event) => {
            watched.onBlur(event)
            follow()
          }}
          onInput={watched.onInput}
          onSubmit={watched.onSubmit}
          className="group/client grid gap-6"
        >
          <input type="hidden" name="order" value={order} />
          <input type="hidden" name="key" value={key} />
          <FieldStatesProvider value={{ values: outcome?.typed ?? props.values, errors }}>
            <RenterKind />
            <InTurn>
              <CompanySection />
            </InTurn>
            <InTurn>
              <RenterSection />
            </InTurn>
            <InTurn>
              <DriverSection />
            </InTurn>
            {/* Not in a turn of its own: the tab may remember drivers that were not sent. */}
            <AdditionalDrivers {...watched.drivers} isChosen={drivers > 0} />
            <InTurn>
              <TripSection isLocker={answer.isLocker} />
            </InTurn>
            <InTurn>
              <Consents />
            </InTurn>
          </FieldStatesProvider>
          <InTurn>
            <Closing
              price={quote.price}
              deposit={quote.deposit}
              cancelFee={answer.cancelFee}
              added={added}
              isBooked={props.isBooked}
            />
          </InTurn>
        </Form>
      </div>
    </BesideSummary>
  )
}

/** How many drivers were taken with the extras: each has a place for a name here. */
const driversChosen = ({ services, options }: ChosenCarAnswer): number =>
  services
    .filter(({ id }) => options.some((option) => option.id === id && option.isPerAdditionalDriver))
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** What is ordered at the price that was told last, under its key. */
function useOrder({ form, seenPrice, answer, freshKey, outcome }: ClientStepProps) {
  const changed = useLastChange(outcome, queryFromServices(answer.services))
  const quote = changed?.quote ?? answer.quote
  const order = orderText(form, answer, {
    car: changed?.carPrice ?? seenPrice,
    total: quote.price,
    deposit: quote.deposit,
  })
  const tried = outcome && outcome.code !== 'price_changed' ? outcome.key : freshKey
  return { changed, quote, order, key: useOrderKey(order, tried) }
}

/** How the last try ended, where that is not told beside the fields. */
function Told({ outcome, isTaken }: { outcome: Outcome | undefined; isTaken: boolean }) {
  if (!outcome || (outcome.code === 'car_taken' && isTaken)) return null
  if (outcome.code === 'invalid' && outcome.faults.length > 0) return null
  if (outcome.changed) return <PriceChanged changed={outcome.changed} intent={outcome.intent} form={FORM} />
  return <Failure outcome={outcome} />
}

/** A new price that was told holds for the tries after it too, whatever they end with, until other services are ordered. */
function useLastChange(outcome: Outcome | undefined, services: string): ChangedPrice | undefined {
  const [last, setLast] = useState({ told: outcome?.changed, services })
  const isNew = outcome?.changed !== undefined && outcome.changed !== last.told
  if (isNew) setLast({ told: outcome.changed, services })
  if (isNew) return outcome.changed
  return last.services === services ? last.told : undefined
}

/**
 * One key for one order: it stays over failed tries and reloads, so that no order is ever made twice, and a new order
 * (another car, a new price) takes the fresh key that came with the page.
 */
function useOrderKey(order: string, fresh: string): string {
  const [kept, setKept] = useState({ order, key: fresh })
  // A fresh key comes with every answer of the server; the one that was begun with holds.
  const begin = useEffectEvent((begun: string) => {
    const tried = recall('booking-key')
    const next = tried?.order === begun ? tried : { order: begun, key: fresh }
    setKept(next)
    keep('booking-key', next)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- The tab's memory can be read only once the page has woken up.
  useEffect(() => begin(order), [order])
  return kept.order === order ? kept.key : fresh
}
