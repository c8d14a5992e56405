/** Of people whom staff enter without a booking: whoever books agrees to the edition that is in force then. */
export const CONSENT_EDITION = '2026-11'
