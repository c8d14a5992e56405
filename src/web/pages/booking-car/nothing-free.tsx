import { useLocale, useTranslations } from 'use-intl'
import type { Alternatives, CarSearchAnswer } from '../../../contract/visitor/answers.ts'
import { dayOf, parseLabel } from '../../../domain/calendar/wall-clock.ts'
import { formatShortDay, formatTime } from '../../../i18n/format.ts'
import { type BookingForm, fieldsOf, queryFromForm } from '../../booking/booking-form.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { useFormats } from '../../use-formats.ts'
import { Cars } from './car-list.tsx'

type NothingFreeProps = {
  form: BookingForm
  alternatives: Alternatives
  locations: CarSearchAnswer['locations']
  carPath: string
  action: string
}

/** No car for this search: the nearest days with one, and free cars with the other gearbox. */
export function NothingFree({ form, alternatives, locations, carPath, action }: NothingFreeProps) {
  const t = useTranslations('cars')
  return (
    <div className="grid gap-8">
      <div className="bg-surface shadow-card grid gap-6 rounded-2xl p-6 md:p-8">
        <div role="status" className="grid gap-2">
          <h2 className="text-h2">{t(form.gearboxType ? 'nothingFreeGearbox' : 'nothingFree')}</h2>
          <p className="max-w-[68ch]">{t('nothingFreeText')}</p>
        </div>
        {alternatives.dates.length > 0 ? (
          <section className="grid gap-3">
            <h3 className="text-h3">{t('nearestDates')}</h3>
            <ul className="grid gap-3 md:grid-cols-3">
              {alternatives.dates.map((dates) => (
                <li key={dates.rentDate} className="grid">
                  <NearestDates form={form} dates={dates} carPath={carPath} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {alternatives.cars.length > 0 ? (
        <section className="grid gap-4">
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
            <h2 className="text-h2">{t(form.gearboxType ? 'gearboxOnly' : 'otherGroups')}</h2>
            {form.gearboxType ? (
              <PageLink
                to={`${carPath}?${queryFromForm({ ...form, gearboxType: '' })}`}
                className={buttonStyle('quiet')}
              >
                {t('showAnyGearbox')}
              </PageLink>
            ) : null}
          </div>
          <Cars cars={alternatives.cars} chosenCarId={undefined} {...{ locations, action, carPath }} />
        </section>
      ) : null}
    </div>
  )
}

type NearestDatesProps = { form: BookingForm; dates: Alternatives['dates'][number]; carPath: string }

function NearestDates({ form, dates, carPath }: NearestDatesProps) {
  const t = useTranslations('cars')
  const locale = useLocale()
  const { money } = useFormats()
  const moved = { ...form, ...fieldsOf(dates) }
  const shown = (text: string) => {
    const label = parseLabel(text)
    return label === undefined ? text : `${formatShortDay(dayOf(label), locale)} ${formatTime(label)}`
  }
  return (
    <PageLink
      to={`${carPath}?${queryFromForm(moved)}`}
      className="border-ink-soft/60 hover:border-ink flex min-h-14 items-center justify-between gap-3 rounded-xl border px-4 py-3 font-medium"
    >
      {t('nearestOption', {
        from: shown(dates.rentDate),
        to: shown(dates.returnDate),
        amount: money(dates.fromPrice),
      })}
      <Icon name="chevron-right" className="size-5" />
    </PageLink>
  )
}
