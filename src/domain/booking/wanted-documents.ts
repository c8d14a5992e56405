import type { LockerPurpose } from './locker-window.ts'

/** Pictures that the customer takes, walking once around the car, where nobody hands it over. */
export const carPictures = {
  'pick-up': ['pick-up-front', 'pick-up-left', 'pick-up-back', 'pick-up-right', 'pick-up-dashboard'],
  return: ['return-front', 'return-left', 'return-back', 'return-right', 'return-dashboard'],
} as const satisfies Record<LockerPurpose, string[]>
export type CarPicture = (typeof carPictures)[LockerPurpose][number]

/** What customers send: what a driver shows before the key is handed out, and pictures of the car. */
export const documentKinds = [
  'licence-front',
  'licence-back',
  'identity',
  'other',
  ...carPictures['pick-up'],
  ...carPictures.return,
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** They show how a car was, and wait for nobody. */
export const isCarPicture = (kind: DocumentKind): kind is CarPicture =>
  [...carPictures['pick-up'], ...carPictures.return].some((picture) => picture === kind)

/** Every driver sends these; `other` only when asked. */
export const wantedKinds = ['licence-front', 'licence-back', 'identity'] as const satisfies DocumentKind[]

export type ReviewStatus = 'WAITING' | 'APPROVED' | 'REFUSED'
export type SentDocument = { driver: number; kind: DocumentKind; status: ReviewStatus }

export type DocumentsState = 'missing' | 'waiting' | 'approved'

/** Where one wanted document stands. */
export type SentState = DocumentsState | 'refused'

/** The best of what was sent for a wanted document counts. */
export function sentState(sent: readonly SentDocument[], driver: number, kind: DocumentKind): SentState {
  const own = sent.filter((one) => one.driver === driver && one.kind === kind)
  if (own.some(({ status }) => status === 'APPROVED')) return 'approved'
  if (own.some(({ status }) => status === 'WAITING')) return 'waiting'
  return own.length > 0 ? 'refused' : 'missing'
}

/** Where the whole set of all drivers stands. */
export function documentsState(sent: readonly SentDocument[], drivers: number): DocumentsState {
  const states = Array.from({ length: drivers }, (_, driver) =>
    wantedKinds.map((kind) => sentState(sent, driver, kind)),
  ).flat()
  if (states.every((state) => state === 'approved')) return 'approved'
  return states.every((state) => state === 'approved' || state === 'waiting') ? 'waiting' : 'missing'
}
