import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CustomerView } from '../../../contract/visitor/customer.ts'
import type { Held } from '../../customer/open-page.server.ts'
import { Notice } from '../../ui/notice.tsx'

/** Until when the car waits for the money, or that it waits no longer. */
export function Hold({ view, held }: { view: CustomerView; held: Held | undefined }) {
  const t = useTranslations('customer.home')
  if (view.isCancelled || view.isPaid) return null
  if (!view.isHeld) {
    return <Notice tone="warning">{view.isRequest ? t('requestExpired') : t('holdExpired')}</Notice>
  }
  if (view.isRequest && view.money.rentDue === 0) return null
  if (view.isRequest && view.status === 'OPEN') {
    if (!held?.confirmedUntil) return <Notice tone="info">{t('holdRequest')}</Notice>
    const { until: time, confirmedUntil: until } = held
    return <Notice tone="warning">{t('holdUnconfirmed', { time, until, email: view.email })}</Notice>
  }
  return held ? (
    <Notice tone="info">
      <p>{t('hold', { time: held.until })}</p>
      <Countdown leftMs={held.endsAt - Number(held.sentAt)} />
    </Notice>
  ) : null
}

const SHOWN_BELOW_MS = 60 * 60_000

/** Runs in the browser only, and only for the last hour; at its end the page asks how things stand. */
function Countdown({ leftMs }: { leftMs: number }) {
  const t = useTranslations('customer.home')
  const [left, setLeft] = useState<number>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const end = performance.now() + leftMs
    const timer = setInterval(() => {
      const rest = end - performance.now()
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      clearInterval(timer)
      void revalidate()
    }, 1000)
    return () => clearInterval(timer)
  }, [leftMs, revalidate])
  if (left === undefined || left > SHOWN_BELOW_MS) return null
  return (
    <p role="timer" className="text-h3 tabular-nums">
      {t('holdLeft', { time: minutesAndSeconds(left) })}
    </p>
  )
}

function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
