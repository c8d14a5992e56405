import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerView, PayWays as Ways } from '../../../contract/visitor/customer.ts'
import { Journey } from '../../booking/summary/journey.tsx'
import { lineNames, PriceLines } from '../../booking/summary/price-lines.tsx'
import { PriceTotal } from '../../booking/summary/price-summary.tsx'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import type { Held } from '../../customer/open-page.server.ts'
import { SimulatedNotice } from '../../customer/simulated-notice.tsx'
import { usePaths } from '../../locale.ts'
import { Button, ButtonLink, buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { useFormats } from '../../use-formats.ts'
import { PayWays } from '../bank-links/pay-ways.tsx'
import { Hold } from '../documents/hold.tsx'
import { MoneyState } from '../documents/money-state.tsx'
import { NextSteps } from './next-steps.tsx'

export type BookingThanksData = {
  view: CustomerView
  held: Held | undefined
  ways: Ways | undefined
  serviceNames: [number, string][]
}

/** Asked by e-mail, and nobody has answered yet. */
const isAsking = ({ isRequest, status }: CustomerView): boolean => isRequest && status === 'OPEN'

/** Ordered, and the money is what it waits for. */
export const isToPay = (view: CustomerView): boolean =>
  !view.isCancelled && !isAsking(view) && !view.money.isUnderWay && view.money.rentDue > 0

/** What follows the order: first the payment, and thanks when there is nothing left to pay. */
export function BookingThanks({ view, held, ways, serviceNames }: BookingThanksData) {
  const t = useTranslations('end')
  const to = usePaths()
  const link = useCustomerLinks()
  const isPaying = isToPay(view)
  return (
    <div className="booking-end">
      {/* The road is where the sky ends. Whoever has to pay sees that first. */}
      {isPaying ? null : (
        <div className="bg-[linear-gradient(to_top,var(--color-ground)_calc(9.8%-5px),var(--color-sky)_0)] print:hidden">
          <CarOnRoad image={view.car.imageNames[0]} carClassName="w-72 sm:w-104" className="pt-10" />
        </div>
      )}
      <div className="page-width grid gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 lg:py-12">
        <div className="grid content-start gap-8">
          <Opening view={view} held={held} />
          {isPaying ? (
            <div className="grid gap-5 print:hidden">
              <PayWays view={view} held={held} ways={ways} isAmountSaid />
              <Sent view={view} />
              <SimulatedNotice of="bank" />
              <SimulatedNotice />
            </div>
          ) : null}
          {view.isCancelled ? null : <NextSteps view={view} isPaying={isPaying} />}
          <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
            <PageLink to={link('documents')} className={buttonStyle('quiet')}>
              {t('openDocuments')}
            </PageLink>
            <ButtonLink to={to('index')} look="quiet">
              {t('backHome')}
            </ButtonLink>
            <PrintButton />
          </p>
        </div>
        <div className="grid content-start gap-5">
          <Receipt view={view} serviceNames={serviceNames} />
          {isPaying || isAsking(view) ? null : <MoneyState view={view} />}
        </div>
      </div>
    </div>
  )
}

const emphasized = (words: ReactNode) => <strong className="break-words">{words}</strong>

type OpeningProps = Pick<BookingThanksData, 'view' | 'held'>

/** The number, what is left to do or that all is done, and what holds right now. */
function Opening({ view, held }: OpeningProps) {
  const t = useTranslations('end')
  const words = useTitle(view)
  const title = useRef<HTMLHeadingElement>(null)
  const isArrival = useNavigationType() !== NavigationType.Pop
  // The button that was pressed is gone: without this a screen reader would say nothing of how it ended.
  const arrive = useEffectEvent(() => {
    if (isArrival) title.current?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [])
  return (
    <header className="grid gap-4">
      <p className="text-ink-soft font-semibold">{t('number', { number: view.number })}</p>
      <h1 ref={title} tabIndex={-1} className="text-h1 outline-none">
        {words}
      </h1>
      {view.isCancelled ? null : (
        <>
          <State view={view} held={held} />
          {isToPay(view) ? null : (
            <>
              <Sent view={view} />
              <SimulatedNotice />
            </>
          )}
        </>
      )}
    </header>
  )
}

function Sent({ view }: { view: CustomerView }) {
  const t = useTranslations('end')
  return (
    <p className="text-lead max-w-[60ch]">
      {t.rich('emailSent', { email: view.email, address: emphasized })}
    </p>
  )
}

function useTitle(view: CustomerView): string {
  const t = useTranslations('end')
  const { money } = useFormats()
  const pay = useTranslations('customer.pay.underWay')
  if (view.isCancelled) return t('titleCancelled')
  if (isAsking(view)) return t('titleRequest')
  if (view.money.isUnderWay) return pay('title')
  return isToPay(view) ? t('titlePay', { amount: money(view.money.rentDue) }) : t('title')
}

/** What holds right now. */
function State({ view, held }: OpeningProps) {
  const t = useTranslations('end')
  const link = useCustomerLinks()
  if (view.money.isUnderWay) {
    return (
      <Notice tone="info">
        <p>{t('underWay')}</p>
        <ButtonLink to={link('bank-links')} look="quiet" className="justify-self-start">
          {t('underWayLink')}
        </ButtonLink>
      </Notice>
    )
  }
  if (isAsking(view)) return <Request view={view} held={held} />
  if (isToPay(view)) return <Hold view={view} held={held} />
  return <Notice tone="positive">{view.money.paid > 0 ? t('paid') : t('nothingToPay')}</Notice>
}

function Request({ view, held }: OpeningProps) {
  const t = useTranslations('end')
  const holdOfRequest = () => {
    if (!view.isHeld) return t('requestNotHeld')
    if (!held) return null
    return held.confirmedUntil
      ? t('holdUnconfirmed', { time: held.until, until: held.confirmedUntil, email: view.email })
      : t('holdRequest', { time: held.until })
  }
  return (
    <Notice tone="info">
      <p>{t('requestNext')}</p>
      <p className="empty:hidden">{holdOfRequest()}</p>
    </Notice>
  )
}

function Receipt({ view, serviceNames }: Pick<BookingThanksData, 'view' | 'serviceNames'>) {
  const t = useTranslations('price')
  return (
    <aside
      aria-label={t('summary')}
      className="bg-surface shadow-card grid content-start gap-5 self-start rounded-2xl p-5"
    >
      <h2 className="text-h3">{view.car.name}</h2>
      <Journey rent={view.rent} back={view.return} />
      <div className="border-line border-t pt-5">
        <PriceLines lines={view.lines} names={lineNames(view, serviceNames)} />
      </div>
      <PriceTotal quote={view} />
    </aside>
  )
}

function PrintButton() {
  const t = useTranslations('common')
  const isHydrated = useHydrated()
  return (
    <Button look="quiet" onClick={() => window.print()} hidden={!isHydrated}>
      <Icon name="document" />
      {t('print')}
    </Button>
  )
}
