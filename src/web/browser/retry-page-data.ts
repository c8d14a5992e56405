import { PASSING_STATUSES } from '../../browser/ask.ts'

/**
 * The data of a page that could not be had is asked for once more. The router asks by the browser's own `fetch` and
 * takes no other.
 */
export function retryPageData(): void {
  const ask = window.fetch
  window.fetch = async (input, init) => {
    if (!isPageData(input, init)) return ask(input, init)
    const first = await ask(input, init).catch((error: unknown) => {
      // Nobody waits for it any more.
      if (init?.signal?.aborted) throw error
      return undefined
    })
    return first && !PASSING_STATUSES.has(first.status) ? first : ask(input, init)
  }
}

function isPageData(input: RequestInfo | URL, init?: RequestInit): boolean {
  const isRead = (init?.method ?? 'GET').toUpperCase() === 'GET'
  return isRead && input instanceof URL && input.pathname.endsWith('.data')
}
