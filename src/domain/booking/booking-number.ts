/** What people read out on the phone: the booking's id with room to grow. */
export function bookingNumber(id: number): string {
  return `AR-${String(id).padStart(6, '0')}`
}

/** The id behind a number as people write it, with or without what stands before the digits. */
export function parseBookingNumber(text: string): number | undefined {
  const digits = /^(?:AR[\s-]*)?0*(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}
