import { verify, X509Certificate } from 'node:crypto'
import {
  BasicOCSPResponse,
  id_pkix_ocsp_basic,
  id_pkix_ocsp_nonce,
  OCSPResponse,
  OCSPResponseStatus,
  type SingleResponse,
} from '@peculiar/asn1-ocsp'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { isInForce, type Trust } from './person-certificate.ts'

/** Those that responders sign with; an answer signed otherwise is not believed. */
const hashes: Record<string, string> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
}
/** What a certificate must be for to sign answers in its issuer's name. */
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9'

/** What the answer says, when a trusted issuer or someone it made responsible has signed it for this very question. */
export function readOcspAnswer(
  der: Uint8Array,
  { nonce, ...trust }: Trust & { nonce: Uint8Array },
): SingleResponse[] | undefined {
  try {
    const { responseStatus, responseBytes } = AsnConvert.parse(der, OCSPResponse)
    if (responseStatus !== OCSPResponseStatus.successful) return undefined
    if (responseBytes?.responseType !== id_pkix_ocsp_basic) return undefined
    const basic = AsnConvert.parse(responseBytes.response.buffer, BasicOCSPResponse)
    if (!isSigned(basic, trust) || !hasNonce(basic, nonce)) return undefined
    return basic.tbsResponseData.responses
  } catch {
    return undefined
  }
}

function isSigned(basic: BasicOCSPResponse, { issuers, now }: Trust): boolean {
  const hash = hashes[basic.signatureAlgorithm.algorithm]
  if (!hash || !basic.tbsResponseDataRaw) return false
  const sent = (basic.certs ?? []).map((certificate) => {
    return new X509Certificate(Buffer.from(AsnConvert.serialize(certificate)))
  })
  const responsible = sent.filter(
    (certificate) =>
      certificate.keyUsage?.includes(OCSP_SIGNING) &&
      isInForce(certificate, now()) &&
      issuers.some((issuer) => certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)),
  )
  const signed = Buffer.from(basic.tbsResponseDataRaw)
  const signature = Buffer.from(basic.signature)
  return [...issuers.filter((issuer) => isInForce(issuer, now())), ...responsible].some(({ publicKey }) =>
    isBy(publicKey),
  )
  function isBy(key: X509Certificate['publicKey']): boolean {
    return hash !== undefined && verify(hash, signed, key, signature)
  }
}

function hasNonce({ tbsResponseData }: BasicOCSPResponse, nonce: Uint8Array): boolean {
  const said = tbsResponseData.responseExtensions?.find(({ extnID }) => extnID === id_pkix_ocsp_nonce)
  if (!said) return false
  return Buffer.from(AsnConvert.parse(said.extnValue.buffer, OctetString).buffer).equals(nonce)
}
