import { generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto'
import { bits, boolean, explicit, integer, octets, oid, printable, sequence, set, time, utf8 } from './der.ts'

const names = {
  country: '2.5.4.6',
  organisation: '2.5.4.10',
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  givenName: '2.5.4.42',
  serialNumber: '2.5.4.5',
}
type NamePart = [keyof typeof names, string]

const YEAR_MS = 365 * 86_400_000
export const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'))
const issuerName: NamePart[] = [
  ['country', 'EE'],
  ['organisation', 'Simulator'],
  ['commonName', 'Simulated EID authority'],
]

/** Gives real X.509 certificates to simulated people. Its key lives and dies with the process. */
export class CertificateAuthority {
  readonly certificate: X509Certificate
  readonly #key: KeyObject
  readonly #now: () => Date

  constructor(now: () => Date) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    this.#now = now
    this.certificate = new X509Certificate(this.#certify(issuerName, publicKey, authorityExtensions))
  }

  /** In base64, as the services send it. */
  issue(idCode: string, publicKey: KeyObject, { isForSigning = true, isQualified = true } = {}): string {
    const person: NamePart[] = [
      ['country', 'EE'],
      ['commonName', `PROOV,PROOVIJA,PNOEE-${idCode}`],
      ['surname', 'PROOV'],
      ['givenName', 'PROOVIJA'],
      ['serialNumber', `PNOEE-${idCode}`],
    ]
    return this.#certify(person, publicKey, personExtensions(isForSigning, isQualified)).toString('base64')
  }

  /** To answer in the authority's name whether a certificate is good. */
  issueToResponder(publicKey: KeyObject): Buffer {
    const responder: NamePart[] = [
      ['country', 'EE'],
      ['commonName', 'Simulated OCSP responder'],
    ]
    return this.#certify(responder, publicKey, responderExtensions)
  }

  #certify(subject: NamePart[], publicKey: KeyObject, extensions: Buffer): Buffer {
    const at = this.#now().getTime()
    const body = sequence(
      explicit(0, integer(Buffer.from([2]))),
      integer(randomBytes(16)),
      ECDSA_SHA256,
      distinguished(issuerName),
      sequence(time(new Date(at - 86_400_000)), time(new Date(at + 3 * YEAR_MS))),
      distinguished(subject),
      publicKey.export({ type: 'spki', format: 'der' }),
      explicit(3, extensions),
    )
    return sequence(body, ECDSA_SHA256, bits(sign('sha256', body, this.#key)))
  }
}

/** Countries and serial numbers are plain ASCII by their definition. */
function distinguished(parts: NamePart[]): Buffer {
  const attributes = parts.map(([part, text]) => {
    const isPlain = part === 'country' || part === 'serialNumber'
    return set(sequence(oid(names[part]), isPlain ? printable(text) : utf8(text)))
  })
  return sequence(...attributes)
}

const critical = (id: string, value: Buffer): Buffer => sequence(oid(id), boolean(true), octets(value))
const BASIC_CONSTRAINTS = '2.5.29.19'
const KEY_USAGE = '2.5.29.15'
const POLICIES = '2.5.29.32'
const QCP_N_QSCD = '0.4.0.194112.1.2'

const authorityExtensions = sequence(
  critical(BASIC_CONSTRAINTS, sequence(boolean(true))),
  // keyCertSign
  critical(KEY_USAGE, bits(Buffer.from([0x04]), 2)),
)
const responderExtensions = sequence(
  critical(BASIC_CONSTRAINTS, sequence()),
  sequence(oid('2.5.29.37'), octets(sequence(oid('1.3.6.1.5.5.7.3.9')))),
)
/** As SK's own: what the key is for, and by which rules it was given. */
const personExtensions = (isForSigning: boolean, isQualified: boolean) =>
  sequence(
    critical(BASIC_CONSTRAINTS, sequence()),
    // nonRepudiation to sign with, digitalSignature to sign in with
    critical(KEY_USAGE, isForSigning ? bits(Buffer.from([0x40]), 6) : bits(Buffer.from([0x80]), 7)),
    ...(isQualified ? [sequence(oid(POLICIES), octets(sequence(sequence(oid(QCP_N_QSCD)))))] : []),
  )
