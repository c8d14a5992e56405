import type { OpenDatabase } from '../db/client.ts'
import { partsThatAre } from '../domain/outside-parts.ts'
import { cutPhoto, developPhoto, isCarPhoto } from '../infra/files/car-photo.ts'
import { sniffPicture } from '../infra/files/sniff-picture.ts'
import type { BookingDependencies } from '../use-cases/booking/booking-dependencies.ts'
import type { PrivateLinks } from '../use-cases/booking/private-links.ts'
import type { CatalogueStore } from '../use-cases/catalogue/catalogue-store.ts'
import type { LetterDependencies } from '../use-cases/letters/letter-dependencies.ts'
import type { PaperDependencies } from '../use-cases/papers/paper-dependencies.ts'
import { prepareBusyCars } from '../use-cases/search/busy-cars.ts'
import type { Adapters } from './adapters/open-adapters.ts'
import type { Texts } from './api/request-context.ts'
import type { Env } from './env.ts'

type Opened = {
  database: OpenDatabase
  catalogue: CatalogueStore
  links: PrivateLinks
  texts: Texts
  adapters: Adapters
}

/** What each noun of the use cases works with. */
export function useCaseDependencies(
  env: Env,
  { database: { db }, catalogue, links, texts, adapters }: Opened,
) {
  const { bank, signing, mailer, files, parsers } = adapters
  const bookings: BookingDependencies = {
    db,
    catalogue,
    busyCars: prepareBusyCars(db),
    links,
    hasLockers: env.parts.lockers !== 'off',
    holds: {
      // A transfer takes its time: where nobody can pay at once, the car waits as for a request.
      payNowMinutes: env.parts.bank === 'off' ? env.REQUEST_HOLD_MINUTES : env.HOLD_MINUTES,
      requestMinutes: env.REQUEST_HOLD_MINUTES,
    },
  }
  const origin = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`
  const simulated = partsThatAre(env.parts, 'simulated')
  const papers: PaperDependencies = { db, catalogue, links, texts, simulated, origin }
  const letters: LetterDependencies = {
    ...papers,
    hasMail: env.parts.mail !== 'off',
    send: ({ to, messageId, mail }) => {
      const { name, email } = catalogue.current.company
      return mailer.send({ from: `"${name.replaceAll('"', '')}" <${email}>`, to, messageId, ...mail })
    },
  }
  return {
    bookings,
    papers,
    letters,
    payments: { ...bookings, bank: bank.provider, paymentMinutes: env.PAYMENT_MINUTES },
    uploads: { db, files, sniff: sniffPicture, clean: parsers.clean },
    signing: { db, papers, providers: signing.providers, readDrawing: parsers.readDrawing },
    photos: { db, files, isPhoto: isCarPhoto, develop: developPhoto, cut: cutPhoto },
  }
}
