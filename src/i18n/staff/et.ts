import account from '../../../messages/staff/et/account.json' with { type: 'json' }
import bookings from '../../../messages/staff/et/bookings.json' with { type: 'json' }
import documents from '../../../messages/staff/et/documents.json' with { type: 'json' }
import errors from '../../../messages/staff/et/errors.json' with { type: 'json' }
import figures from '../../../messages/staff/et/figures.json' with { type: 'json' }
import fleet from '../../../messages/staff/et/fleet.json' with { type: 'json' }
import letters from '../../../messages/staff/et/letters.json' with { type: 'json' }
import phone from '../../../messages/staff/et/phone.json' with { type: 'json' }
import prices from '../../../messages/staff/et/prices.json' with { type: 'json' }
import react from '../../../messages/staff/et/react.json' with { type: 'json' }
import records from '../../../messages/staff/et/records.json' with { type: 'json' }
import resources from '../../../messages/staff/et/resources.json' with { type: 'json' }
import shell from '../../../messages/staff/et/shell.json' with { type: 'json' }
import timeline from '../../../messages/staff/et/timeline.json' with { type: 'json' }
import today from '../../../messages/staff/et/today.json' with { type: 'json' }

export const messages = {
  account,
  bookings,
  documents,
  errors,
  figures,
  fleet,
  letters,
  phone,
  prices,
  react,
  records,
  resources,
  shell,
  timeline,
  today,
}
