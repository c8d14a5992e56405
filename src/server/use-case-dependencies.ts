import type { OpenDatabase } from '../db/client.ts'
import { drawings } from '../documents/papers.ts'
import { type UnpaidLimits, unpaidLimits } from '../domain/booking/hold.ts'
import { letterLimits } from '../domain/letters.ts'
import { partsThatAre } from '../domain/outside-parts.ts'
import type { HouseTexts } from '../i18n/house-words.ts'
import { isCarPhoto } from '../infra/files/is-car-photo.ts'
import { sniffPicture } from '../infra/files/sniff-picture.ts'
import type { BookingDependencies } from '../use-cases/booking/booking-dependencies.ts'
import type { PrivateLinks } from '../use-cases/booking/private-links.ts'
import type { CatalogueStore } from '../use-cases/catalogue/catalogue-store.ts'
import type { LetterCodes } from '../use-cases/letters/letter-codes.ts'
import type { LetterDependencies } from '../use-cases/letters/letter-dependencies.ts'
import type { PaperDependencies } from '../use-cases/papers/paper-dependencies.ts'
import { prepareTakenCars } from '../use-cases/search/taken-cars.ts'
import type { Adapters } from './adapters/open-adapters.ts'
import type { Env } from './env.ts'

type Opened = {
  database: OpenDatabase
  catalogue: CatalogueStore
  links: PrivateLinks
  codes: LetterCodes
  texts: HouseTexts
  adapters: Adapters
}

/** What each noun of the use cases works with. */
export function useCaseDependencies(
  env: Env,
  { database: { db }, catalogue, links, codes, texts, adapters }: Opened,
) {
  const { bank, signing, mailer, files, parsers } = adapters
  const unpaid = unpaidLimitsOf(env)
  const origin = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`
  const simulated = partsThatAre(env.parts, 'simulated')
  const papers: PaperDependencies = {
    db,
    catalogue,
    links,
    codes,
    unpaid,
    texts,
    draw: { ...drawings },
    files,
    simulated,
    origin,
  }
  const bookings: BookingDependencies = {
    ...papers,
    takenCars: prepareTakenCars(db),
    hasLockers: env.parts.lockers !== 'off',
  }
  const letters: LetterDependencies = {
    ...papers,
    hasMail: env.parts.mail !== 'off',
    letterLimits: { ...letterLimits, perHour: env.LETTERS_PER_HOUR, perDay: env.LETTERS_PER_DAY },
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
    photos: { db, files, isPhoto: isCarPhoto, develop: parsers.developPhoto, cut: parsers.cutPhoto },
  }
}

const unpaidLimitsOf = (env: Env): UnpaidLimits => ({
  ...unpaidLimits,
  canPayAtOnce: env.parts.bank !== 'off',
  canWriteLetters: env.parts.mail !== 'off',
  atOnce: env.UNPAID_HOLDS,
  perDay: env.UNPAID_PER_DAY,
  groupPercent: env.UNPAID_GROUP_PERCENT,
  alarmPerDay: env.UNPAID_ALARM,
})
