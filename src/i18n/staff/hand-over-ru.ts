export { default as bookings } from '../../../messages/staff/ru/bookings.json' with { type: 'json' }
export { default as handover } from '../../../messages/staff/ru/handover.json' with { type: 'json' }
