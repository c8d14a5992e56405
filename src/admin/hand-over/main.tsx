import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { reportUncaught } from '../../browser/report-error.ts'
import { loadHandOverMessages } from '../../i18n/staff-messages.ts'
import { Words } from '../words/words.tsx'
import { HandOverPage } from './hand-over-page.tsx'
import './hand-over.css'

/** The page beside the car: a program of its own that the phone keeps, and that needs no network once it is there. */
const home = document.getElementById('hand-over')
if (!home) throw new Error('the page has no place for the hand-over')
reportUncaught()
createRoot(home).render(
  <StrictMode>
    <Words load={loadHandOverMessages}>
      <HandOverPage />
    </Words>
  </StrictMode>,
)
if ('serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/admin/hand-over/sw.js', { scope: '/admin/hand-over/' })
}
