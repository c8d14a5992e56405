import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import { recordChange } from '../records/record-change.ts'
import { readPerson } from './read-person.ts'

const { clientNotes } = schema

type NoteResult = { ok: true; id: number } | { ok: false; code: 'not_found' }

/** What is said of a person stands on their card, whichever of their records it was said at. */
export function noteOnPerson(
  db: Database,
  clientId: number,
  text: string,
  staff: ByStaff,
): Promise<NoteResult> {
  return db.transaction(async (tx): Promise<NoteResult> => {
    const person = await readPerson(tx, clientId)
    if (!person) return { ok: false, code: 'not_found' }
    const [made] = await tx
      .insert(clientNotes)
      .values({ clientId: person.rootId, text, byId: staff.by.id, createdAt: staff.now })
      .returning()
    if (!made) throw new Error('the database returned no note')
    const change = { resource: 'clients', recordId: person.rootId, action: 'note' }
    await recordChange(tx, staff, { ...change, before: null, after: { text } })
    return { ok: true, id: made.id }
  })
}

export function removeNote(db: Database, noteId: number, staff: ByStaff): Promise<NoteResult> {
  return db.transaction(async (tx): Promise<NoteResult> => {
    const [gone] = await tx.delete(clientNotes).where(eq(clientNotes.id, noteId)).returning()
    if (!gone) return { ok: false, code: 'not_found' }
    const change = { resource: 'clients', recordId: gone.clientId, action: 'remove-note' }
    await recordChange(tx, staff, { ...change, before: { text: gone.text }, after: null })
    return { ok: true, id: gone.id }
  })
}
