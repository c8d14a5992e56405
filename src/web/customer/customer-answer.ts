import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'

/** Nothing was done, and whatever was typed is still there. The code is one of the messages in `errors`. */
export type Failed = { failed: 'offline' | 'internal' | 'too_many_requests' }

/** What asking for news brings: `same` when there are none. */
export type Checked = { checked: 'same' | 'changed' }

/** In the browser: a connection that breaks must not replace the page, and with it what was typed. */
export async function failedOr<Answer>(
  send: () => Promise<Answer>,
): Promise<Answer | (Failed & { state: 'failed' | 'tooSoon'; values: object })> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) throw error
    // The form for a lost link on the same page reads `state`.
    if (isTooMany(error)) return { failed: 'too_many_requests', state: 'tooSoon', values: {} }
    return { failed: navigator.onLine ? 'internal' : 'offline', state: 'failed', values: {} }
  }
}

/** Refused in front of all pages, whatever was sent. */
export const isTooMany = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 429

/** What changed nothing needs no reading again, and where sending failed reading would fail too. */
export function isCustomerReadAgain({
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
