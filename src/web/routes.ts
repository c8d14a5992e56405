import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { locales } from '../i18n/locales.ts'
import { type Layout, type PageName, pageNames, pages, pathOf } from '../i18n/pages.ts'

/** The file of each page; one file serves all three languages. */
const files: Record<PageName, string> = {
  index: 'pages/home.tsx',
  contact: 'pages/contact.tsx',
  pricelist: 'pages/pricelist.tsx',
  conditions: 'pages/conditions.tsx',
  'accurate-rental-conditions': 'pages/accurate-conditions.tsx',
  privacy: 'pages/privacy.tsx',
  'services-airport': 'pages/airport.tsx',
  'services-longterm': 'pages/longterm.tsx',
  'services-replacement': 'pages/replacement.tsx',
  'services-insurance': 'pages/insurance.tsx',
  'booking-car': 'pages/booking-car.tsx',
  'booking-services': 'pages/booking-services.tsx',
  'booking-client': 'pages/booking-client.tsx',
  'booking-end': 'pages/booking-end.tsx',
  sign: 'pages/sign.tsx',
  documents: 'pages/documents.tsx',
  'bank-links': 'pages/bank-links.tsx',
  smartlocker: 'pages/smartlocker.tsx',
  questionnaire: 'pages/questionnaire.tsx',
  'upload-document': 'pages/upload-document.tsx',
  'upload-documents': 'pages/upload-documents.tsx',
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
      locales.map((locale) => route(pathOf(page, locale), files[page], { id: `${page}.${locale}` })),
    )
}

export default [
  ...Object.entries(layouts).map(([name, file]) => layout(file, { id: name }, routesOf(name as Layout))),
  route('admin/*', '../admin/admin-page.tsx', { id: 'admin' }),
  route('*', 'pages/not-found.tsx', { id: 'not-found' }),
] satisfies RouteConfig
