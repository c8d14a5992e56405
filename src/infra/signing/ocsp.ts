import { createHash, randomBytes, type X509Certificate } from 'node:crypto'
import {
  CertID,
  id_pkix_ocsp_nonce,
  OCSPRequest,
  Request,
  type SingleResponse,
  TBSRequest,
} from '@peculiar/asn1-ocsp'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { AlgorithmIdentifier, Certificate, Extension } from '@peculiar/asn1-x509'
import { readOcspAnswer } from './ocsp-answer.ts'
import type { Trust } from './person-certificate.ts'

/** `good` with the issuer's signed word, as it came; `unreachable` may be asked again, the others are final. */
export type CertificateStatus =
  | { status: 'good'; proof: Uint8Array }
  | { status: 'revoked' | 'unknown' | 'unreachable' }

export type OcspSettings = Trust & {
  /** Where to ask; without it where the certificate itself says. */
  ocspUrl?: string | undefined
  timeoutMs?: number
  told?: ((isThere: boolean) => void) | undefined
}

const id_sha1 = '1.3.14.3.2.26'
const NONCE_BYTES = 32
const MOST_BYTES = 64 * 1024
/** How far the responder's clock may be from ours. */
const CLOCK_MS = 5 * 60_000

/**
 * Asks the one who gave a certificate whether it is good at this moment (RFC 6960). An old answer does not fit: each
 * question has a number of its own.
 */
export async function askStatus(
  certificate: X509Certificate,
  settings: OcspSettings,
): Promise<CertificateStatus> {
  const { issuers, now, ocspUrl, timeoutMs = 10_000, told } = settings
  const issuer = issuers.find((known) => certificate.checkIssued(known))
  const url = ocspUrl ?? placeIn(certificate)
  if (!issuer || !url) return { status: 'unreachable' }
  const nonce = randomBytes(NONCE_BYTES)
  const asked = certIdOf(certificate, issuer)
  const proof = await post(url, questionOf(asked, nonce), timeoutMs)
  const answer = proof && readOcspAnswer(proof, { issuers, nonce, now })
  told?.(answer !== undefined)
  const single = answer?.find(({ certID }) => isSame(certID, asked))
  if (!proof || !single || !isOfNow(single, now())) return { status: 'unreachable' }
  if (single.certStatus.revoked) return { status: 'revoked' }
  return single.certStatus.good === undefined ? { status: 'unknown' } : { status: 'good', proof }
}

/** `OCSP - URI:http://aia.sk.ee/…` */
const placeIn = ({ infoAccess }: X509Certificate): string | undefined =>
  /^OCSP - URI:(https?:\/\/\S+)$/m.exec(infoAccess ?? '')?.[1]

/** By SHA-1, because every responder knows it: it names a certificate and proves nothing. */
function certIdOf(certificate: X509Certificate, issuer: X509Certificate): CertID {
  const { subject, subjectPublicKeyInfo } = AsnConvert.parse(issuer.raw, Certificate).tbsCertificate
  const hash = (bytes: ArrayBuffer) => new OctetString(createHash('sha1').update(Buffer.from(bytes)).digest())
  return new CertID({
    hashAlgorithm: new AlgorithmIdentifier({ algorithm: id_sha1, parameters: null }),
    issuerNameHash: hash(AsnConvert.serialize(subject)),
    issuerKeyHash: hash(subjectPublicKeyInfo.subjectPublicKey),
    serialNumber: AsnConvert.parse(certificate.raw, Certificate).tbsCertificate.serialNumber,
  })
}

function questionOf(asked: CertID, nonce: Uint8Array): Uint8Array {
  const extnValue = new OctetString(AsnConvert.serialize(new OctetString(nonce)))
  const request = new OCSPRequest({
    tbsRequest: new TBSRequest({
      requestList: [new Request({ reqCert: asked })],
      requestExtensions: [new Extension({ extnID: id_pkix_ocsp_nonce, extnValue })],
    }),
  })
  return new Uint8Array(AsnConvert.serialize(request))
}

const bytesOf = (certID: CertID): Buffer =>
  Buffer.concat(
    [certID.issuerNameHash.buffer, certID.issuerKeyHash.buffer, certID.serialNumber].map((part) =>
      Buffer.from(part),
    ),
  )
const isSame = (one: CertID, other: CertID): boolean =>
  one.hashAlgorithm.algorithm === id_sha1 && bytesOf(one).equals(bytesOf(other))

const isOfNow = ({ thisUpdate, nextUpdate }: SingleResponse, now: Date): boolean =>
  thisUpdate.getTime() <= now.getTime() + CLOCK_MS && (!nextUpdate || nextUpdate > now)

async function post(url: string, body: Uint8Array, timeoutMs: number): Promise<Uint8Array | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/ocsp-request', accept: 'application/ocsp-response' },
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES) return undefined
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return bytes.length <= MOST_BYTES ? bytes : undefined
  } catch {
    return undefined
  }
}
