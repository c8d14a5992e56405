export { default as account } from '../../../messages/staff/et/account.json' with { type: 'json' }
export { default as react } from '../../../messages/staff/et/react.json' with { type: 'json' }
export { default as readiness } from '../../../messages/staff/et/readiness.json' with { type: 'json' }
export { default as shell } from '../../../messages/staff/et/shell.json' with { type: 'json' }
export { default as today } from '../../../messages/staff/et/today.json' with { type: 'json' }
export { default as trips } from '../../../messages/staff/et/trips.json' with { type: 'json' }
export * from './parts-et.ts'
