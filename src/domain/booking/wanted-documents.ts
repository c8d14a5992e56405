/** What a driver shows before the key is handed out. */
export const documentKinds = ['licence-front', 'licence-back', 'identity', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

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
