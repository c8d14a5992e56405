import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs, HeadersFunction } from 'react-router'
import type { Failed } from './customer-answer.ts'
import { lastSeenOr } from './last-seen.ts'

/** What every route behind a private link has besides its own loader and action. */
export { pageMeta as meta } from '../seo/page-meta.ts'
export { isCustomerReadAgain as shouldRevalidate } from './customer-answer.ts'

/** Whoever has the address sees the booking, so nothing in between may keep it. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
  lastSeenOr(url.pathname + url.search, serverLoader)

/** A connection that breaks must not replace the page, and with it what was typed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const failure: Failed = { failed: navigator.onLine ? 'internal' : 'offline' }
    // The form for a lost link on the same page reads `state`.
    return { ...failure, state: 'failed', values: {} }
  }
}
