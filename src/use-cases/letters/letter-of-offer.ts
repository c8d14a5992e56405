import type { Mail } from '../../documents/mails/mail.ts'
import { offerMail } from '../../documents/mails/offer.ts'
import { nameIn } from '../../i18n/name-in.ts'
import { pathOf } from '../../i18n/pages.ts'
import { offerLink } from '../offers/offer-link.ts'
import { readOffer } from '../offers/read-offers.ts'
import type { LetterTask } from './letter-task.ts'

/** While it can still be taken. */
export async function offerMade({
  deps,
  letter,
  reader,
  now,
}: LetterTask<'offer'>): Promise<Mail | undefined> {
  const found = await readOffer(deps.db, letter.details.offerId, now)
  if (found?.state !== 'open') return undefined
  const { offer, car, group, rentPlace, returnPlace } = found
  const { language } = letter
  const { company, rules, services } = deps.catalogue.current
  const stop = (at: Date, place: typeof rentPlace) => ({
    at,
    place: nameIn(place, language),
    address: place.address,
  })
  const { lines, total, vat, vatRate, deposit } = offer.quote
  return offerMail(
    {
      company,
      firstName: offer.firstName,
      car: car.name,
      group: nameIn(group, language),
      message: offer.message,
      isHeld: offer.holdsCar,
      until: offer.expiresAt,
      booking: {
        rules,
        rent: stop(offer.rentDate, rentPlace),
        return: stop(offer.returnDate, returnPlace),
        price: total,
        vat,
        vatRate,
        deposit,
        lines,
        services: offer.quote.services.map(({ serviceId, quantity, deductible }) => ({
          id: serviceId,
          name: services.get(serviceId)?.name[language] ?? '',
          quantity,
          deductible,
        })),
      },
      url: offerLink(deps, offer),
      conditions: `${deps.origin}${pathOf('accurate-rental-conditions', language)}`,
    },
    reader,
  )
}
