const policy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Nothing from elsewhere runs, frames or is told where the visitor was: addresses carry private links. */
export function securityHeaders(headers: Headers): void {
  headers.set('content-security-policy', policy)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'same-origin')
  headers.set('x-frame-options', 'DENY')
  headers.set('permissions-policy', 'geolocation=(), microphone=(), camera=(self)')
  headers.set('cross-origin-opener-policy', 'same-origin')
}
