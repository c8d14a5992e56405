import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs, HeadersFunction } from 'react-router'
import { failedOr } from './customer-answer.ts'
import { lastSeenOr } from './last-seen.ts'

/** What every route behind a private link has besides its own loader and action. */
export { pageMeta as meta } from '../seo/page-meta.ts'
export { isCustomerReadAgain as shouldRevalidate } from './customer-answer.ts'

/** Whoever has the address sees the booking, so nothing in between may keep it. */
export const headers: HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
  lastSeenOr(url.pathname + url.search, serverLoader)

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => failedOr(serverAction)
