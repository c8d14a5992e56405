import type { Attention } from '../../domain/booking/attention.ts'
import type { BookingStatus } from '../../domain/booking/life.ts'
import type { LockerPurpose } from '../../domain/booking/locker-window.ts'
import type { NextStep } from '../../domain/booking/staff-actions.ts'
import type { DocumentsState } from '../../domain/booking/wanted-documents.ts'

/** What the front desk is told. Times are Tallinn labels, money is euros, names are in the reader's language. */

export type DeskBooking = {
  id: number
  number: string
  status: BookingStatus
  rentDate: string
  returnDate: string
  rentPlace: string
  returnPlace: string
  client: { name: string; company: string | null; phone: string; email: string }
  car: { id: number; name: string; plate: string }
  /** False when an unpaid hold has run out. */
  hasCar: boolean
  holdUntil: string | null
  due: number
  owedBack: number
  documents: DocumentsState
  isCancelled: boolean
  isHandedOver: boolean
  isReturned: boolean
  attentions: Attention[]
  next: NextStep | null
}

type WaitingPapersAnswer = { booking: DeskBooking; waiting: number; since: string }

export type LockerAnswer = {
  locker: string
  purpose: LockerPurpose
  start: string
  end: string
  keyMovedAt: string | null
  booking: DeskBooking
}

export type UnseenAnswerAnswer = {
  id: number
  bookingId: number
  number: string
  client: string
  quality: number
  condition: number
  recommend: number
  additional: string
  at: string
}

export type TodayAnswer = {
  now: string
  pickUps: DeskBooking[]
  returns: DeskBooking[]
  overdue: DeskBooking[]
  soon: DeskBooking[]
  requests: DeskBooking[]
  attention: DeskBooking[]
  /** Their place is closed at the agreed minute. */
  closedPickUps: DeskBooking[]
  closedReturns: DeskBooking[]
  /** Whom we owe money, and who owes us: only money takes a booking off these lists. */
  weOwe: DeskBooking[]
  owedToUs: DeskBooking[]
  /** Extra charges that were written down and neither charged nor withdrawn. */
  proposed: DeskBooking[]
  papers: WaitingPapersAnswer[]
  lockers: LockerAnswer[]
  answers: UnseenAnswerAnswer[]
}

export type FoundBookings = { bookings: DeskBooking[] }

/** One day at the desk, whichever it is. */
export type DeskDayAnswer = Pick<TodayAnswer, 'now' | 'pickUps' | 'returns'>
