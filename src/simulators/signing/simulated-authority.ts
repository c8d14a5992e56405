import type { KeyObject, X509Certificate } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CertificateAuthority } from './certificate-authority.ts'
import { OcspResponder } from './ocsp-responder.ts'
import { ANOTHER_PERSON, noSigningFaults, type SigningFaults } from './signing-faults.ts'

export type SigningSimulatorSettings = {
  relyingPartyUuid: string
  relyingPartyName: string
  now: () => Date
}

/** What both simulated services have: who vouches for their people, and what goes wrong today. */
export class SimulatedAuthority {
  readonly authority: CertificateAuthority
  readonly #stranger: CertificateAuthority
  /** The service itself, with `POST /ocsp` beside it. */
  readonly app = new Hono()
  readonly #responder: OcspResponder
  readonly #foreignResponder: OcspResponder
  protected faults: SigningFaults = { ...noSigningFaults }

  constructor({ now }: SigningSimulatorSettings) {
    this.authority = new CertificateAuthority(now)
    this.#stranger = new CertificateAuthority(now)
    this.#responder = new OcspResponder(this.authority, now)
    this.#foreignResponder = new OcspResponder(this.#stranger, now)
    this.app.use(bodyLimit({ maxSize: 64 * 1024 }))
    this.app.post('/ocsp', async (context) => {
      if (this.faults.isOcspDown) return context.body(null, 503)
      const responder = this.faults.foreignResponder ? this.#foreignResponder : this.#responder
      const answer = responder.answer(new Uint8Array(await context.req.arrayBuffer()), this.faults)
      return context.body(new Uint8Array(answer), 200, { 'content-type': 'application/ocsp-response' })
    })
  }

  /** Whom an adapter must trust to believe this simulator. */
  get issuer(): X509Certificate {
    return this.authority.certificate
  }

  set(faults: Partial<SigningFaults>): void {
    this.faults = { ...this.faults, ...faults }
  }

  protected certify(idCode: string, publicKey: KeyObject): string {
    const { anotherPerson, unknownIssuer, signInCertificate, plainCertificate } = this.faults
    const authority = unknownIssuer ? this.#stranger : this.authority
    return authority.issue(anotherPerson ? ANOTHER_PERSON : idCode, publicKey, {
      isForSigning: !signInCertificate,
      isQualified: !plainCertificate,
    })
  }
}
