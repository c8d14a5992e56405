import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reportError, reportUncaught } from '../browser/report-error.ts'
import { retryPageData } from './browser/retry-page-data.ts'

reportUncaught()
retryPageData()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportError} />
    </StrictMode>,
  )
})
