import type { RouterContextProvider } from 'react-router'
import { documentsCheckedBy } from '../../../domain/booking/documents-check.ts'
import { specialDays } from '../../../domain/calendar/opening-hours.ts'
import { labelOf } from '../../../domain/calendar/tallinn.ts'
import { addDays, dayOf, type WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { type Catalogue, inOrder } from '../../../domain/catalogue.ts'
import { unpriced } from '../../../domain/pricing/quote.ts'
import { planRental } from '../../../domain/pricing/rental.ts'
import type { RentalFault } from '../../../domain/pricing/rental-faults.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Messages } from '../../../i18n/messages.ts'
import { localeOfPath } from '../../../i18n/pages.ts'
import { facts, services } from '../../context.ts'
import { formFromCookies, readBookingCookies } from '../booking-cookies.ts'
import { askedForm, type BookingForm, firstForm, searchFromForm } from '../booking-form.ts'
import { packHours } from '../times/packed-hours.ts'
import { checkForm, formErrors } from './check-form.ts'

type Args = { context: Readonly<RouterContextProvider>; url: URL; request: Request }

const HOLIDAYS_AHEAD_DAYS = 400

export type SearchFormData = ReturnType<typeof searchFormData>

/**
 * What `SearchForm` is given, for loaders only. The page must send the messages `search` along. The address wins over
 * the cookie, and an address that makes no rental says beside each field why.
 */
export function searchFormData({ context, url, request }: Args) {
  const web = context.get(services)
  const locale = localeOfPath(url.pathname)
  const catalogue = web.catalogue()
  const now = labelOf(web.now())
  const house = houseOf(catalogue, locale, now, web.messages(locale))
  const asked = askedForm(url.searchParams)
  const cookies = readBookingCookies(request.headers.get('cookie'), context.get(facts).isSecure)
  const kept = formFromCookies(cookies)
  const faults = asked ? faultsOf(asked, catalogue, now) : []
  return {
    /** Tallinn's clock when the page was made. */
    now,
    ...house,
    values:
      asked ?? (kept && isAhead(kept, now) ? kept : firstForm(house.places[0]?.id, addDays(dayOf(now), 1))),
    errors: asked ? formErrors(asked, faults, now) : {},
    /** How many days a rental then has at least, where this one has fewer. */
    shortestDays: faults.find(({ shortest }) => shortest)?.shortest?.days,
    /** Why someone was led back here. */
    notice: notices.find((known) => known === url.searchParams.get('notice')),
  }
}

type House = ReturnType<typeof houseNow>
const knownHouses = new WeakMap<Catalogue, Map<Locale, { now: WallMinute; house: House }>>()

/** What every form of the same minute is given. */
function houseOf(catalogue: Catalogue, locale: Locale, now: WallMinute, messages: Messages): House {
  const ofCatalogue = knownHouses.get(catalogue) ?? new Map<Locale, { now: WallMinute; house: House }>()
  knownHouses.set(catalogue, ofCatalogue)
  const known = ofCatalogue.get(locale)
  if (known?.now === now) return known.house
  const house = houseNow(catalogue, locale, now, messages.contact.holidays)
  ofCatalogue.set(locale, { now, house })
  return house
}

function houseNow(
  { locations }: Catalogue,
  locale: Locale,
  now: WallMinute,
  names: Messages['contact']['holidays'],
) {
  const places = inOrder(locations.values())
  return {
    places: places.map(({ id, name, hours, hasLockers }) => ({
      id,
      name: name[locale],
      hasLockers,
      hours: packHours(hours, dayOf(now)),
    })),
    /** From when a locker can be opened for someone new. */
    documentsBy: documentsCheckedBy(places, now),
    /** Public holidays of the year to come, with their names. */
    holidays: specialDays([], dayOf(now), HOLIDAYS_AHEAD_DAYS).flatMap(({ day, holiday }) =>
      holiday ? [[day, names[holiday]] as const] : [],
    ),
  }
}

function faultsOf(form: BookingForm, catalogue: Catalogue, now: WallMinute): RentalFault[] {
  const search = searchFromForm(form)
  if (!search) return checkForm(form, [...catalogue.locations.values()], now)
  const planned = planRental(catalogue, search, now)
  return planned.ok ? unpriced(catalogue, planned.rental) : planned.faults
}

/** A search of last week is nothing to begin with. */
function isAhead(form: BookingForm, now: WallMinute): boolean {
  const search = searchFromForm(form)
  return search !== undefined && search.rentAt >= now
}

const notices = ['noDates', 'noCar', 'noBooking'] as const
