export { default as account } from '../../../messages/staff/ru/account.json' with { type: 'json' }
export { default as react } from '../../../messages/staff/ru/react.json' with { type: 'json' }
export { default as readiness } from '../../../messages/staff/ru/readiness.json' with { type: 'json' }
export { default as shell } from '../../../messages/staff/ru/shell.json' with { type: 'json' }
export { default as today } from '../../../messages/staff/ru/today.json' with { type: 'json' }
export { default as trips } from '../../../messages/staff/ru/trips.json' with { type: 'json' }
export * from './parts-ru.ts'
