export { default as account } from '../../../messages/staff/en/account.json' with { type: 'json' }
export { default as react } from '../../../messages/staff/en/react.json' with { type: 'json' }
export { default as readiness } from '../../../messages/staff/en/readiness.json' with { type: 'json' }
export { default as shell } from '../../../messages/staff/en/shell.json' with { type: 'json' }
export { default as today } from '../../../messages/staff/en/today.json' with { type: 'json' }
export { default as trips } from '../../../messages/staff/en/trips.json' with { type: 'json' }
export * from './parts-en.ts'
