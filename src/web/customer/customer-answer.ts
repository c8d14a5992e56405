import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Nothing was done, and whatever was typed is still there. The code is one of the messages in `errors`. */
export type Failed = { failed: 'offline' | 'internal' }

/** What asking for news brings: `same` when there are none. */
export type Checked = { checked: 'same' | 'changed' }

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
