import { useEffect, useSyncExternalStore } from 'react'
import type { AuthProvider, UserIdentity } from 'react-admin'
import { hasRight, type Right } from '../../domain/people/rights.ts'
import type { StaffMember } from '../../domain/people/staff.ts'
import { type Answer, callApi, whenSignedOut } from './call-api.ts'
import { showPasskey } from './passkeys.ts'

/** Whoever is signed in; null is nobody, undefined is not yet known. */
type Session = { staff: StaffMember; isOver: boolean } | null | undefined

let session: Session
let asking: Promise<void> | undefined
const listeners = new Set<() => void>()

function become(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const begin = (answer: Answer<StaffMember>) =>
  become(answer.ok ? { staff: answer.value, isOver: false } : null)

/** The server does not know us any more. What was typed stays until the same person is back. */
whenSignedOut(() => {
  if (session) become({ ...session, isOver: true })
})

/** The session of this browser; asked for once, and known from then on. */
export function useSession(): Session {
  useEffect(() => {
    asking ??= callApi('GET /me').then(begin)
  }, [])
  return useSyncExternalStore(
    listen,
    () => session,
    () => undefined,
  )
}

/** Who is at work. */
export function useStaff(): StaffMember | undefined {
  return useSession()?.staff
}

/** Whether they may; the API asks the same table. */
export function useMay(right: Right): boolean {
  const staff = useStaff()
  return staff !== undefined && hasRight(staff, right)
}

type Form = { email: string; password: string; code: string }

export async function signIn(form: Form): Promise<Answer<StaffMember>> {
  const answer = await callApi('POST /login', { body: form })
  if (answer.ok) begin(answer)
  return answer
}

/** The passkey alone. Undefined when none was given. */
export async function signInWithPasskey(): Promise<Answer<StaffMember> | undefined> {
  const question = await callApi('POST /login/question')
  if (!question.ok) return question
  const credential = await showPasskey(question.value)
  if (!credential) return undefined
  const answer = await callApi('POST /login/passkey', { body: { credential } })
  if (answer.ok) begin(answer)
  return answer
}

/** Half-typed work of whoever leaves, under this name and what follows it, is nobody's to find. */
export const DRAFTS = 'autorent.draft.'

function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFTS)) sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has none.
  }
}

/** The area shows the door by itself when nobody is signed in, on the very address they were at: no redirects. */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => {
    if (session) await callApi('POST /logout')
    forgetDrafts()
    become(null)
    return false
  },
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getIdentity: async (): Promise<UserIdentity> =>
    session ? { ...session.staff, fullName: session.staff.name } : { id: '' },
  getPermissions: async () => session?.staff.role,
}
