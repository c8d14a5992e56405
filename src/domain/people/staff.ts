/** An owner also keeps prices, staff accounts and the company's own facts. */
export const staffRoles = ['owner', 'agent'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Someone of the staff at work: whoever changes something is named by it. */
export type StaffMember = { id: number; name: string; email: string; role: StaffRole }

/** Who does it, and when. */
export type ByStaff = { by: StaffMember; now: Date }
