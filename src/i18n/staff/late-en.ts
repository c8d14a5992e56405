export { default as house } from '../../../messages/staff/en/house.json' with { type: 'json' }
