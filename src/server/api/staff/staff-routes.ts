import { Hono } from 'hono'
import { accountRoutes } from './account-routes.ts'
import { allowedOnly } from './allowed-only.ts'
import { sameOrigin, signedInOnly } from './auth.ts'
import { bankStatementRoutes } from './bank-statement-routes.ts'
import { bookingDeskRoutes } from './booking-desk-routes.ts'
import { bookingPageRoutes } from './booking-page-routes.ts'
import { bookingsRoutes } from './bookings-routes.ts'
import { carCareRoutes } from './car-care-routes.ts'
import { clientsRoutes } from './clients-routes.ts'
import { companyAccountsRoutes } from './company-accounts-routes.ts'
import { deskSigningRoutes } from './desk-signing-routes.ts'
import { documentsRoutes } from './documents-routes.ts'
import { eInvoiceRoutes } from './e-invoice-routes.ts'
import { extraChargesRoutes } from './extra-charges-routes.ts'
import { figuresRoutes } from './figures-routes.ts'
import { fleetRoutes } from './fleet-routes.ts'
import { proofRoutes } from './fresh-proof.ts'
import { handOverRoutes } from './hand-over-routes.ts'
import { hoursRoutes } from './hours-routes.ts'
import { houseRoutes } from './house-routes.ts'
import { lettersRoutes } from './letters-routes.ts'
import { moneyFilesRoutes } from './money-files-routes.ts'
import { moneyRoutes } from './money-routes.ts'
import { offersRoutes } from './offers-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { phoneRoutes } from './phone-routes.ts'
import { pricesRoutes } from './prices-routes.ts'
import { resourceRoutes } from './resource-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { refuse, type StaffContext } from './staff-request.ts'
import { timelineRoutes } from './timeline-routes.ts'
import { todayRoutes } from './today-routes.ts'
import { tripsRoutes } from './trips-routes.ts'
import { troubleRoutes } from './trouble-routes.ts'

const areas = [
  accountRoutes,
  proofRoutes,
  todayRoutes,
  bookingPageRoutes,
  bookingsRoutes,
  handOverRoutes,
  bookingDeskRoutes,
  deskSigningRoutes,
  extraChargesRoutes,
  eInvoiceRoutes,
  bankStatementRoutes,
  phoneRoutes,
  offersRoutes,
  timelineRoutes,
  tripsRoutes,
  documentsRoutes,
  lettersRoutes,
  pricesRoutes,
  houseRoutes,
  hoursRoutes,
  fleetRoutes,
  carCareRoutes,
  figuresRoutes,
  moneyRoutes,
  moneyFilesRoutes,
  clientsRoutes,
  peopleRoutes,
  companyAccountsRoutes,
  troubleRoutes,
  // Last: it answers for every name of a resource.
  resourceRoutes,
]

/** The staff's API. Everything below the door is for people who are signed in, and changes only come from our own pages. */
export function adminRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  app.use(async (context, next) => {
    context.set('staffTexts', deps.staffTexts)
    await next()
  })
  app.use(sameOrigin(deps))
  app.route('/', signInRoutes(deps))
  app.use(signedInOnly(deps))
  app.use(allowedOnly(deps))
  for (const routes of areas) app.route('/', routes(deps))
  app.all('*', (context) => refuse(context, 'errors', 'not_found', 404))
  return app
}
