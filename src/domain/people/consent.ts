/** The edition of terms and privacy notice that people agree to by registering. */
export const CONSENT_EDITION = '2026-11'
