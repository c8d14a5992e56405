import type { X509Certificate } from 'node:crypto'
import { askStatus, type OcspSettings } from './ocsp.ts'

export type SigningRequest = {
  /** An Estonian personal code. */
  idCode: string
  /** E.164; Mobile-ID rings it, Smart-ID needs none. */
  phone?: string
  /** The exact bytes that are signed. */
  document: Uint8Array
  /** What the signer reads on the phone; cut where the phone has no room. */
  text: string
  locale: 'et' | 'en' | 'ru'
}

export type SigningStart =
  | { ok: true; sessionId: string; verificationCode: string }
  | { ok: false; code: 'no_account' | 'unreachable' | 'refused' }

/** Kept by the caller between two questions, so that a signature begun before a restart can be finished after it. */
export type SigningSession = { sessionId: string } & Pick<SigningRequest, 'idCode' | 'phone' | 'document'>

/** `signature` and `certificate` are base64 as they came; both were checked against the document and the person. */
export type SigningState =
  | { state: 'running' }
  | {
      state: 'signed'
      signature: string
      algorithm: string
      certificate: string
      documentNumber: string | undefined
      /** The issuer's signed word that the certificate is good at this moment (OCSP, DER). */
      ocsp: Uint8Array
    }
  | {
      state: 'failed'
      /** After `unreachable` the same session may be asked about again; every other reason is final. */
      reason: 'refused' | 'timeout' | 'wrong_code' | 'unusable' | 'revoked' | 'unreachable' | 'other'
    }

export type SigningFailure = Extract<SigningState, { state: 'failed' }>['reason']

export type SigningProvider = {
  start(request: SigningRequest): Promise<SigningStart>
  poll(session: SigningSession): Promise<SigningState>
}

type Signed = Omit<Extract<SigningState, { state: 'signed' }>, 'ocsp'>

/** A signature counts when its certificate is good at this moment; while nobody can say so it is asked for again. */
export async function withStatus(
  signed: Signed,
  certificate: X509Certificate,
  settings: OcspSettings,
): Promise<SigningState> {
  const status = await askStatus(certificate, settings)
  if (status.status === 'good') return { ...signed, ocsp: status.proof }
  return failed(status.status === 'unreachable' ? 'unreachable' : 'revoked')
}

export const failed = (reason: SigningFailure): SigningState => ({ state: 'failed', reason })
