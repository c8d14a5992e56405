import { eq } from 'drizzle-orm'
import { schema } from '../../db/schema.ts'
import type { Mail } from '../../documents/mails/mail.ts'
import { staffAlertMail, staffInvitationMail } from '../../documents/mails/staff.ts'
import { invitationLink, isInvitationOpen } from '../sign-in/invitation-link.ts'
import type { LetterTask } from './letter-task.ts'

const { admins, staffInvitations } = schema

/** To an owner; nothing is said of an account that is gone. */
export async function staffAlert({
  deps,
  letter,
  reader,
}: LetterTask<'staff-alert'>): Promise<Mail | undefined> {
  const [account] = await deps.db.select().from(admins).where(eq(admins.id, letter.details.accountId))
  if (!account) return undefined
  const { name, email, role } = account
  const { company } = deps.catalogue.current
  const adminUrl = `${deps.origin}/admin/admins/${account.id}`
  return staffAlertMail(
    { company, ...letter.details, account: { name, email, role }, at: letter.createdAt, adminUrl },
    reader,
  )
}

/** While the link still opens something. */
export async function staffInvitation(task: LetterTask<'staff-invitation'>): Promise<Mail | undefined> {
  const { deps, letter, reader, now } = task
  const [invitation] = await deps.db
    .select()
    .from(staffInvitations)
    .where(eq(staffInvitations.id, letter.details.invitationId))
  if (!invitation || !isInvitationOpen(invitation, now)) return undefined
  const [account] = await deps.db.select().from(admins).where(eq(admins.id, invitation.adminId))
  if (!account) return undefined
  const url = invitationLink(deps, invitation.seed)
  const { company } = deps.catalogue.current
  return staffInvitationMail({ company, name: account.name, url, until: invitation.until }, reader)
}
