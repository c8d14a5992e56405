import type { OutsideParts, TroubledPart } from '../../../domain/outside-parts.ts'
import type { StaffMember } from '../../../domain/people/staff.ts'
import type { ImportAnswer, importRows } from '../../records/import.ts'
import type { AccountCardAnswer, ManyOnAccountAnswer, manyOnAccountBody } from '../company-accounts.ts'
import type {
  BanListAnswer,
  banBody,
  DuplicatesAnswer,
  mergeBody,
  noteBody,
  PersonCardAnswer,
} from '../people.ts'
import type { ListedCar, ListedGuarantor, ListedService, RecordedChange, StoredRecord } from '../records.ts'
import type {
  AccountAnswer,
  acceptBody,
  invitationBody,
  NewPasskeyOptions,
  newPasskeyBody,
  PasskeyQuestion,
  passwordBody,
  proofBody,
  shownPasskeyBody,
  signInForm,
} from '../sign-in.ts'
import type { In } from './sent.ts'

/** Who works here, who rents, and records of every kind. */

export type SignIn = {
  'POST /login': { body: In<typeof signInForm>; answer: StaffMember }
  'POST /logout': { answer: { status: string } }
  'POST /login/question': { answer: PasskeyQuestion }
  'POST /login/passkey': { body: In<typeof shownPasskeyBody>; answer: StaffMember }
  'POST /invitation': { body: In<typeof invitationBody>; answer: { name: string; email: string } }
  'POST /invitation/accept': { body: In<typeof acceptBody>; answer: { email: string } }
  'GET /me': { answer: StaffMember }
  'GET /parts': { answer: OutsideParts }
  'GET /me/account': { answer: AccountAnswer }
  'POST /me/sessions/:id/end': { answer: { status: string } }
  'POST /me/end-sessions': { answer: { status: string } }
  'POST /me/end-other-sessions': { answer: { status: string } }
  'POST /me/password': { body: In<typeof passwordBody>; answer: { status: string } }
  'POST /me/recovery-codes': { answer: { codes: string[] } }
  'POST /me/passkeys/offer': { answer: NewPasskeyOptions }
  'POST /me/passkeys': { body: In<typeof newPasskeyBody>; answer: { status: string } }
  'DELETE /me/passkeys/:id': { answer: { status: string } }
  'POST /me/proof': { body: In<typeof proofBody>; answer: { status: string } }
  'POST /me/proof/question': { answer: PasskeyQuestion }
  'POST /me/proof/passkey': { body: In<typeof shownPasskeyBody>; answer: { status: string } }
  'POST /admins/:id/end-sessions': { answer: { status: string } }
  'POST /admins/:id/invite': { answer: { link: string; until: string; email: string } }
  /** Nothing opens the account any more but the invitation. */
  'POST /admins/:id/reset-sign-in': { answer: { link: string; until: string; email: string } }
}

export type Troubles = {
  'GET /troubles': { answer: { part: TroubledPart; since: string }[] }
}

export type People = {
  'GET /clients/:id/card': { answer: PersonCardAnswer }
  'POST /clients/:id/notes': { body: In<typeof noteBody>; answer: { id: number } }
  'DELETE /people/notes/:id': { answer: object }
  'POST /clients/:id/ban': { body: In<typeof banBody>; answer: { id: number } }
  'GET /people/bans': { answer: BanListAnswer }
  'POST /people/bans/:id/lift': { answer: { status: string } }
  'GET /company-accounts/:id/card': { answer: AccountCardAnswer }
  'POST /company-accounts/:id/put-on-account': {
    body: In<typeof manyOnAccountBody>
    answer: ManyOnAccountAnswer
  }
  'POST /company-accounts/invoices/:id/send': { answer: { recipient: string } }
  'GET /people/duplicates': { answer: DuplicatesAnswer }
  'POST /people/merge': { body: In<typeof mergeBody>; answer: { id: number } }
}

/** How a list of records is asked for: every part is JSON, as react-admin writes it. */
type ListQuery = { range: string; sort?: string; filter?: string }

/** Records answer as their descriptions say; the lists that a screen of its own reads are told by name. */
export type Records = {
  'GET /:resource': { query: ListQuery; answer: StoredRecord[] }
  'GET /:resource/:id/history': { query: { count: number }; answer: RecordedChange[] }
  'GET /cars': { query: ListQuery; answer: ListedCar[] }
  'GET /guarantors': { query: ListQuery; answer: ListedGuarantor[] }
  'GET /services': { query: ListQuery; answer: ListedService[] }
  'GET /:resource/:id': { answer: StoredRecord }
  'POST /:resource': { body: Record<string, unknown>; answer: StoredRecord }
  'PUT /:resource/:id': { body: Record<string, unknown>; answer: StoredRecord }
  'DELETE /:resource/:id': { answer: StoredRecord }
  'POST /:resource/import': { body: In<typeof importRows>; answer: ImportAnswer }
  /** A removed record comes back as the log has it. */
  'POST /audit-log/:id/bring-back': { answer: StoredRecord }
  'POST /clients/:id/erase': { answer: { status: 'erased' } }
}
