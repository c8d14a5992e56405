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
  /** What the authority says of the certificate when it is asked. */
  revoked: boolean
  unknownToIssuer: boolean
  /** An answer by someone the authority knows nothing of. */
  foreignResponder: boolean
  /** An answer to another question. */
  wrongNonce: boolean
  isOcspDown: boolean
}

export const noSigningFaults: Readonly<SigningFaults> = {
  wrongSignature: false,
  anotherPerson: false,
  unknownIssuer: false,
  signInCertificate: false,
  plainCertificate: false,
  isDown: false,
  revoked: false,
  unknownToIssuer: false,
  foreignResponder: false,
  wrongNonce: false,
  isOcspDown: false,
}

/** Whoever's certificate is sent in place of the right one. */
export const ANOTHER_PERSON = '38001085718'
