import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Stop } from '../../../contract/visitor/steps.ts'
import { OPEN_DAYS } from '../../../domain/booking/links.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { labelFrom } from '../../../domain/calendar/wall-clock.ts'
import { Journey } from '../../booking/summary/journey.tsx'
import { ResendForm } from '../../customer/link-needed.tsx'
import { usePaths } from '../../locale.ts'
import { useRootData } from '../../root-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReachUs } from '../../ui/reach-us.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

type ListedBooking = {
  number: string
  isCancelled: boolean
  car: string
  image: string | undefined
  rent: Stop
  back: Stop
}

type MyBookings = {
  /** What the code of a letter is worth, where there is one. */
  letter: 'none' | 'good' | 'dead'
  bookings: ListedBooking[]
  now: string
}

/** What this browser holds, and how to open the rest. */
export function BookingList({ letter, bookings, now }: MyBookings) {
  const t = useTranslations('myBookings')
  const to = usePaths()
  const hasMail = useRootData()?.parts.mail !== 'off'
  if (letter === 'good') return <OpenAll />
  return (
    <div className="grid gap-10">
      <header className="grid gap-3">
        <h1 className="text-h1">{t('title')}</h1>
        <p className="text-lead text-ink-soft">{t(bookings.length > 0 ? 'lead' : 'none')}</p>
      </header>
      {letter === 'dead' ? <Notice tone="warning">{t('dead')}</Notice> : null}
      {bookings.length > 0 ? (
        <>
          <ul className="grid gap-5">
            {bookings.map((booking) => (
              <OneBooking key={booking.number} booking={booking} now={now} />
            ))}
          </ul>
          <div className="grid justify-items-start gap-3">
            <p>{t('again')}</p>
            <ButtonLink to={to('index')} look="secondary">
              {t('againButton')}
            </ButtonLink>
          </div>
        </>
      ) : null}
      <section aria-labelledby="more" className="grid gap-5">
        <div className="grid max-w-[60ch] gap-2">
          <h2 id="more" className="text-h3">
            {t('moreTitle')}
          </h2>
          {hasMail ? <p>{t('more')}</p> : null}
        </div>
        {hasMail ? <ResendForm /> : <ReachUs />}
      </section>
    </div>
  )
}

function OpenAll() {
  const t = useTranslations('myBookings')
  return (
    <div className="grid gap-6">
      <h1 className="text-h1">{t('openTitle')}</h1>
      <p className="text-lead text-ink-soft max-w-[60ch]">{t('openText', { days: OPEN_DAYS })}</p>
      <Form method="post">
        <SubmitButton
          intent="open"
          sending={t('opening')}
          className="min-h-16 text-lg max-sm:w-full sm:px-12"
        >
          {t('openButton')}
        </SubmitButton>
      </Form>
    </div>
  )
}

function OneBooking({ booking, now }: { booking: ListedBooking; now: string }) {
  const t = useTranslations('myBookings')
  const to = usePaths()
  const { number, car, image, rent, back, isCancelled } = booking
  const isOver = labelFrom(back.at) < labelOf(new Date(now))
  return (
    <li className="bg-surface shadow-card grid overflow-hidden rounded-2xl sm:grid-cols-[14rem_1fr]">
      <div className="bg-sky flex items-end">
        <CarOnRoad image={image} carClassName="w-48" className="w-full pt-4" />
      </div>
      <div className="grid content-start gap-4 p-5 sm:p-6">
        <div>
          <h2 className="text-h3">{car}</h2>
          <p className="text-ink-soft text-small">
            {t('booking', { number })}
            {isCancelled ? ` · ${t('cancelled')}` : isOver ? ` · ${t('over')}` : null}
          </p>
        </div>
        <Journey rent={rent} back={back} />
        <ButtonLink
          to={`${to('documents')}?booking=${number}`}
          look={isCancelled || isOver ? 'secondary' : 'primary'}
          className="sm:justify-self-start"
        >
          {t('open')}
          <span className="sr-only"> {t('booking', { number })}</span>
        </ButtonLink>
      </div>
    </li>
  )
}
