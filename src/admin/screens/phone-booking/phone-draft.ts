import { useEffect, useState } from 'react'
import { DRAFTS, useStaff } from '../../api/session.ts'
import { emptyForm, type PhoneForm } from './phone-form.ts'

/** Of this tab and of whoever is signed in, as it holds what a caller said; signing out forgets it (src/admin/api/session.ts). */
const KEY = `${DRAFTS}phone`

/** What is typed during a call, kept while whoever types looks at another screen or reloads. */
export function usePhoneDraft(placeId: number, gap?: { carId: number; day: string }) {
  const staffId = useStaff()?.id
  const [first] = useState(() => emptyForm(placeId))
  // Whoever comes from a gap on the timeline begins there, with whoever was typed before.
  const [kept] = useState(() => readDraft(staffId))
  const [form, setForm] = useState<PhoneForm>(() => {
    const form = { ...first, ...kept }
    return gap ? { ...form, carId: gap.carId, trip: { ...form.trip, rentDay: gap.day } } : form
  })
  const isBegun = JSON.stringify(form) !== JSON.stringify(first)
  useEffect(() => {
    if (isBegun) write(JSON.stringify({ staffId, form }))
    else forgetPhoneDraft()
  }, [form, isBegun, staffId])
  return { form, setForm, isBegun, isTakenUp: kept !== undefined }
}

function readDraft(staffId: number | undefined): PhoneForm | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      staffId: number
      form: PhoneForm
    } | null
    return draft?.staffId === staffId ? draft?.form : undefined
  } catch {
    return undefined
  }
}

function write(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // A browser that keeps nothing loses the draft with the screen; the question before leaving stays.
  }
}

export function forgetPhoneDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There was none.
  }
}
