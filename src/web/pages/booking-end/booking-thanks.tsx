import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerBookingAnswer } from '../../../contract/visitor/steps.ts'
import { Journey } from '../../booking/summary/journey.tsx'
import { lineNames, PriceLines } from '../../booking/summary/price-lines.tsx'
import { PriceTotal } from '../../booking/summary/price-summary.tsx'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { useCustomerLinks } from '../../customer/customer-links.ts'
import { SimulatedNotice } from '../../customer/simulated-notice.tsx'
import { usePaths } from '../../locale.ts'
import { Button, ButtonLink, buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { NextSteps } from './next-steps.tsx'

export type BookingThanksData = {
  booking: CustomerBookingAnswer
  /** On Tallinn's clocks; undefined when the car is kept without end, or no longer. */
  heldUntil: string | undefined
  /** Until when it is kept once the letter is answered; undefined when there is nothing to answer. */
  confirmedUntil: string | undefined
  serviceNames: [number, string][]
}

export function BookingThanks({ booking, heldUntil, confirmedUntil, serviceNames }: BookingThanksData) {
  const t = useTranslations('end')
  const to = usePaths()
  const link = useCustomerLinks()
  return (
    <div className="booking-end">
      {/* The road is where the sky ends. */}
      <div className="bg-[linear-gradient(to_top,var(--color-ground)_calc(9.8%-5px),var(--color-sky)_0)] print:hidden">
        <CarOnRoad image={booking.car.imageNames[0]} carClassName="w-72 sm:w-104" className="pt-10" />
      </div>
      <div className="page-width grid gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 lg:py-12">
        <div className="grid content-start gap-10">
          <Opening booking={booking} heldUntil={heldUntil} confirmedUntil={confirmedUntil} />
          {booking.isCancelled ? null : <NextSteps booking={booking} />}
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
        <Receipt booking={booking} serviceNames={serviceNames} />
      </div>
    </div>
  )
}

const emphasized = (words: ReactNode) => <strong className="break-words">{words}</strong>

type HoldProps = Omit<BookingThanksData, 'serviceNames'>

/** Thanks, the number, and what holds right now. */
function Opening({ booking, ...held }: HoldProps) {
  const t = useTranslations('end')
  const { isCancelled, isRequest } = booking
  const title = useRef<HTMLHeadingElement>(null)
  const isArrival = useNavigationType() !== NavigationType.Pop
  // The button that was pressed is gone: without this a screen reader would say nothing of how it ended.
  const arrive = useEffectEvent(() => {
    if (isArrival) title.current?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [])
  return (
    <header className="grid gap-4">
      <p className="text-ink-soft font-semibold tabular-nums">{t('number', { number: booking.number })}</p>
      <h1 ref={title} tabIndex={-1} className="text-h1 outline-none">
        {isCancelled ? t('titleCancelled') : isRequest ? t('titleRequest') : t('title')}
      </h1>
      {isCancelled ? null : (
        <>
          <p className="text-lead max-w-[60ch]">
            {t.rich('emailSent', { email: booking.email, address: emphasized })}
          </p>
          <SimulatedNotice />
          <Hold booking={booking} {...held} />
        </>
      )}
    </header>
  )
}

function Hold({ booking, heldUntil, confirmedUntil }: HoldProps) {
  const t = useTranslations('end')
  const holdOfRequest = () => {
    if (!booking.isHeld) return t('requestNotHeld')
    if (!heldUntil) return null
    return confirmedUntil
      ? t('holdUnconfirmed', { time: heldUntil, until: confirmedUntil, email: booking.email })
      : t('holdRequest', { time: heldUntil })
  }
  if (booking.isPaid) {
    return <Notice tone="positive">{t('paid')}</Notice>
  }
  if (booking.isRequest) {
    return (
      <Notice tone="info">
        <p>{t('requestNext')}</p>
        <p className="empty:hidden">{holdOfRequest()}</p>
      </Notice>
    )
  }
  if (!booking.isHeld) {
    return <Notice tone="warning">{t('holdExpired')}</Notice>
  }
  return heldUntil ? <Notice tone="info">{t('hold', { time: heldUntil })}</Notice> : null
}

function Receipt({ booking, serviceNames }: Pick<BookingThanksData, 'booking' | 'serviceNames'>) {
  const t = useTranslations('price')
  return (
    <aside
      aria-label={t('summary')}
      className="bg-surface shadow-card grid content-start gap-5 self-start rounded-2xl p-5"
    >
      <h2 className="text-h3">{booking.car.name}</h2>
      <Journey rent={booking.rent} back={booking.return} />
      <div className="border-line border-t pt-5">
        <PriceLines lines={booking.lines} names={lineNames(booking, serviceNames)} />
      </div>
      <PriceTotal quote={booking} />
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
