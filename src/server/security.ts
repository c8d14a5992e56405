type Guard = {
  nonce: string
  isSecure: boolean
  /** Shown inside a page of ours: staff look at a paper beside what its driver told. */
  isFramed: boolean
  /** The staff area's parts write their styles into the page as they are shown. */
  hasLooseStyles: boolean
  /** The page is kept by the phone and shows pictures that are only there. */
  isKeptByPhone: boolean
  /** The page asks from a worker whether the server it has lost is back. */
  isDevelopment: boolean
}

const REPORTS = '/api/browser-errors/csp'

/** Nothing from elsewhere runs, frames or is told where the visitor was: addresses carry private links. */
export function securityHeaders(headers: Headers, guard: Guard): void {
  const { nonce, isSecure, isFramed, hasLooseStyles, isKeptByPhone, isDevelopment } = guard
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${hasLooseStyles ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data:${isKeptByPhone ? ' blob:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isKeptByPhone ? ["worker-src 'self'"] : isDevelopment ? ['worker-src blob:'] : []),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    // Said twice: browsers know one or the other.
    `report-uri ${REPORTS}`,
    'report-to csp',
  ].join('; ')
  headers.set('content-security-policy', policy)
  headers.set('reporting-endpoints', `csp="${REPORTS}"`)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'same-origin')
  headers.set('x-frame-options', isFramed ? 'SAMEORIGIN' : 'DENY')
  headers.set('permissions-policy', 'geolocation=(), microphone=(), camera=(self)')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cross-origin-resource-policy', 'same-origin')
  // A page holds a nonce and perhaps a cookie, which are one visitor's.
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  if (isPage && !headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  if (isSecure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
