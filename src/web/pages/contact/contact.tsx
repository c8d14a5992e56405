import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { specialDays } from '../../../domain/calendar/opening-hours.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { dayOf } from '../../../domain/calendar/wall-clock.ts'
import { PageIntro } from '../../content/page-intro.tsx'
import { Section } from '../../content/service-sections.tsx'
import { answerInquiry } from '../../inquiry/answer-inquiry.server.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { groupTeasers } from '../../prices/group-teasers.ts'
import { autoRental, breadcrumbs } from '../../seo/json-ld.ts'
import { CompanyDetails } from './company-details.tsx'
import { ContactForm } from './contact-form.tsx'
import { HolidayNotice } from './holiday-notice.tsx'
import { PlaceCard } from './place-card.tsx'
import { placeList } from './place-list.ts'
import { PlacesOverview } from './places-overview.tsx'
import { WaysToReachUs } from './ways-to-reach-us.tsx'

const WARNED_DAYS = 14

export function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['contact', 'inquiry'])
  const catalogue = web.catalogue()
  const now = labelOf(web.now())
  const today = dayOf(now)
  return {
    ...shown,
    now,
    today,
    places: placeList(catalogue, now, locale),
    specialDays: specialDays(today, WARNED_DAYS),
    company: catalogue.company,
    jsonLd: [
      autoRental(catalogue, groupTeasers(catalogue, today, locale), texts.site.name, shown.head),
      breadcrumbs(shown.head, texts.nav.home, texts.contact.title),
    ],
  }
}

export const action = (args: ActionFunctionArgs) => answerInquiry(args, 'contact')

export { clientAction, shouldRevalidate } from '../../inquiry/route.ts'
export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(Contact)

function Contact({ places, now, today, specialDays: days, company }: ReturnType<typeof loader>) {
  const t = useTranslations('contact')
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')}>
        <WaysToReachUs company={company} />
      </PageIntro>
      <div className="page-width grid gap-12 pb-16 lg:gap-16 lg:pb-24">
        <HolidayNotice days={days} today={today} />
        <PlacesOverview places={places} now={now} />
        <Section id="hours" title={t('hoursTitle')} className="gap-6">
          <ul className="bg-line shadow-card grid gap-y-px overflow-hidden rounded-2xl sm:grid-cols-2 lg:grid-cols-3">
            {places.map((place) => (
              <PlaceCard key={place.id} place={place} now={now} />
            ))}
          </ul>
        </Section>
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
