export { default as bookings } from '../../../messages/staff/et/bookings.json' with { type: 'json' }
export { default as handover } from '../../../messages/staff/et/handover.json' with { type: 'json' }
