import { Form } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { Alternatives, OfferedCar } from '../../../contract/visitor/answers.ts'
import { labelFrom } from '../../../domain/calendar/wall-clock.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { pathOf } from '../../../i18n/pages.ts'
import { type BookingForm, fieldsOf, queryFromForm } from '../../booking/booking-form.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CarOnRoad } from '../../ui/road.tsx'
import { useFormats } from '../../use-formats.ts'

type TakenCarProps = { instead: Alternatives; form: BookingForm; carStep: string }

/** Someone else was quicker: what is free for the same time, each one press away, and other days for the same car. */
export function TakenCar({ instead, form, carStep }: TakenCarProps) {
  const t = useTranslations('services.taken')
  const { cars, dates } = instead
  return (
    <section className="grid gap-4">
      <Notice tone="warning" isUrgent>
        <h2 className="text-h3">{t('title')}</h2>
        <p>{cars.length > 0 ? t('text') : t('textNone')}</p>
      </Notice>
      <ul className="grid gap-3 sm:grid-cols-2">
        {cars.map((car) => (
          <li key={car.id} className="grid">
            <OtherCar car={car} carStep={carStep} />
          </li>
        ))}
      </ul>
      <OtherDates dates={dates} form={form} />
      <p>
        <ButtonLink to={carStep} look="quiet">
          {t('allCars')}
        </ButtonLink>
      </p>
    </section>
  )
}

function OtherCar({ car, carStep }: { car: OfferedCar; carStep: string }) {
  const t = useTranslations()
  const { money } = useFormats()
  return (
    <Form
      method="post"
      action={carStep}
      viewTransition
      className="bg-surface shadow-card grid content-between overflow-hidden rounded-2xl"
    >
      <CarOnRoad image={car.imageNames[0]} carClassName="w-3/5" className="pt-4" />
      <div className="flex flex-wrap items-end justify-between gap-3 p-4">
        <p className="grid">
          <span className="font-semibold">{car.name}</span>
          <span className="text-ink-soft text-small">
            {car.group.name}, {t(`common.gearbox.${car.gearbox}`)}
          </span>
          <strong className="text-h3">{money(car.price)}</strong>
        </p>
        <Button type="submit" name="carId" value={car.id} look="secondary">
          {t('cars.choose')}
          <span className="sr-only">: {car.name}</span>
        </Button>
      </div>
    </Form>
  )
}

function OtherDates({ dates, form }: { dates: Alternatives['dates']; form: BookingForm }) {
  const t = useTranslations('services.taken')
  const locale = useLocale()
  const { money } = useFormats()
  if (dates.length === 0) return null
  const day = (label: string) => formatDateTime(labelFrom(label), locale)
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t('dates')}</h3>
      <ul className="grid gap-1">
        {dates.map(({ rentDate, returnDate, fromPrice }) => (
          <li key={rentDate}>
            <ButtonLink
              to={`${pathOf('booking-car', locale)}?${queryFromForm({ ...form, ...fieldsOf({ rentDate, returnDate }) })}`}
              look="quiet"
            >
              {t('option', { from: day(rentDate), to: day(returnDate), amount: money(fromPrice) })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
