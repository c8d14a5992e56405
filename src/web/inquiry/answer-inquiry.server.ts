import { type ActionFunctionArgs, data } from 'react-router'
import { labelOf } from '../../domain/calendar/tallinn.ts'
import { dayOf } from '../../domain/calendar/wall-clock.ts'
import type { Inquiry } from '../../domain/events.ts'
import { startPage } from '../page-data.ts'
import { checkForm, type FormSchema } from './check-form.server.ts'
import type { FieldValues, FormAnswer } from './form-answer.ts'
import { inquirySchemas } from './inquiry-schemas.server.ts'

/** Checks what was typed and passes it on to the office. */
export async function answerInquiry(args: ActionFunctionArgs, kind: Inquiry['kind']) {
  const { web, locale } = startPage(args, [])
  const schema: FormSchema = inquirySchemas[kind](dayOf(labelOf(web.now())))
  const checked = await checkForm(args.request, schema)
  if (checked.kind === 'done') return answered(checked.answer, checked.status)
  const wait = await web.waitToSend()
  if (wait > 0) return tooSoon(checked.values, wait)
  const { name = '', email = '', phone = '', message = '', ...rest } = checked.data
  const details = Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== ''))
  try {
    await web.sendInquiry({ kind, name, email, phone, text: message, language: locale, details })
  } catch {
    // An error page would throw away what was typed; the status tells the log.
    return answered({ state: 'failed', values: checked.values }, 503)
  }
  return answered({ state: 'sent', email }, 200)
}

/** What was typed comes back: whoever shares an address with a busy program can send it a minute later. */
export function tooSoon(values: FieldValues, wait: number) {
  const answer: FormAnswer = { state: 'tooSoon', values }
  return data(answer, { status: 429, headers: { 'retry-after': String(wait) } })
}

export function answered(answer: FormAnswer, status: number) {
  return data(answer, { status })
}
