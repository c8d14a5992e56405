/** What people read out on the phone: the booking's id with room to grow. */
export function bookingNumber(id: number): string {
  return `AR-${String(id).padStart(6, '0')}`
}
