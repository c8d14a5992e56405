import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { z } from 'zod'
import { LONGEST_PASSWORD } from '../../domain/people/password-rules.ts'

const password = z.string().min(1).max(LONGEST_PASSWORD)
const code = z.string().max(20)
const token = z.string().min(1).max(100)

/** The browser sends what was typed; an empty code asks whether one is needed. */
export const signInForm = z.object({ email: z.string().min(1).max(254), password, code: code.default('') })

export const invitationBody = z.object({ token })
export const acceptBody = z.object({ token, password })
export const passwordBody = z.object({ password, newPassword: password })
export const proofBody = z.object({ code: code.min(1) })

/** What browsers hand over of a passkey; the library that checks it knows the rest of its shape. */
const shape = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
})
const isCredential = (value: unknown): boolean => shape.safeParse(value).success
export const newPasskeyBody = z.object({
  credential: z.custom<RegistrationResponseJSON>(isCredential, 'format'),
})
export const shownPasskeyBody = z.object({
  credential: z.custom<AuthenticationResponseJSON>(isCredential, 'format'),
})
export type NewPasskeyOptions = PublicKeyCredentialCreationOptionsJSON
export type PasskeyQuestion = PublicKeyCredentialRequestOptionsJSON

/** Times are ISO. */
export type AccountAnswer = {
  sessions: {
    id: number
    device: string
    address: string
    createdAt: string
    lastSeenAt: string
    isThis: boolean
  }[]
  passkeys: { id: number; device: string; createdAt: string; lastUsedAt: string | null }[]
  /** Passkeys belong to a name: an address of numbers has none. */
  canHavePasskeys: boolean
  recoveryCodesLeft: number
}
