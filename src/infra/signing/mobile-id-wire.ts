import { z } from 'zod'
import type { SigningFailure } from './signing-provider.ts'

export const certificateAnswer = z.object({ result: z.string(), cert: z.string().nullish() })

export const startAnswer = z.object({ sessionID: z.string().min(1) })

export const sessionAnswer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('RUNNING') }),
  z.object({
    state: z.literal('COMPLETE'),
    result: z.string(),
    signature: z.object({ value: z.string(), algorithm: z.string() }).nullish(),
  }),
])

/** A phone that is off or abroad is of no use now; `unreachable` would mean that the service is. */
export const reasons: Record<string, SigningFailure> = {
  TIMEOUT: 'timeout',
  USER_CANCELLED: 'refused',
  NOT_MID_CLIENT: 'unusable',
  SIGNATURE_HASH_MISMATCH: 'unusable',
  SIM_ERROR: 'unusable',
  PHONE_ABSENT: 'unusable',
  DELIVERY_ERROR: 'unusable',
}

/** The first six and the last seven bits of the hash: the phone computes the same, and the signer compares. */
export function mobileVerificationCode(hash: Uint8Array): string {
  const code = (((hash[0] ?? 0) & 0xfc) << 5) | ((hash.at(-1) ?? 0) & 0x7f)
  return String(code).padStart(4, '0')
}

const GSM_7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/

type PhoneText = { displayText: string; displayTextFormat: 'GSM-7' | 'UCS-2' }

/** An õ, a š or a Cyrillic letter halves the room there is. */
export function phoneText(text: string): PhoneText {
  return GSM_7.test(text)
    ? { displayText: text.slice(0, 100), displayTextFormat: 'GSM-7' }
    : { displayText: text.slice(0, 50), displayTextFormat: 'UCS-2' }
}
