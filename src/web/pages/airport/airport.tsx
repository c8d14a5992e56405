import { type LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { addDays, dayOf } from '../../../domain/calendar/wall-clock.ts'
import { firstForm, queryFromForm } from '../../booking/booking-form.ts'
import { CheckList } from '../../content/check-list.tsx'
import { CustomerWords } from '../../content/customer-words.tsx'
import { PageIntro } from '../../content/page-intro.tsx'
import { usePaths } from '../../locale.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { placeOf } from '../../places/place.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { AirportDetails, feeRows } from './airport-details.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['airport', 'reviews'])
  const airport = [...web.catalogue().locations.values()].find((place) => placeOf(place) === 'airport')
  return {
    ...shown,
    address: airport?.address,
    search: airport ? `?${queryFromForm(firstForm(airport.id, addDays(dayOf(labelOf(web.now())), 1)))}` : '',
    fees: airport ? feeRows(airport, locale) : [],
    towns: texts.contact.towns,
    reviews: await web.reviews(locale),
    jsonLd: [breadcrumbs(shown.head, texts.nav.home, texts.airport.title)],
  }
}

export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(Airport)

const steps = ['before', 'arrival', 'car', 'back'] as const
const included = ['vat', 'insurance', 'mileage', 'help', 'tyres', 'cancel'] as const

function Airport({ search, fees, towns, address, reviews }: Awaited<ReturnType<typeof loader>>) {
  const t = useTranslations('airport')
  const to = usePaths()
  const cta = <ButtonLink to={to('index') + search}>{t('cta')}</ButtonLink>
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} place="airport">
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
          {cta}
          <ButtonLink to={to('pricelist')} look="quiet">
            {t('prices')}
          </ButtonLink>
        </p>
      </PageIntro>
      <section aria-labelledby="how" className="bg-surface border-line overflow-clip border-y py-16 lg:py-20">
        <div className="page-width">
          <h2 id="how" className="text-h2">
            {t('howTitle')}
          </h2>
          <ol className="journey journey-across mt-8 lg:mt-12">
            {steps.map((step) => (
              <li key={step}>
                <h3 className="text-h3">{t(`how.${step}.title`)}</h3>
                <p className="text-ink-soft mt-2 max-w-[48ch]">{t(`how.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <AirportDetails fees={fees} towns={towns} address={address} />
      <CustomerWords reviews={reviews} />
      <section aria-labelledby="included" className="page-width pb-16 lg:pb-24">
        <div className="bg-surface shadow-card grid gap-8 rounded-2xl p-6 lg:grid-cols-[1fr_2fr] lg:p-10">
          <div className="grid content-start justify-items-start gap-6">
            <h2 id="included" className="text-h2">
              {t('includedTitle')}
            </h2>
            <p className="max-lg:hidden print:hidden">{cta}</p>
          </div>
          <CheckList className="sm:grid-cols-2" items={included.map((item) => t(`included.${item}`))} />
          <p className="lg:hidden print:hidden">{cta}</p>
        </div>
      </section>
    </>
  )
}
