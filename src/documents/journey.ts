import { labelOf } from '../domain/calendar/tallinn.ts'
import { rentalDuration } from '../domain/pricing/duration.ts'
import { formatDuration } from '../i18n/format.ts'
import type { RentalFacts, StopFacts } from './booking-facts.ts'
import { momentText } from './moments.ts'
import type { Reader } from './reader.ts'

export type Stop = { label: string; moment: string; place: string; address: string }
export type Journey = { from: Stop; to: Stop; duration: string }

/** From pick-up to return, as mails and contracts tell it. */
export function journeyOf(
  { rent, return: back, rules }: Pick<RentalFacts, 'rent' | 'return' | 'rules'>,
  reader: Reader,
): Journey {
  const t = reader.t('price')
  const stop = (label: string, { at, place, address }: StopFacts) => ({
    label,
    moment: momentText(at, reader),
    place,
    address,
  })
  return {
    from: stop(t('pickUp'), rent),
    to: stop(t('return'), back),
    duration: formatDuration(rentalDuration(labelOf(rent.at), labelOf(back.at), rules), reader.locale),
  }
}
