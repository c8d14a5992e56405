import type { ClientActionFunctionArgs, HeadersFunction, ShouldRevalidateFunctionArgs } from 'react-router'
import { type Failed, isTooMany } from './customer-answer.ts'

/** What every route behind a private link has besides its own loader and action. */
export { pageMeta as meta } from '../seo/page-meta.ts'
export { clientLoader } from './last-seen.ts'

/** It is for one person, so nothing in between may keep it. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

/** A connection that breaks must not replace the page, and with it what was typed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    // The form for a lost link on the same page reads `state`.
    if (isTooMany(error)) return { failed: 'too_many_requests', state: 'tooSoon', values: {} }
    const failure: Failed = { failed: navigator.onLine ? 'internal' : 'offline' }
    return { ...failure, state: 'failed', values: {} }
  }
}

/** What changed nothing needs no reading again, and where sending failed reading would fail too. */
export function shouldRevalidate({
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  // Refused because things are no longer as the page shows them.
  if (actionStatus === 409) return true
  const result: unknown = actionResult
  if (typeof result !== 'object' || result === null) return defaultShouldRevalidate
  if ('failed' in result || 'state' in result) return false
  return 'checked' in result ? result.checked === 'changed' : defaultShouldRevalidate
}
