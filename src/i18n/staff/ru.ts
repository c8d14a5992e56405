import account from '../../../messages/staff/ru/account.json' with { type: 'json' }
import bookings from '../../../messages/staff/ru/bookings.json' with { type: 'json' }
import documents from '../../../messages/staff/ru/documents.json' with { type: 'json' }
import errors from '../../../messages/staff/ru/errors.json' with { type: 'json' }
import figures from '../../../messages/staff/ru/figures.json' with { type: 'json' }
import fleet from '../../../messages/staff/ru/fleet.json' with { type: 'json' }
import letters from '../../../messages/staff/ru/letters.json' with { type: 'json' }
import phone from '../../../messages/staff/ru/phone.json' with { type: 'json' }
import prices from '../../../messages/staff/ru/prices.json' with { type: 'json' }
import react from '../../../messages/staff/ru/react.json' with { type: 'json' }
import records from '../../../messages/staff/ru/records.json' with { type: 'json' }
import resources from '../../../messages/staff/ru/resources.json' with { type: 'json' }
import shell from '../../../messages/staff/ru/shell.json' with { type: 'json' }
import timeline from '../../../messages/staff/ru/timeline.json' with { type: 'json' }
import today from '../../../messages/staff/ru/today.json' with { type: 'json' }

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
