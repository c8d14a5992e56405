import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { answered, tooSoon } from '../inquiry/answer-inquiry.server.ts'
import { checkForm } from '../inquiry/check-form.server.ts'
import { email } from '../inquiry/form-fields.server.ts'
import { startPage } from '../page-data.ts'

const schema = z.object({ email })

/** The same answer to everyone: it must not tell whose address is known to us. */
export async function answerLinkRequest(args: ActionFunctionArgs) {
  const { web, locale } = startPage(args, [])
  const checked = await checkForm(args.request, schema)
  if (checked.kind === 'done') return answered(checked.answer, checked.status)
  const wait = await web.waitToSend()
  if (wait > 0) return tooSoon(checked.values, wait)
  const address = checked.data.email ?? ''
  try {
    await web.requestLink(address, locale)
  } catch {
    return answered({ state: 'failed', values: checked.values }, 503)
  }
  return answered({ state: 'sent', email: address }, 200)
}
