import { useEffect } from 'react'
import { rememberInBrowser } from '../../browser/remember-in-browser.ts'
import { bodyFromForm, searchFromForm } from '../booking-form.ts'
import type { Search } from './use-search-form.ts'

/** What was changed is there after a reload and on the next visit to the form, also before it is sent. */
export function useKeptForm({ typed, asked, form }: Search): void {
  const kept = { ...form, returnLocationId: form.returnLocationId ?? form.rentLocationId }
  // While it is no search there is nothing that could be put back.
  const text = typed !== asked && searchFromForm(kept) ? JSON.stringify(bodyFromForm(kept)) : ''
  useEffect(() => {
    if (text) rememberInBrowser({ bookingForm: JSON.parse(text) })
  }, [text])
}
