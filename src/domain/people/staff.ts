import { cents } from '../money.ts'
import type { Holder } from './rights.ts'

/** Someone of the staff at work: whoever changes something is named by it. */
export type StaffMember = Holder & { id: number; name: string; email: string }

/** Who does it, and when. */
export type ByStaff = { by: StaffMember; now: Date }

/** What owners are told of at once. */
export type StaffAlert = 'new-account' | 'role-changed' | 'new-device' | 'codes-guessed'

/** How long an invitation to choose a password is open. */
export const INVITATION_HOURS = 72

/** Money of more than this moves only after a code or a passkey was shown just now. */
export const PROOF_ABOVE = cents(500_00)
