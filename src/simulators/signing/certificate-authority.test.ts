import { constants, createHash, generateKeyPairSync, verify, X509Certificate } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CertificateAuthority } from './certificate-authority.ts'
import { integer, oid, time } from './der.ts'
import { signDigestEcdsa, signDigestPss } from './sign-digest.ts'

const now = () => new Date('2026-11-15T10:00:00Z')
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const documents = fc.uint8Array({ maxLength: 300 })

describe('a simulated certificate', () => {
  it('is one that Node reads, for the person and under its issuer', () => {
    const authority = new CertificateAuthority(now)
    const base64 = authority.issue('38001085718', elliptic.publicKey)
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'))
    expect(certificate.subject).toContain('serialNumber=PNOEE-38001085718')
    expect(certificate.issuer).toBe(authority.certificate.subject)
    expect(certificate.checkIssued(authority.certificate)).toBe(true)
    expect(certificate.verify(authority.certificate.publicKey)).toBe(true)
    expect(certificate.verify(new CertificateAuthority(now).certificate.publicKey)).toBe(false)
    expect([certificate.ca, authority.certificate.ca]).toEqual([false, true])
    expect(certificate.validFromDate).toEqual(new Date('2026-11-14T10:00:00Z'))
    expect(certificate.publicKey.equals(elliptic.publicKey)).toBe(true)
  })
})

describe('DER', () => {
  it.each([
    [integer(Buffer.from([0])), '020100'],
    [integer(Buffer.from([0, 0, 127])), '02017f'],
    [integer(Buffer.from([128])), '02020080'],
    [oid('1.2.840.10045.4.3.2'), '06082a8648ce3d040302'],
    [oid('2.5.4.5'), '0603550405'],
    [time(new Date('2049-12-31T23:59:59Z')), '170d3439313233313233353935395a'],
    [time(new Date('2050-01-01T00:00:00Z')), '180f32303530303130313030303030305a'],
  ])('%j', (bytes, hex) => {
    expect(bytes.toString('hex')).toBe(hex)
  })
})

describe('a signed digest', () => {
  it('is what Node verifies over the document, on the curve', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const signature = signDigestEcdsa(createHash('sha256').update(document).digest(), elliptic.privateKey)
        const key = { key: elliptic.publicKey, dsaEncoding: 'ieee-p1363' } as const
        expect(verify('sha256', document, key, signature)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })

  // A modulus of 2049 bits has its own way of clearing the first bits.
  it.each([1536, 2048, 2049])(
    'is what Node verifies over the document, with RSA of %i bits',
    (modulusLength) => {
      const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength })
      const key = { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 }
      fc.assert(
        fc.property(documents, (document) => {
          const signature = signDigestPss(createHash('sha512').update(document).digest(), privateKey)
          expect(verify('sha512', document, key, signature)).toBe(true)
        }),
        { numRuns: 20 },
      )
    },
  )
})
