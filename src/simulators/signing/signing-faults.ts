/** What a forger or a broken service would send. */
export type SigningFaults = {
  /** A signature of something else. */
  wrongSignature: boolean
  /** The certificate of another person. */
  anotherPerson: boolean
  /** A certificate that nobody knows gave. */
  unknownIssuer: boolean
  /** The certificate a person signs in with, not the one to sign with. */
  signInCertificate: boolean
  /** One that is not qualified. */
  plainCertificate: boolean
  isDown: boolean
}

export const noSigningFaults: Readonly<SigningFaults> = {
  wrongSignature: false,
  anotherPerson: false,
  unknownIssuer: false,
  signInCertificate: false,
  plainCertificate: false,
  isDown: false,
}

/** Whoever's certificate is sent in place of the right one. */
export const ANOTHER_PERSON = '38001085718'
