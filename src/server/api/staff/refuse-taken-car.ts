import { createTranslator } from 'use-intl/core'
import type { CarTakenExtras } from '../../../contract/staff/timeline.ts'
import { labelFrom } from '../../../domain/calendar/wall-clock.ts'
import type { Catalogue } from '../../../domain/catalogue.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { requestLocale } from '../request-context.ts'
import { presentTaken } from './present-timeline.ts'
import { refuse, type StaffRequest } from './staff-request.ts'

/** Nobody has the car, and it cannot be there: the sentence says where it stands. Staff may take it all the same. */
export function refuseFarCar(
  context: StaffRequest,
  { locations }: Catalogue,
  { standsAt, freeCars }: { standsAt: number | undefined } & Pick<CarTakenExtras, 'freeCars'>,
): Response {
  const locale = requestLocale(context)
  const t = createTranslator({ locale, messages: context.get('staffTexts')[locale], namespace: 'timeline' })
  const place = standsAt === undefined ? undefined : locations.get(standsAt)?.name[locale]
  const detail = place ? t('change.standsAt', { place }) : undefined
  return refuse(context, 'timeline', 'car_too_far', 409, { freeCars, ...(detail ? { detail } : {}) })
}

/** The sentence names who has the car, so that it stands alone wherever it is shown. */
export function refuseTakenCar(context: StaffRequest, taken: CarTakenExtras<Date>): Response {
  const extras = presentTaken(taken)
  const locale = requestLocale(context)
  const messages = context.get('staffTexts')[locale]
  const t = createTranslator({ locale, messages, namespace: 'timeline' })
  const nameOf = (thing: (typeof extras.inTheWay)[number]): string => {
    switch (thing.kind) {
      case 'booking':
        return thing.number
      case 'block':
        return thing.reason
      case 'trip':
        return messages.trips.one
      case 'offer':
        return `${messages.selling.offers.one} ${thing.customer}`
    }
  }
  const said = extras.inTheWay.slice(0, 2).map((thing) =>
    t('change.inTheWay', {
      what: nameOf(thing),
      from: formatDateTime(labelFrom(thing.from), locale),
      to: formatDateTime(labelFrom(thing.to), locale),
    }),
  )
  const detail = [messages.timeline.errors.car_taken, ...said].join(' ')
  return refuse(context, 'timeline', 'car_taken', 409, { ...extras, detail })
}
