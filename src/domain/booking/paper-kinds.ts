/** What we issue about a booking. */
export const paperKinds = ['contract', 'signed-contract', 'invoice', 'credit-note', 'receipt', 'act'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Phones sign with a certificate, a finger only draws. */
export const phoneSigningMethods = ['smart-id', 'mobile-id'] as const
export type PhoneSigningMethod = (typeof phoneSigningMethods)[number]

export const signingMethods = ['drawn', ...phoneSigningMethods] as const
export type SigningMethod = (typeof signingMethods)[number]
