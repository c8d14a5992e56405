/** How a booking came: by the visitor's own hand, taken down by staff, or from a quote that was sent. */
export const bookingChannels = ['website', 'phone', 'offer'] as const
export type BookingChannel = (typeof bookingChannels)[number]
