import { isRouteErrorResponse } from 'react-router'
import type { BrowserError } from '../contract/visitor/browser-error.ts'
import { pageOfPath } from '../i18n/pages.ts'

/** A page that breaks in a circle would break the log too. */
const MOST_PER_LOAD = 5
let told = 0

/** Tells the server what broke and where in our files; what the error says may be what someone typed. */
export function reportError(error: unknown): void {
  if (++told > MOST_PER_LOAD) return
  const body = JSON.stringify(describe(error))
  navigator.sendBeacon('/api/browser-errors', new Blob([body], { type: 'application/json' }))
}

/** Also what breaks outside of any page. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

function describe(error: unknown): BrowserError {
  const { pathname } = window.location
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const places = [...stack.matchAll(/\/assets\/([\w.-]{1,80}):(\d{1,7}):(\d{1,7})/g)]
  return {
    name: isRouteErrorResponse(error) ? 'ErrorResponse' : nameOf(error),
    ...(isRouteErrorResponse(error) ? { status: error.status } : {}),
    page: pageOfPath(pathname)?.page ?? (pathname.startsWith('/admin') ? 'admin' : 'other'),
    at: places.slice(0, 5).map(([, file, line, column]) => `${file}:${line}:${column}`),
  }
}

function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error'
}
