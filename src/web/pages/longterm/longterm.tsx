import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { dayOf, formatDay } from '../../../domain/calendar/wall-clock.ts'
import { CheckList } from '../../content/check-list.tsx'
import { Cases, Journey, Section, ServicePage } from '../../content/service-sections.tsx'
import { inquiryAction } from '../../inquiry/answer-inquiry.server.ts'
import { InquiryForm } from '../../inquiry/inquiry-form.tsx'
import { MoreField, PersonFields } from '../../inquiry/person-fields.tsx'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { TextField } from '../../ui/field.tsx'
import { LongtermCars, longtermCars } from './longterm-cars.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['longterm', 'inquiry'])
  const cars = longtermCars(web.catalogue(), locale)
  const asked = args.url.searchParams.get('car')
  return {
    ...shown,
    cars,
    askedCar: cars.find(({ id }) => String(id) === asked)?.name ?? '',
    today: formatDay(dayOf(labelOf(web.now()))),
    jsonLd: [breadcrumbs(shown.head, texts.nav.home, texts.longterm.title)],
  }
}

export const action = inquiryAction('longterm')

export { clientAction, shouldRevalidate } from '../../inquiry/route.ts'
export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(Longterm)

const groups = ['project', 'waiting', 'newcomer'] as const
const included = ['insurance', 'service', 'tyres', 'replacement', 'help', 'mileage'] as const
const steps = ['ask', 'offer', 'start'] as const

function Longterm({ cars, askedCar, today }: ReturnType<typeof loader>) {
  const t = useTranslations('longterm')
  const [car, setCar] = useState(askedCar)
  const cases = groups.map((group) => ({
    title: t(`forWhom.${group}.title`),
    text: t(`forWhom.${group}.text`),
  }))
  return (
    <ServicePage title={t('title')} lead={t('lead')} place="tartu" cta={t('cta')}>
      <Section id="cars" title={t('carsTitle')}>
        <LongtermCars
          cars={cars}
          onAsk={({ name }) => {
            setCar(name)
            // After the field has its new value, and so that a phone brings it into view.
            requestAnimationFrame(() => document.getElementById('car')?.focus())
          }}
        />
      </Section>
      <Section id="for-whom" title={t('forWhomTitle')}>
        <Cases cases={cases} className="lg:grid-cols-3" />
      </Section>
      <div className="grid gap-16 lg:grid-cols-2">
        <Section id="included" title={t('includedTitle')}>
          <CheckList items={included.map((item) => t(`included.${item}`))} />
        </Section>
        <Section id="price" title={t('priceTitle')}>
          <p className="max-w-[68ch]">{t('price')}</p>
        </Section>
      </div>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_22rem]">
        <Section id="inquiry" title={t('form.title')} lead={t('form.lead')}>
          <LongtermForm car={car} carNames={cars.map(({ name }) => name)} today={today} />
        </Section>
        <div className="max-lg:-order-1">
          <Section id="steps" title={t('stepsTitle')}>
            <Journey steps={steps.map((step) => t(`steps.${step}`))} />
          </Section>
        </div>
      </div>
    </ServicePage>
  )
}

/** `today` is the first day a rental may start, as a date field takes it. */
function LongtermForm(props: { car: string; carNames: readonly string[]; today: string }) {
  const t = useTranslations('longterm.form')
  const common = useTranslations('common')
  const optional = common('optional')
  return (
    <InquiryForm submit={t('submit')} sentText={(email) => t('sent', { email })} initial={{ car: props.car }}>
      {(field) => (
        <>
          <TextField
            {...field('car')}
            // Another car chosen from the list takes the place of what stood here.
            key={props.car}
            label={t('car')}
            hint={t('carHint')}
            list="longterm-cars"
            autoComplete="off"
            required
            className="sm:col-span-2"
          />
          <datalist id="longterm-cars">
            {props.carNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <TextField
            {...field('start')}
            label={t('start')}
            type="date"
            min={props.today}
            optional={optional}
            className="sm:col-span-2"
          />
          <TextField {...field('months')} label={t('months')} inputMode="numeric" optional={optional} />
          <TextField {...field('mileage')} label={t('mileage')} inputMode="numeric" optional={optional} />
          <PersonFields field={field} hasCompany />
          <MoreField field={field} />
        </>
      )}
    </InquiryForm>
  )
}
