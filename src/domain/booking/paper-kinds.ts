/** What we issue about a booking. */
export const paperKinds = [
  'contract',
  'signed-contract',
  'annex',
  'invoice',
  'credit-note',
  'receipt',
  'act',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** Phones sign with a certificate, a finger only draws. */
export const phoneSigningMethods = ['smart-id', 'mobile-id'] as const
export type PhoneSigningMethod = (typeof phoneSigningMethods)[number]

/** What customers do by themselves. */
export const ownSigningMethods = ['drawn', ...phoneSigningMethods] as const
export type OwnSigningMethod = (typeof ownSigningMethods)[number]

/** `paper`: with a pen, on a printed contract of which a picture is kept. */
export const signingMethods = [...ownSigningMethods, 'paper'] as const
export type SigningMethod = (typeof signingMethods)[number]

export const isByPhone = (method: SigningMethod): method is PhoneSigningMethod =>
  phoneSigningMethods.some((one) => one === method)
