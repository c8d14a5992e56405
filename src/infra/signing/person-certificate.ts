import { X509Certificate } from 'node:crypto'
import { isForSigning } from './signing-purpose.ts'

/** Whose certificates are believed, and when. The issuers are those that sign people's certificates directly. */
export type Trust = { issuers: readonly X509Certificate[]; now: () => Date }

/**
 * A certificate in base64, when a trusted issuer gave it to this very person to sign with and it is in force. A signature that
 * only matches the certificate beside it says nothing: anyone can make such a pair.
 */
export function personCertificate(
  base64: string,
  idCode: string,
  { issuers, now }: Trust,
): X509Certificate | undefined {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'))
    const isIssued = issuers.some((issuer) => {
      const isTheir = certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
      return isTheir && isInForce(issuer, now())
    })
    const isTheirs = serialNumberOf(certificate) === `PNOEE-${idCode}`
    return isIssued &&
      isInForce(certificate, now()) &&
      isTheirs &&
      !certificate.ca &&
      isForSigning(certificate.raw)
      ? certificate
      : undefined
  } catch {
    return undefined
  }
}

export const isInForce = ({ validFromDate, validToDate }: X509Certificate, now: Date): boolean =>
  validFromDate <= now && now <= validToDate

/** Several serial numbers are as good as none. */
function serialNumberOf(certificate: X509Certificate): string | undefined {
  const { serialNumber } = certificate.toLegacyObject().subject as { serialNumber?: unknown }
  return typeof serialNumber === 'string' ? serialNumber : undefined
}
