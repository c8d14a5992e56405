import { useEffect, useSyncExternalStore } from 'react'
import type { AuthProvider, UserIdentity } from 'react-admin'
import type { StaffMember } from '../../domain/people/staff.ts'
import { type Answer, callApi } from './call-api.ts'

/** Who is signed in: null is nobody, undefined is not yet known. */
type Session = StaffMember | null | undefined

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

/** The session of this browser; asked for once, and known from then on. */
export function useSession(): Session {
  useEffect(() => {
    asking ??= callApi<StaffMember>('/me').then((answer) => become(answer.ok ? answer.value : null))
  }, [])
  return useSyncExternalStore(
    listen,
    () => session,
    () => undefined,
  )
}

/** Who is at work. */
export function useStaff(): StaffMember | undefined {
  return useSession() ?? undefined
}

type Form = { email: string; password: string; code: string }

export async function signIn(form: Form): Promise<Answer<StaffMember>> {
  const answer = await callApi<StaffMember>('/login', { method: 'POST', body: form })
  if (answer.ok) become(answer.value)
  return answer
}

/** The area shows the door by itself when nobody is signed in, on the very address they were at: no redirects. */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  logout: async () => {
    if (session) await callApi('/logout', { method: 'POST', body: {} })
    become(null)
    return false
  },
  checkAuth: async () => undefined,
  checkError: async ({ status }: { status?: number }) => {
    if (status === 401) become(null)
  },
  getIdentity: async (): Promise<UserIdentity> =>
    session ? { ...session, fullName: session.name } : { id: '' },
  getPermissions: async () => session?.role,
}
