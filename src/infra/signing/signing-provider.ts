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
    }
  | {
      state: 'failed'
      /** After `unreachable` the same session may be asked about again; every other reason is final. */
      reason: 'refused' | 'timeout' | 'wrong_code' | 'unusable' | 'unreachable' | 'other'
    }

export type SigningFailure = Extract<SigningState, { state: 'failed' }>['reason']

export type SigningProvider = {
  start(request: SigningRequest): Promise<SigningStart>
  poll(session: SigningSession): Promise<SigningState>
}

export const failed = (reason: SigningFailure): SigningState => ({ state: 'failed', reason })
