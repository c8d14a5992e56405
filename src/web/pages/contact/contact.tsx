import type { LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { dayOf } from '../../../domain/calendar/wall-clock.ts'
import type { Company } from '../../../domain/catalogue.ts'
import { showIban } from '../../../domain/people/iban.ts'
import { PageIntro } from '../../content/page-intro.tsx'
import { Section } from '../../content/service-sections.tsx'
import { inquiryAction } from '../../inquiry/answer-inquiry.server.ts'
import { InquiryForm } from '../../inquiry/inquiry-form.tsx'
import { PersonFields } from '../../inquiry/person-fields.tsx'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { groupTeasers } from '../../prices/group-teasers.ts'
import { autoRental, breadcrumbs } from '../../seo/json-ld.ts'
import { TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showPhone, useCallLink } from '../../ui/phone.tsx'
import { whatsappLink } from '../../ui/reach-us.tsx'
import { PlaceCard } from './place-card.tsx'
import { placeList } from './place-list.ts'
import { PlacesOverview } from './places-overview.tsx'
import { specialHours } from './special-hours.ts'
import { SpecialHoursList, SpecialToday } from './special-hours-list.tsx'

export function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['contact', 'inquiry'])
  const catalogue = web.catalogue()
  const now = labelOf(web.now())
  const today = dayOf(now)
  const specialWords = {
    holidays: texts.contact.holidays,
    shortenedDay: texts.contact.shortenedDay,
    otherHours: texts.contact.otherHours,
  }
  return {
    ...shown,
    now,
    today,
    places: placeList(catalogue, now, locale),
    special: specialHours(catalogue, today, specialWords, locale),
    company: catalogue.company,
    jsonLd: [
      autoRental(catalogue, groupTeasers(catalogue, today, locale), texts.site.name, shown.head, today),
      breadcrumbs(shown.head, texts.nav.home, texts.contact.title),
    ],
  }
}

export const action = inquiryAction('contact')

export { clientAction, shouldRevalidate } from '../../inquiry/route.ts'
export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(Contact)

function Contact({ places, now, today, special, company }: ReturnType<typeof loader>) {
  const t = useTranslations('contact')
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')}>
        <WaysToReachUs company={company} />
      </PageIntro>
      <div className="page-width grid gap-12 pb-16 lg:gap-16 lg:pb-24">
        <SpecialToday rows={special} today={today} />
        <PlacesOverview places={places} now={now} />
        <Section id="hours" title={t('hoursTitle')} className="gap-6">
          <ul className="bg-line shadow-card grid gap-y-px overflow-hidden rounded-2xl sm:grid-cols-2 lg:grid-cols-3">
            {places.map((place) => (
              <PlaceCard key={place.id} place={place} now={now} />
            ))}
          </ul>
        </Section>
        {special.length > 0 ? (
          <Section id="special" title={t('specialTitle')} className="gap-6">
            <SpecialHoursList rows={special} />
          </Section>
        ) : null}
        <div className="grid gap-12 lg:grid-cols-[1fr_22rem] lg:gap-16 xl:grid-cols-[1fr_28rem]">
          <Section id="write" title={t('form.title')} className="content-start gap-6">
            <ContactForm />
          </Section>
          <CompanyDetails company={company} />
        </div>
      </div>
    </>
  )
}

/** What an invoice or a bank asks for. */
function CompanyDetails({ company }: { company: Company }) {
  const t = useTranslations('contact')
  const rows: [label: string, value: string][] = [
    [t('company'), company.name],
    [t('address'), company.address],
    [t('registryCode'), company.registryCode],
    [t('vatNumber'), company.vatNumber],
    [t('bankAccount'), showIban(company.iban)],
    [t('bank'), company.bankName],
  ]
  return (
    <section aria-labelledby="company" className="grid content-start gap-4">
      <h2 id="company" className="text-h3">
        {t('companyTitle')}
      </h2>
      <dl className="divide-line border-line grid divide-y border-y">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-4 py-3 sm:grid-cols-[12.5rem_1fr] lg:grid-cols-1 xl:grid-cols-[12.5rem_1fr]"
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/** The telephone and the letter box, large enough for a thumb. */
function WaysToReachUs({ company }: { company: Company }) {
  const t = useTranslations('contact')
  const ways = [
    { icon: 'phone', label: t('phone'), text: showPhone(company.phone), href: `tel:${company.phone}` },
    ...(company.whatsapp
      ? [
          {
            icon: 'chat',
            label: t('whatsapp'),
            text: showPhone(company.whatsapp),
            href: whatsappLink(company.whatsapp),
          },
        ]
      : []),
    { icon: 'mail', label: t('email'), text: company.email, href: `mailto:${company.email}` },
  ]
  return (
    <>
      <ul className="mt-2 flex flex-wrap gap-3">
        {ways.map(({ icon, label, text, href }) => (
          <li key={icon} className="max-sm:w-full">
            <a
              href={href}
              className="bg-surface shadow-card hover:shadow-raised flex min-h-16 items-center gap-4 rounded-2xl py-3 pr-6 pl-4 transition-shadow"
            >
              <span className="bg-brand text-on-brand flex size-11 shrink-0 items-center justify-center rounded-full">
                <Icon name={icon} className="size-5" />
              </span>
              <span className="grid">
                <span className="text-ink-soft text-label">{label}</span>
                <span className="text-lead font-semibold break-all">{text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="flex items-start gap-2">
        <Icon name="warning" className="text-warning mt-0.5 size-5" />
        <span>{t.rich('emergency', useCallLink())}</span>
      </p>
    </>
  )
}

function ContactForm() {
  const t = useTranslations('contact.form')
  const common = useTranslations('common')
  return (
    <InquiryForm
      submit={common('send')}
      sentTitle={t('sentTitle')}
      sentText={(email) => t('sent', { email })}
    >
      {(field) => (
        <>
          <PersonFields field={field} />
          <TextArea
            {...field('message')}
            label={t('message')}
            hint={t('messageHint')}
            rows={6}
            required
            className="sm:col-span-2"
          />
        </>
      )}
    </InquiryForm>
  )
}
