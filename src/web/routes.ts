import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { locales } from '../i18n/locales.ts'
import { type Layout, type PageName, pageNames, pages, pathOf } from '../i18n/pages.ts'

/** The file of each page; one file serves all three languages. */
const files: Record<PageName, string> = {
  index: 'pages/home/home.tsx',
  contact: 'pages/contact/contact.tsx',
  pricelist: 'pages/pricelist/pricelist.tsx',
  conditions: 'pages/conditions/conditions.tsx',
  'accurate-rental-conditions': 'pages/accurate-conditions/accurate-conditions.tsx',
  privacy: 'pages/privacy/privacy.tsx',
  'services-airport': 'pages/airport/airport.tsx',
  'services-longterm': 'pages/longterm/longterm.tsx',
  'services-replacement': 'pages/replacement/replacement.tsx',
  'services-insurance': 'pages/insurance/insurance.tsx',
  'booking-car': 'pages/booking-car/booking-car.tsx',
  'booking-services': 'pages/booking-services/booking-services.tsx',
  'booking-client': 'pages/booking-client/booking-client.tsx',
  'booking-end': 'pages/booking-end/booking-end.tsx',
  'stop-offers': 'pages/stop-offers/stop-offers.tsx',
  'my-bookings': 'pages/my-bookings/my-bookings.tsx',
  offer: 'pages/offer/offer.tsx',
  'my-data': 'pages/my-data/my-data.tsx',
  'confirm-email': 'pages/confirm-email/confirm-email.tsx',
  sign: 'pages/sign/sign.tsx',
  documents: 'pages/documents/documents.tsx',
  change: 'pages/change/change.tsx',
  'bank-links': 'pages/bank-links/bank-links.tsx',
  smartlocker: 'pages/smartlocker/smartlocker.tsx',
  questionnaire: 'pages/questionnaire/questionnaire.tsx',
  'upload-document': 'pages/upload/upload-document.tsx',
  'upload-documents': 'pages/upload/upload-documents.tsx',
}

const layouts: Record<Layout, string> = {
  default: 'layouts/default.tsx',
  essential: 'layouts/essential.tsx',
  registration: 'layouts/registration.tsx',
}

function routesOf(name: Layout): RouteConfigEntry[] {
  return pageNames
    .filter((page) => pages[page].layout === name)
    .flatMap((page) =>
      locales.map((locale) =>
        route(pathOf(page, locale), files[page], { id: `${page}.${locale}`, caseSensitive: true }),
      ),
    )
}

export default [
  ...Object.entries(layouts).map(([name, file]) => layout(file, { id: name }, routesOf(name as Layout))),
  route('admin/*', '../admin/shell/admin-page.tsx', { id: 'admin' }),
  route('*', 'pages/not-found/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig
