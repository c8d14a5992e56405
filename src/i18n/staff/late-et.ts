export { default as house } from '../../../messages/staff/et/house.json' with { type: 'json' }
