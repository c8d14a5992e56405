import { AsnConvert } from '@peculiar/asn1-schema'
import {
  Certificate,
  CertificatePolicies,
  id_ce_certificatePolicies,
  id_ce_keyUsage,
  KeyUsage,
  KeyUsageFlags,
} from '@peculiar/asn1-x509'

/** ETSI EN 319 411-2, QCP-n-qscd: a qualified certificate of a person whose key lies in a device made for it. */
const QUALIFIED = '0.4.0.194112.1.2'

/**
 * Whether the certificate is one to sign with. A person has another one to sign in with: a signature by that one says
 * that someone was there, and not that they agreed to anything.
 */
export function isForSigning(der: Uint8Array): boolean {
  const { extensions } = AsnConvert.parse(der, Certificate).tbsCertificate
  const valueOf = (id: string) => extensions?.find(({ extnID }) => extnID === id)?.extnValue
  const usage = valueOf(id_ce_keyUsage)
  const policies = valueOf(id_ce_certificatePolicies)
  if (!usage || !policies) return false
  const isForAgreeing = (AsnConvert.parse(usage, KeyUsage).toNumber() & KeyUsageFlags.nonRepudiation) !== 0
  const named = AsnConvert.parse(policies, CertificatePolicies)
  return isForAgreeing && named.some(({ policyIdentifier }) => policyIdentifier === QUALIFIED)
}
