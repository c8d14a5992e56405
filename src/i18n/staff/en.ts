import account from '../../../messages/staff/en/account.json' with { type: 'json' }
import bookings from '../../../messages/staff/en/bookings.json' with { type: 'json' }
import documents from '../../../messages/staff/en/documents.json' with { type: 'json' }
import errors from '../../../messages/staff/en/errors.json' with { type: 'json' }
import figures from '../../../messages/staff/en/figures.json' with { type: 'json' }
import fleet from '../../../messages/staff/en/fleet.json' with { type: 'json' }
import letters from '../../../messages/staff/en/letters.json' with { type: 'json' }
import phone from '../../../messages/staff/en/phone.json' with { type: 'json' }
import prices from '../../../messages/staff/en/prices.json' with { type: 'json' }
import react from '../../../messages/staff/en/react.json' with { type: 'json' }
import records from '../../../messages/staff/en/records.json' with { type: 'json' }
import resources from '../../../messages/staff/en/resources.json' with { type: 'json' }
import shell from '../../../messages/staff/en/shell.json' with { type: 'json' }
import timeline from '../../../messages/staff/en/timeline.json' with { type: 'json' }
import today from '../../../messages/staff/en/today.json' with { type: 'json' }

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
