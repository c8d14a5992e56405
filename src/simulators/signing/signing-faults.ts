/** What a forger or a broken service would send. */
export type SigningFaults = {
  /** A signature of something else. */
  wrongSignature: boolean
  /** The certificate of another person. */
  anotherPerson: boolean
  /** A certificate that nobody knows gave. */
  unknownIssuer: boolean
  isDown: boolean
}

export const noSigningFaults: Readonly<SigningFaults> = {
  wrongSignature: false,
  anotherPerson: false,
  unknownIssuer: false,
  isDown: false,
}

/** Whoever's certificate is sent in place of the right one. */
export const ANOTHER_PERSON = '38001085718'
