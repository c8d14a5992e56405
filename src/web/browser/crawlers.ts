import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
} from 'react-router'
import { reportError } from '../../browser/report-error.ts'

/**
 * A crawler that cannot load the next page keeps the one that stands: an error page would be read as what the page
 * says. The failure is only reported.
 */
export const keepPageOfCrawlers: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next()
  const failed = Object.values(results).find(({ type }) => type === 'error')
  const isMissing = isRouteErrorResponse(failed?.result) && failed.result.status < 500
  if (!failed || isMissing || !(await isCrawler())) return results
  const { pathname, search } = window.location
  const asked = new URL(request.url)
  // Nothing else stands there.
  if (asked.pathname === pathname && asked.search === search) return results
  reportError(failed.result)
  throw redirect(pathname + search)
}

/** The list of crawlers is long and needed only when something broke. */
async function isCrawler(): Promise<boolean> {
  try {
    return (await import('isbot')).isbot(navigator.userAgent)
  } catch {
    return false
  }
}
