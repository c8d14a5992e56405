import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { schema } from '../../db/schema.ts'
import { isText } from '../../db/sealed/sealed-columns.ts'
import type { ClientRow } from './enter-client.ts'

const { clients } = schema

type Person = Pick<ClientRow, 'id' | 'email' | 'idCode' | 'birthDate' | 'personId'>

/** Of the same address, and of the same code or date of birth: whoever reads that mail is this person. */
const hasSameAddress = ({ email, idCode, birthDate }: Person) =>
  and(
    sql`lower(${clients.email}) = lower(${email})`,
    idCode === null ? eq(clients.birthDate, birthDate ?? '') : isText(clients.idCode, idCode),
  )

/** Each booking has a row of its own; these are one person's, as far as their mailbox proves it. */
export async function rowsOfMailbox(db: Database, person: Person): Promise<number[]> {
  return idsWhere(db, hasSameAddress(person))
}

/** Those too whom staff took for the same person: for staff, who look at whoever asks. */
export async function rowsOfPerson(db: Database, person: Person): Promise<number[]> {
  const known = [person.id, ...(person.personId === null ? [] : [person.personId])]
  return idsWhere(
    db,
    or(hasSameAddress(person), inArray(clients.id, known), inArray(clients.personId, known)),
  )
}

async function idsWhere(db: Database, condition: ReturnType<typeof and>): Promise<number[]> {
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(isNull(clients.erasedAt), condition))
    .orderBy(clients.id)
  return rows.map(({ id }) => id)
}
