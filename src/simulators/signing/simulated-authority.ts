import type { KeyObject, X509Certificate } from 'node:crypto'
import { CertificateAuthority } from './certificate-authority.ts'
import { ANOTHER_PERSON, noSigningFaults, type SigningFaults } from './signing-faults.ts'

export type SigningSimulatorSettings = {
  relyingPartyUuid: string
  relyingPartyName: string
  now: () => Date
}

/** What both simulated services have: who vouches for their people, and what goes wrong today. */
export class SimulatedAuthority {
  readonly #authority: CertificateAuthority
  readonly #stranger: CertificateAuthority
  protected faults: SigningFaults = { ...noSigningFaults }

  constructor({ now }: SigningSimulatorSettings) {
    this.#authority = new CertificateAuthority(now)
    this.#stranger = new CertificateAuthority(now)
  }

  /** Whom an adapter must trust to believe this simulator. */
  get issuer(): X509Certificate {
    return this.#authority.certificate
  }

  set(faults: Partial<SigningFaults>): void {
    this.faults = { ...this.faults, ...faults }
  }

  protected certify(idCode: string, publicKey: KeyObject): string {
    const { anotherPerson, unknownIssuer, signInCertificate, plainCertificate } = this.faults
    const authority = unknownIssuer ? this.#stranger : this.#authority
    return authority.issue(anotherPerson ? ANOTHER_PERSON : idCode, publicKey, {
      isForSigning: !signInCertificate,
      isQualified: !plainCertificate,
    })
  }
}
