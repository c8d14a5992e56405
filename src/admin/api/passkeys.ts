import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { NewPasskeyOptions, PasskeyQuestion } from '../../contract/staff/sign-in.ts'

/** An address of numbers has no passkeys, whatever the browser can do. */
export const canUsePasskeys = (): boolean =>
  browserSupportsWebAuthn() && !/^(\d+\.){3}\d+$|^\[/.test(window.location.hostname)

/** Undefined when whoever sits there, or their device, said no: browsers do not tell which. */
export const makePasskey = (optionsJSON: NewPasskeyOptions) =>
  startRegistration({ optionsJSON }).catch(() => undefined)

export const showPasskey = (optionsJSON: PasskeyQuestion) =>
  startAuthentication({ optionsJSON }).catch(() => undefined)
