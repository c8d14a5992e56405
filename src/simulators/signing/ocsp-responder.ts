import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type CertID, OCSPRequest } from '@peculiar/asn1-ocsp'
import { AsnConvert } from '@peculiar/asn1-schema'
import { type CertificateAuthority, ECDSA_SHA256 } from './certificate-authority.ts'
import { bits, enumerated, explicit, generalizedTime, implicit, octets, oid, sequence } from './der.ts'
import type { SigningFaults } from './signing-faults.ts'

const BASIC = '1.3.6.1.5.5.7.48.1.1'
const NONCE = '1.3.6.1.5.5.7.48.1.2'

type Faults = Pick<SigningFaults, 'revoked' | 'unknownToIssuer' | 'foreignResponder' | 'wrongNonce'>

/**
 * Answers as SK's responders do: by a certificate of its own that the authority gave it for this, in bytes written by hand,
 * so that whoever reads them is not read by its own mistakes.
 */
export class OcspResponder {
  readonly #key: KeyObject
  readonly #certificate: Buffer
  readonly #name: Buffer
  readonly #now: () => Date

  constructor(authority: CertificateAuthority, now: () => Date) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    this.#certificate = authority.issueToResponder(publicKey)
    // A point of this curve is 65 bytes, and stands last.
    const point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-65)
    this.#name = createHash('sha1').update(point).digest()
    this.#now = now
  }

  answer(question: Uint8Array, faults: Faults): Buffer {
    const { requestList, requestExtensions } = AsnConvert.parse(question, OCSPRequest).tbsRequest
    const nonce = requestExtensions?.find(({ extnID }) => extnID === NONCE)?.extnValue.buffer
    const said = faults.wrongNonce ? octets(Buffer.alloc(32)) : Buffer.from(nonce ?? new ArrayBuffer(0))
    const data = sequence(
      explicit(2, octets(this.#name)),
      generalizedTime(this.#now()),
      sequence(...requestList.map(({ reqCert }) => this.#single(reqCert, faults))),
      explicit(1, sequence(sequence(oid(NONCE), octets(said)))),
    )
    const signature = sign('sha256', data, this.#key)
    const basic = sequence(data, ECDSA_SHA256, bits(signature), explicit(0, sequence(this.#certificate)))
    return sequence(enumerated(0), explicit(0, sequence(oid(BASIC), octets(basic))))
  }

  #single(asked: CertID, { revoked, unknownToIssuer }: Faults): Buffer {
    const status = revoked
      ? explicit(1, generalizedTime(this.#now()))
      : implicit(unknownToIssuer ? 2 : 0, Buffer.alloc(0))
    return sequence(Buffer.from(AsnConvert.serialize(asked)), status, generalizedTime(this.#now()))
  }
}
