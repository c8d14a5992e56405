import { type ActionFunctionArgs, data } from 'react-router'
import type { Locale } from '../../i18n/locales.ts'
import type { WebServices } from '../context.ts'
import { startPage } from '../page-data.ts'
import { checkForm, type FormSchema } from './check-form.server.ts'
import type { FieldValues, FormAnswer } from './form-answer.ts'

/** Checks what was typed and has it sent; with a refusal, what was typed comes back. */
export async function answerForm(
  args: ActionFunctionArgs,
  schemaAt: (now: Date) => FormSchema,
  send: (values: FieldValues, web: WebServices, locale: Locale) => Promise<void>,
) {
  const { web, locale } = startPage(args, [])
  // Nobody would read it.
  if (web.parts.mail === 'off') return answered({ state: 'failed', values: {} }, 404)
  const checked = await checkForm(args.request, schemaAt(web.now()))
  if (checked.kind === 'done') return answered(checked.answer, checked.status)
  const { values } = checked
  const wait = await web.waitToSend()
  // Whoever shares an address with a busy program can send it a minute later.
  if (wait > 0) return answered({ state: 'tooSoon', values }, 429, { 'retry-after': String(wait) })
  try {
    await send(checked.data, web, locale)
  } catch {
    // An error page would throw away what was typed; the status tells the log.
    return answered({ state: 'failed', values }, 503)
  }
  return answered({ state: 'sent', email: checked.data.email ?? '' }, 200)
}

function answered(answer: FormAnswer, status: number, headers: Record<string, string> = {}) {
  return data(answer, { status, headers })
}
