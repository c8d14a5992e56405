import fleetWords from '../../../messages/staff/ru/fleet.json' with { type: 'json' }
import handoverWords from '../../../messages/staff/ru/handover.json' with { type: 'json' }
import peopleWords from '../../../messages/staff/ru/people.json' with { type: 'json' }
import recordWords from '../../../messages/staff/ru/records.json' with { type: 'json' }
import resourceWords from '../../../messages/staff/ru/resources.json' with { type: 'json' }
import sellingWords from '../../../messages/staff/ru/selling.json' with { type: 'json' }

/** Of areas that come later, what the menu, every field and the day's own lists say: the build leaves the rest behind. */
export const fleet = { duties: fleetWords.duties }
export const handover = { title: handoverWords.title }
export const people = { title: peopleWords.title }
export const records = { faults: recordWords.faults }
export const resources = {
  choices: resourceWords.choices,
  menu: resourceWords.menu,
  names: resourceWords.names,
}
export const selling = { offers: { title: sellingWords.offers.title } }
