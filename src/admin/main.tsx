import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, ScrollRestoration } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { useBuildUpdate } from '../browser/build-update.ts'
import { usePageArrival } from '../browser/page-arrival.ts'
import { reportError, reportUncaught } from '../browser/report-error.ts'
import { StaffArea } from './shell/staff-area.tsx'

/**
 * The staff area is a program of its own, built apart from the website: neither carries what only the other needs of
 * the libraries both stand on. Its page brings it to the browser and gives it an element to live in.
 */
const home = document.getElementById('staff-area')
if (!home) throw new Error('the page of the staff area has no place for it')
const buildId = home.dataset.build ?? ''

reportUncaught()
const router = createBrowserRouter([{ path: '/admin/*', element: <Program /> }])
createRoot(home).render(
  <StrictMode>
    <RouterProvider router={router} onError={reportError} />
  </StrictMode>,
)

function Program() {
  useBuildUpdate(buildId)
  const arrivedAt = usePageArrival()
  useEffect(() => {
    document.documentElement.dataset.scripts = 'run'
  }, [])
  return (
    <>
      <StaffArea />
      <p role="status" className="sr-only">
        {arrivedAt}
      </p>
      <ScrollRestoration />
    </>
  )
}
