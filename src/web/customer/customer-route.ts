import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from 'react-router'
import { failedOr } from './customer-answer.ts'
import { lastSeenOr } from './last-seen.ts'

/** What every route behind a private link has besides its own loader and action. */
export { isCustomerReadAgain as shouldRevalidate } from './customer-answer.ts'
export { customerHeaders as headers, customerMeta as meta } from './customer-page.tsx'

export const clientLoader = ({ serverLoader, url }: ClientLoaderFunctionArgs) =>
  lastSeenOr(url.pathname + url.search, serverLoader)

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => failedOr(serverAction)
