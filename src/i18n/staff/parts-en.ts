import fleetWords from '../../../messages/staff/en/fleet.json' with { type: 'json' }
import handoverWords from '../../../messages/staff/en/handover.json' with { type: 'json' }
import peopleWords from '../../../messages/staff/en/people.json' with { type: 'json' }
import recordWords from '../../../messages/staff/en/records.json' with { type: 'json' }
import resourceWords from '../../../messages/staff/en/resources.json' with { type: 'json' }
import sellingWords from '../../../messages/staff/en/selling.json' with { type: 'json' }

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
