import type { ActionFunctionArgs } from 'react-router'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import type { Inquiry } from '../../domain/events.ts'
import { answerForm } from './answer-form.server.ts'
import { inquirySchemas } from './inquiry-schemas.server.ts'

/** Passes on to the office what was asked. */
export const inquiryAction = (kind: Inquiry['kind']) => (args: ActionFunctionArgs) =>
  answerForm(
    args,
    (now) => inquirySchemas[kind](dayOf(labelOf(now))),
    ({ name = '', email = '', phone = '', message = '', ...rest }, web, language) => {
      const details = Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== ''))
      return web.sendInquiry({ kind, name, email, phone, text: message, language, details })
    },
  )
