import type { Context } from 'hono'
import type { StaffMember } from '../../../domain/people/staff.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { StaffMessages } from '../../../i18n/staff-messages.ts'
import type { RequestContext } from '../request-context.ts'

/** Behind the door: who is at work, and the words to answer with. */
export type StaffContext = {
  Variables: RequestContext['Variables'] & { staff: StaffMember; staffTexts: Record<Locale, StaffMessages> }
}

export type StaffRequest = Context<StaffContext>
