import type { CarSearchAnswer } from '../src/contract/visitor/answers.ts'
import { pathOf } from '../src/i18n/pages.ts'
import type { System } from '../src/server/compose.ts'
import { client } from '../tests/support/bodies.ts'
import { postSearch, searchBody, searchPage } from './post-search.ts'

/** A page as a visitor opens it; `cookie` is what their browser holds by then. */
export type VisitorPage = { path: string; cookie?: string }

/** Pages of a visit from the first to one's own, of a company that answers. */
export async function visitorPages(system: System) {
  const { sortedCars } = JSON.parse(await postSearch(system)) as CarSearchAnswer
  const [chosen, booked] = sortedCars
  if (!chosen || !booked) throw new Error('the company has no cars for the search')
  const order = `${searchPage.split('?')[1]}&carId=${chosen.id}&carPrice=${chosen.price}&services=`
  return {
    home: { path: pathOf('index', 'en') },
    'price list': { path: pathOf('pricelist', 'en') },
    airport: { path: pathOf('services-airport', 'en') },
    'car step': { path: searchPage },
    services: { path: `${pathOf('booking-services', 'en')}?${order}` },
    registration: { path: `${pathOf('booking-client', 'en')}?${order}` },
    'own page': await ownPage(system, booked.id),
  } satisfies Record<string, VisitorPage>
}

async function ownPage({ app }: System, carId: number): Promise<VisitorPage> {
  const response = await app.request('/api/booking/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `own page of car ${carId}` },
    body: JSON.stringify({ ...searchBody, car: { id: carId }, services: [], client: client() }),
  })
  const body = (await response.json()) as { id: number; number: string; links: { documents: string } }
  if (response.status !== 201) throw new Error(`the booking was refused: ${JSON.stringify(body)}`)
  const { searchParams } = new URL(body.links.documents, 'http://127.0.0.1')
  return {
    path: `${pathOf('documents', 'en')}?booking=${body.number}`,
    cookie: `booking-${body.id}=${searchParams.get('token')}`,
  }
}
