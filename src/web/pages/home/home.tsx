import type { LoaderFunctionArgs } from 'react-router'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { dayOf } from '../../../domain/calendar/wall-clock.ts'
import { SearchForm } from '../../booking/search/search-form.tsx'
import { searchFormData } from '../../booking/search/search-form-data.ts'
import { CustomerWords } from '../../content/customer-words.tsx'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { groupTeasers } from '../../prices/group-teasers.ts'
import { searchLinks } from '../../prices/search-link.ts'
import { autoRental, groupOffers } from '../../seo/json-ld.ts'
import { InTurn } from '../../ui/in-turn.tsx'
import { Still } from '../../ui/still.tsx'
import { CarsRow } from './cars-row.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Places, placeCards } from './places.tsx'
import { Questions } from './questions.tsx'
import { Reasons } from './reasons.tsx'
import { samplePrice } from './sample-price.ts'
import { Steps } from './steps.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['home', 'price', 'search', 'reviews'])
  const catalogue = web.catalogue()
  const now = labelOf(web.now())
  const groups = groupTeasers(catalogue, dayOf(now), locale)
  const searchOf = searchLinks(catalogue, now, locale)
  const usual = groups[Math.min(2, groups.length - 1)]
  return {
    ...shown,
    search: searchFormData(args),
    groups: groups.map((group) => ({ ...group, search: searchOf(group.id) })),
    sample: usual && samplePrice(catalogue, usual.id, now, locale),
    places: placeCards(catalogue, locale),
    towns: texts.contact.towns,
    phone: catalogue.company.phone,
    reviews: await web.reviews(locale),
    jsonLd: [
      autoRental(catalogue, groups, texts.site.name, shown.head, dayOf(now)),
      groupOffers(groups, texts.pricelist.title, shown.head),
    ],
  }
}

export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(Home)

type HomeData = Awaited<ReturnType<typeof loader>>

function Home({ groups, sample, places, towns, phone, search, reviews }: HomeData) {
  return (
    <>
      <Hero>
        <InTurn>
          <SearchForm {...search} />
        </InTurn>
      </Hero>
      <Still className="near-sections">
        {() => (
          <>
            <Reasons sample={sample} />
            <CarsRow groups={groups} />
            <Steps />
            <CustomerWords reviews={reviews} />
            <Places places={places} towns={towns} />
            <Questions />
            <Closing phone={phone} />
          </>
        )}
      </Still>
    </>
  )
}
