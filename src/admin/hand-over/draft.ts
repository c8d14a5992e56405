import type { SheetAnswer } from '../../contract/staff/hand-overs.ts'
import type { ExchangedCarFate, ExchangeReason } from '../../domain/booking/exchange.ts'
import type { CleaningKind } from '../../domain/booking/extra-charges.ts'
import {
  type AccessoryKind,
  accessoryKinds,
  type HandOverWay,
  hasCable,
  type LicenceCategory,
  neededCategory,
  photoSpots,
} from '../../domain/booking/hand-over.ts'
import type { DamagePoint } from '../../domain/fleet/damage-sheet.ts'
import type { Problem } from '../api/call-api.ts'

export type DraftLicence = { driver: number; number: string; since: string; until: string; hasClass: boolean }
export type DraftDamage = { id: string; text: string; points: DamagePoint[]; estimate: number | null }
type LateDecision = { decision: 'charge' | 'waive'; amount: number; reason: string }

/** The car that goes out for one that comes back while its rental runs. */
export type OtherCar = {
  carId: number
  name: string
  isElectric: boolean
  odometer: number | null
  /** Eighths of a tank, or percent of a battery. */
  level: number | null
  reason: ExchangeReason
  note: string
  fate: ExchangedCarFate
}

/** What is walked through: a key goes out, comes back, or one car is given for another. */
export type Walk = HandOverWay | 'exchange'

/** `writing`: here. `waiting`: whole, for the network. `refused`: the server said no, and why. */
export type Draft = {
  key: string
  bookingId: number
  way: Walk
  state: 'writing' | 'waiting' | 'refused'
  step: number
  sheet: SheetAnswer
  licences: DraftLicence[]
  deposit: 'CARD' | 'CASH' | 'TRANSFER' | 'hold' | ''
  holdNumber: string
  odometer: number | null
  fuel: number | null
  charge: number | null
  damage: DraftDamage[]
  accessories: Partial<Record<AccessoryKind, boolean>>
  keys: number
  note: string
  locationId: number
  cleaning: CleaningKind | ''
  late: LateDecision | null
  other: OtherCar
  signatures: { customer: string; staff: string }
  reason: string
  /** As it is sent, the same each time. */
  body: Record<string, unknown> | null
  problem: Problem | null
}

/** What is asked about in this car. */
export const accessoriesOf = ({ car }: SheetAnswer): AccessoryKind[] =>
  accessoryKinds.filter((kind) => kind !== 'cable' || hasCable(car.fuelType))

export function newDraft(sheet: SheetAnswer, way: Walk = sheet.way): Draft {
  const { out, car } = sheet
  const isElectric = car.fuelType === 'ELECTRIC'
  return {
    key: crypto.randomUUID(),
    bookingId: sheet.bookingId,
    way,
    state: 'writing',
    step: 0,
    sheet,
    licences: sheet.drivers.flatMap(({ isSeen, licence }, driver) =>
      isSeen ? [] : [{ driver, number: licence, since: '', until: '', hasClass: false }],
    ),
    deposit: '',
    holdNumber: '',
    odometer: null,
    fuel: isElectric ? null : 8,
    charge: isElectric ? 100 : null,
    damage: [],
    accessories: Object.fromEntries((out?.accessories ?? []).map(({ kind, isThere }) => [kind, isThere])),
    keys: out?.keys ?? 1,
    note: '',
    locationId: sheet.locationId,
    cleaning: '',
    late: null,
    other: {
      carId: 0,
      name: '',
      isElectric: false,
      odometer: null,
      level: 8,
      reason: 'breakdown',
      note: '',
      fate: 'service',
    },
    signatures: { customer: '', staff: '' },
    reason: '',
    body: null,
    problem: null,
  }
}

export const stepNames = {
  out: ['licence', 'deposit', 'photos', 'reading', 'damage', 'things', 'sign'],
  back: ['photos', 'reading', 'damage', 'things', 'charges', 'sign'],
  exchange: ['photos', 'reading', 'damage', 'other'],
} as const
export type StepName = (typeof stepNames)[Walk][number]

/** Whether nothing is left to do at a step. */
export function isDone(draft: Draft, step: StepName, photos: ReadonlySet<string>): boolean {
  const { licences, sheet, signatures } = draft
  switch (step) {
    case 'licence':
      return licences.every(({ number, since, until, hasClass }) => number && since && until && hasClass)
    case 'deposit':
      return (
        sheet.depositMissing === 0 ||
        (draft.deposit === 'hold' ? draft.holdNumber !== '' : draft.deposit !== '')
      )
    case 'photos':
      return photoSpots.every((spot) => photos.has(spot))
    case 'reading':
      return draft.odometer !== null && (draft.fuel !== null || draft.charge !== null)
    case 'damage':
      return draft.damage.every(({ text }) => text.trim() !== '')
    case 'things':
      return accessoriesOf(sheet).every((kind) => draft.accessories[kind] !== undefined)
    case 'charges':
      return draft.late?.decision !== 'waive' || draft.late.reason.trim() !== ''
    case 'other':
      return draft.other.carId !== 0 && draft.other.odometer !== null && draft.other.level !== null
    case 'sign':
      return signatures.customer !== '' && signatures.staff !== ''
  }
}

/** What is sent when the network is there. */
export function bodyOf(draft: Draft, at: string): Record<string, unknown> {
  if (draft.way === 'exchange') return exchangeOf(draft, at)
  const { key, odometer, fuel, charge, signatures, sheet } = draft
  const isSigned = signatures.customer !== '' && signatures.staff !== ''
  const act = {
    accessories: accessoriesOf(sheet).map((kind) => ({ kind, isThere: draft.accessories[kind] ?? false })),
    keys: draft.keys,
    note: draft.note,
    signatures: isSigned ? signatures : null,
  }
  const seen = { key, at, odometer, fuel, charge, act }
  return draft.way === 'out' ? { ...seen, ...outOf(draft) } : { ...seen, ...backOf(draft) }
}

function outOf({ licences, deposit, holdNumber, damage, reason, sheet }: Draft) {
  const categories: LicenceCategory[] = [neededCategory(sheet.car.seats)]
  return {
    licences: licences
      .filter(({ since, until, hasClass }) => hasClass && since !== '' && until !== '')
      .map(({ driver, number, since, until }) => ({ driver, number, since, until, categories })),
    deposit:
      deposit === ''
        ? null
        : deposit === 'hold'
          ? { kind: 'hold', number: holdNumber }
          : { kind: 'taken', method: deposit },
    damage: damage.map(({ text, points }) => ({ text, points })),
    exception: reason.trim() === '' ? null : { reason },
  }
}

function backOf({ damage, cleaning, locationId, late }: Draft) {
  return {
    locationId,
    damage: damage.map(({ text, points, estimate }) => ({ text, points, estimate })),
    cleaning: cleaning === '' ? null : cleaning,
    late:
      late === null
        ? null
        : late.decision === 'charge'
          ? { decision: 'charge', amount: late.amount }
          : { decision: 'waive', reason: late.reason },
  }
}

/** The price stays as agreed: another one is a matter for the desk. */
function exchangeOf({ key, odometer, fuel, charge, damage, locationId, other, sheet }: Draft, at: string) {
  const { carId, isElectric, level, reason, note, fate } = other
  return {
    key,
    at,
    reason,
    note,
    locationId,
    old: { odometer, fuel, charge, damage: damage.map(({ text, points }) => ({ text, points })) },
    new: {
      carId,
      odometer: other.odometer,
      ...(isElectric ? { fuel: null, charge: level } : { fuel: level, charge: null }),
    },
    fate: fate === 'service' ? { kind: 'service', until: sheet.returnAt } : { kind: 'fleet' },
    price: { kind: 'keep' },
  }
}
