export { default as house } from '../../../messages/staff/ru/house.json' with { type: 'json' }
