import { z } from 'zod'
import type { CalendarDay } from '../../domain/calendar/wall-clock.ts'
import type { Inquiry } from '../../domain/events.ts'
import type { FormSchema } from './check-form.server.ts'
import { type ErrorCode, longtermMonths } from './form-answer.ts'
import {
  comingDay,
  email,
  optional,
  optionalPhone,
  required,
  requiredPhone,
  wholeNumber,
} from './form-fields.server.ts'

const dateOrder: ErrorCode = 'dateOrder'

/** What each form asks for, in the order of its fields. */
export const inquirySchemas = {
  contact: () =>
    z.object({
      name: required('name', 'nameRequired'),
      email,
      phone: optionalPhone,
      message: required('message', 'messageRequired'),
    }),
  longterm: (today: CalendarDay) =>
    z.object({
      car: required('car', 'carRequired'),
      start: comingDay(today),
      months: wholeNumber(longtermMonths.least, longtermMonths.most, 'months'),
      mileage: wholeNumber(0, 99_999, 'mileage'),
      name: required('name', 'nameRequired'),
      company: optional('company'),
      email,
      phone: optionalPhone,
      message: optional('message'),
    }),
  replacement: (today: CalendarDay) =>
    z
      .object({
        name: required('name', 'nameRequired'),
        email,
        phone: requiredPhone,
        ownCar: optional('ownCar'),
        insurer: optional('insurer'),
        claimNumber: optional('claimNumber'),
        garage: optional('garage'),
        from: comingDay(today),
        until: comingDay(today),
        message: optional('message'),
      })
      .refine(({ from, until }) => from === '' || until === '' || from <= until, {
        path: ['until'],
        error: dateOrder,
      }),
} satisfies Record<Inquiry['kind'], (today: CalendarDay) => FormSchema>
