import * as bankStatements from './schema/bank-statements.ts'
import * as bookings from './schema/bookings.ts'
import * as carCare from './schema/car-care.ts'
import * as clientele from './schema/clientele.ts'
import * as collectiveInvoices from './schema/collective-invoices.ts'
import * as companyAccounts from './schema/company-accounts.ts'
import * as coupons from './schema/coupons.ts'
import * as figures from './schema/figures.ts'
import * as fleet from './schema/fleet.ts'
import * as handOvers from './schema/hand-overs.ts'
import * as house from './schema/house.ts'
import * as locations from './schema/locations.ts'
import * as lockers from './schema/lockers.ts'
import * as mails from './schema/mails.ts'
import * as money from './schema/money.ts'
import * as occupancies from './schema/occupancies.ts'
import * as offers from './schema/offers.ts'
import * as papers from './schema/papers.ts'
import * as people from './schema/people.ts'
import * as prices from './schema/prices.ts'
import * as services from './schema/services.ts'
import * as staff from './schema/staff.ts'
import * as system from './schema/system.ts'

/** All tables in one object, as the query builder wants them. */
export const schema = {
  ...fleet,
  ...prices,
  ...locations,
  ...services,
  ...carCare,
  ...coupons,
  ...people,
  ...house,
  ...offers,
  ...clientele,
  ...companyAccounts,
  ...bookings,
  ...occupancies,
  ...lockers,
  ...money,
  ...bankStatements,
  ...papers,
  ...collectiveInvoices,
  ...handOvers,
  ...mails,
  ...staff,
  ...figures,
  ...system,
}
