import { createTranslator } from 'use-intl/core'
import type { CarTakenExtras } from '../../../contract/staff/timeline.ts'
import { labelFrom } from '../../../domain/calendar/wall-clock.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { requestLocale } from '../request-context.ts'
import { presentTaken } from './present-timeline.ts'
import { refuse, type StaffRequest } from './staff-request.ts'

/** The sentence names who has the car, so that it stands alone wherever it is shown. */
export function refuseTakenCar(context: StaffRequest, taken: CarTakenExtras<Date>): Response {
  const extras = presentTaken(taken)
  const locale = requestLocale(context)
  const messages = context.get('staffTexts')[locale]
  const t = createTranslator({ locale, messages, namespace: 'timeline' })
  const said = extras.inTheWay.slice(0, 2).map((thing) =>
    t('change.inTheWay', {
      what: thing.kind === 'booking' ? thing.number : thing.reason,
      from: formatDateTime(labelFrom(thing.from), locale),
      to: formatDateTime(labelFrom(thing.to), locale),
    }),
  )
  const detail = [messages.timeline.errors.car_taken, ...said].join(' ')
  return refuse(context, 'timeline', 'car_taken', 409, { ...extras, detail })
}
