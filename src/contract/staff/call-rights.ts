import type { Right } from '../../domain/people/rights.ts'
import type { EndpointName } from './endpoints.ts'

/** What is asked for before anyone is known. */
export type OpenCall =
  | 'POST /login'
  | 'POST /logout'
  | 'POST /login/question'
  | 'POST /login/passkey'
  | 'POST /invitation'
  | 'POST /invitation/accept'

/** Calls that answer with a file, and are no part of the table of answers. */
type FileCall =
  | 'GET /bookings/:id/papers/:paperId'
  | 'GET /bookings/:id/papers/:paperId/:format'
  | 'GET /cars/:id/pictures/:name'
  | 'GET /documents/:id/file'
  | 'GET /extra-charges/:id/picture'
  | 'GET /hand-overs/photos/:id'
  | 'GET /figures/:table'
  | 'GET /money/vat.csv'
  | 'GET /money/ages.csv'
  | 'GET /money/revenue.csv'
  | 'GET /money/general-ledger.csv'
  | 'POST /clients/:id/export'
  | 'GET /company-accounts/invoices/:id'

/** Everything behind the door. */
export type StaffCall = Exclude<EndpointName | FileCall, OpenCall>

/** What the number in a path is of: whoever is bound to places reaches only what belongs to them. */
export type Subject =
  | 'booking'
  | 'car'
  | 'charge'
  | 'document'
  | 'letter'
  | 'photo'
  | 'trip'
  | 'block'
  | 'client'
  | 'offer'

/**
 * The right a call needs; `null` is for whoever is signed in, `read` and `write` are as the record's own row says. With
 * `of` it is about one thing that has a place; `company` is about all of it, and for nobody who is bound to places.
 */
export type CallRight = { right: Right | null | 'read' | 'write'; of?: Subject | 'company' }

const needs = (right: CallRight['right'], of?: CallRight['of']): CallRight => (of ? { right, of } : { right })

const anyone = needs(null)
const ofBooking = needs('rentals', 'booking')
const moneyOfBooking = needs('money', 'booking')
const ofCar = needs('care', 'car')

/** Every call of the staff's API and who may make it: what stands in no row does not exist. */
export const callRights: Record<StaffCall, CallRight> = {
  'GET /troubles': anyone,
  'GET /me': anyone,
  'GET /parts': anyone,
  'GET /me/account': anyone,
  'POST /me/sessions/:id/end': anyone,
  'POST /me/end-sessions': anyone,
  'POST /me/end-other-sessions': anyone,
  'POST /me/password': anyone,
  'POST /me/recovery-codes': anyone,
  'POST /me/passkeys/offer': anyone,
  'POST /me/passkeys': anyone,
  'DELETE /me/passkeys/:id': anyone,
  'POST /me/proof': anyone,
  'POST /me/proof/question': anyone,
  'POST /me/proof/passkey': anyone,
  'POST /admins/:id/end-sessions': needs('staff'),
  'POST /admins/:id/invite': needs('staff'),
  'POST /admins/:id/reset-sign-in': needs('staff'),

  'GET /today': needs('bookings'),
  'GET /today/day': needs('bookings'),
  'GET /today/find': needs('bookings'),
  'POST /today/answers/:id/seen': needs('rentals'),
  'GET /bookings/:id/page': needs('bookings', 'booking'),
  'GET /bookings/:id/late-fee': needs('bookings', 'booking'),
  'GET /bookings/:id/papers/:paperId': needs('bookings', 'booking'),
  'GET /bookings/:id/papers/:paperId/:format': needs('bookings', 'booking'),
  'POST /bookings/:id/presence': needs('bookings', 'booking'),
  'GET /bookings/:id/choices': ofBooking,
  'POST /bookings/:id/change': ofBooking,
  'POST /bookings/:id/confirm': ofBooking,
  'POST /bookings/:id/lift-hold': ofBooking,
  'POST /bookings/:id/resend-link': ofBooking,
  'POST /bookings/:id/renew-link': ofBooking,
  'POST /bookings/:id/cancel': ofBooking,
  'POST /bookings/:id/notes': ofBooking,
  'POST /bookings/:id/hand-over': ofBooking,
  'POST /bookings/:id/take-back': ofBooking,
  'POST /bookings/:id/undo-hand-over': ofBooking,
  'POST /bookings/:id/undo-take-back': ofBooking,
  'POST /bookings/:id/undo-exchange': ofBooking,
  'POST /bookings/:id/extra-charges': ofBooking,
  'POST /bookings/:id/exchange': ofBooking,
  'POST /bookings/:id/put-on-account': ofBooking,
  'POST /bookings/:id/signing-link': ofBooking,
  'POST /bookings/:id/signature': ofBooking,
  'POST /bookings/:id/signed-paper': ofBooking,
  'POST /bookings/:id/use-deposit': moneyOfBooking,
  'POST /bookings/:id/money': moneyOfBooking,
  'POST /bookings/:id/money/:entryId/undo': moneyOfBooking,
  'POST /bookings/:id/refund': moneyOfBooking,
  'POST /bookings/:id/papers': moneyOfBooking,

  'GET /hand-overs': needs('rentals'),
  'GET /hand-overs/:id': ofBooking,
  'PUT /hand-overs/:id/photos/:key/:spot': ofBooking,
  'GET /hand-overs/photos/:id': needs('fleet', 'photo'),
  'POST /extra-charges/claims': needs('rentals'),
  'POST /extra-charges/:id/picture': needs('rentals', 'charge'),
  'GET /extra-charges/:id/picture': needs('fleet', 'charge'),
  'POST /extra-charges/:id/charge': needs('money', 'charge'),
  'POST /extra-charges/:id/withdraw': needs('money', 'charge'),

  'POST /bank-statements': needs('money', 'company'),
  'GET /bank-entries': needs('money', 'company'),
  'POST /bank-entries/:id/assign': needs('money', 'company'),
  'POST /bank-entries/:id/dismiss': needs('money', 'company'),

  'GET /phone/clients': needs('rentals'),
  'GET /phone/drivers': needs('rentals'),
  'GET /phone/companies': needs('rentals'),
  'POST /phone/known': needs('rentals'),
  'GET /phone/places': needs('rentals'),
  'POST /phone/quote': needs('rentals'),
  'POST /phone/bookings': needs('rentals'),

  'GET /offers': needs('rentals'),
  'POST /offers': needs('rentals'),
  'GET /offers/:id': needs('rentals', 'offer'),
  'POST /offers/:id/withdraw': needs('rentals', 'offer'),
  'POST /offers/:id/take': needs('rentals', 'offer'),

  'GET /timeline': needs('fleet'),
  'POST /timeline/blocks': needs('care'),
  'PUT /timeline/blocks/:id': needs('care', 'block'),
  'DELETE /timeline/blocks/:id': needs('care', 'block'),
  'GET /trips/today': needs('fleet'),
  'POST /trips': needs('care'),
  'PUT /trips/:id': needs('care', 'trip'),
  'DELETE /trips/:id': needs('care', 'trip'),
  'POST /trips/:id/done': needs('care', 'trip'),
  'POST /cars/:id/place': ofCar,

  'GET /documents': needs('papers'),
  'GET /documents/:id/file': needs('papers', 'document'),
  'POST /documents/:id/review': needs('papers', 'document'),
  'POST /documents/:id/reopen': needs('papers', 'document'),
  'GET /letters': needs('bookings'),
  'GET /letters/:id': needs('bookings', 'letter'),
  'POST /letters/:id/again': needs('rentals', 'letter'),

  'GET /prices/list': needs('prices'),
  'POST /prices/trial': needs('prices'),
  'POST /prices/save': needs('company'),
  'POST /prices/undo': needs('company'),

  'GET /house/rules': needs('prices'),
  'POST /house/rules/trial': needs('company'),
  'POST /house/rules': needs('company'),
  'GET /house/hours': needs('prices'),
  'GET /house/hours/:id': needs('prices'),
  'PUT /house/hours/:id': needs('company'),
  'POST /house/hours/:id/trial': needs('company'),
  'GET /house/letters': needs('prices'),
  'POST /house/letters': needs('company'),
  'POST /house/letters/preview': needs('company'),
  'GET /house/terms': needs('prices'),
  'POST /house/terms': needs('company'),
  'POST /house/terms/preview': needs('company'),
  'DELETE /house/terms/:id': needs('company'),
  'GET /house/look': needs('prices'),
  'POST /house/look': needs('company'),
  'POST /house/look/logo': needs('company'),
  'DELETE /house/look/logo': needs('company'),

  'GET /cars/:id/card': needs('fleet', 'car'),
  'POST /cars/:id/pictures': ofCar,
  'PUT /cars/:id/pictures': ofCar,
  'DELETE /cars/:id/pictures/:name': ofCar,
  'GET /cars/:id/pictures/:name': needs('fleet', 'car'),
  'PUT /cars/:id/damage': ofCar,
  'GET /duties': needs('fleet'),
  'POST /cars/:id/duties/:duty/done': ofCar,
  'GET /readiness': needs('fleet'),
  'POST /cars/:id/readiness': ofCar,
  'GET /figures': needs('revenue'),
  'GET /figures/:table': needs('revenue'),

  'GET /money/day': needs('money'),
  'POST /money/closings': needs('money'),
  'GET /money/vat': needs('revenue', 'company'),
  'GET /money/vat.csv': needs('revenue', 'company'),
  'GET /money/ages': needs('money', 'company'),
  'GET /money/ages.csv': needs('money', 'company'),
  'GET /money/revenue': needs('revenue', 'company'),
  'GET /money/revenue.csv': needs('revenue', 'company'),
  'GET /money/general-ledger': needs('ledger', 'company'),
  'GET /money/general-ledger.csv': needs('ledger', 'company'),

  'GET /:resource': needs('read'),
  'GET /:resource/:id': needs('read'),
  'GET /:resource/:id/history': needs('read'),
  'GET /cars': needs('read'),
  'GET /guarantors': needs('read'),
  'GET /services': needs('read'),
  'POST /:resource': needs('write'),
  'PUT /:resource/:id': needs('write'),
  'DELETE /:resource/:id': needs('write'),
  'POST /:resource/import': needs('write'),
  'POST /audit-log/:id/bring-back': needs('staff'),
  'POST /clients/:id/export': needs('export', 'client'),
  'POST /clients/:id/erase': needs('staff'),
  'GET /clients/:id/card': needs('bookings', 'client'),
  'POST /clients/:id/notes': needs('rentals', 'client'),
  'POST /clients/:id/ban': needs('rentals', 'client'),
  'DELETE /people/notes/:id': needs('rentals'),
  'GET /people/bans': needs('bookings'),
  'POST /people/bans/:id/lift': needs('rentals'),
  'GET /people/duplicates': needs('rentals', 'company'),
  'POST /people/merge': needs('rentals', 'company'),
  'POST /company-accounts/invoices/:id/send': needs('money', 'company'),
  'POST /company-accounts/:id/put-on-account': needs('rentals', 'company'),
  'GET /company-accounts/:id/card': needs('bookings', 'company'),
  'GET /company-accounts/invoices/:id': needs('bookings', 'company'),
}
