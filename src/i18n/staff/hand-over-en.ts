export { default as bookings } from '../../../messages/staff/en/bookings.json' with { type: 'json' }
export { default as handover } from '../../../messages/staff/en/handover.json' with { type: 'json' }
