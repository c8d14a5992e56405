import { z } from 'zod'
import type { ShownState } from '../../domain/booking/bar-state.ts'
import type { DocumentKind } from '../../domain/booking/wanted-documents.ts'
import type { KnownBy } from '../../domain/people/same-person.ts'
import { calendarDay, id, neededText } from '../values.ts'

/** What a person's card sends and is told. Times are Tallinn labels, days `YYYY-MM-DD`, money is euros. */

export const noteBody = z.object({ text: neededText(2000) })
/** Without an end it holds until it is lifted. */
export const banBody = z.object({ reason: neededText(500), until: calendarDay.nullable() })
/** Whose record stays, and who is the same person. */
export const mergeBody = z.object({ keptId: id, otherId: id })

/** A record as one compares two of them. */
export type PersonAnswer = {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  idCode: string
  birthDate: string
  drivingLicenceNumber: string
  address: string
  /** Written down by staff, paid, or handed a car. */
  isProven: boolean
  /** The numbers of all records of the person. */
  records: number[]
}

export type DuplicatesAnswer = { groups: { by: KnownBy[]; people: PersonAnswer[] }[] }

export type BanAnswer = {
  id: number
  reason: string
  until: string | null
  by: string
  at: string
  isInForce: boolean
  lifted: { at: string; by: string } | null
}

export type BanListAnswer = { bans: (BanAnswer & { person: { id: number; name: string } })[] }

export type PersonCardAnswer = {
  person: PersonAnswer
  /** Other addresses and telephones that the person was reached by. */
  contacts: { emails: string[]; phones: string[]; companies: string[] }
  rentals: {
    id: number
    number: string
    state: ShownState
    car: string
    from: string
    to: string
    price: number
    due: number
    owedBack: number
  }[]
  balance: { paid: number; due: number; owedBack: number; depositHeld: number }
  documents: {
    licenceUntil: string | null
    /** All that is wanted was approved and is kept, and the licence is valid today. */
    isValid: boolean
    kept: { id: number; kind: DocumentKind; bookingId: number; number: string; at: string }[]
  }
  notes: { id: number; text: string; by: string; at: string }[]
  bans: BanAnswer[]
  accounts: { id: number; name: string }[]
  duplicates: { by: KnownBy[]; people: PersonAnswer[] }[]
}
