import { isRouteErrorResponse } from 'react-router'

/** Nothing was done, and whatever was typed is still there. The code is one of the messages in `errors`. */
export type Failed = { failed: 'offline' | 'internal' | 'too_many_requests' }

/** What asking for news brings: `same` when there are none. */
export type Checked = { checked: 'same' | 'changed' }

/** Refused in front of all pages, whatever was sent. */
export const isTooMany = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 429
