import { data } from 'react-router'
import type { SignAnswer, SignProblem } from '../../../contract/visitor/customer.ts'
import { type OwnSigningMethod, ownSigningMethods } from '../../../domain/booking/paper-kinds.ts'
import type { Checked, Failed } from '../../customer/customer-answer.ts'
import type { CustomerPost } from '../../customer/open-page.server.ts'
import { cleanLine, readForm } from '../../inquiry/read-form.server.ts'

/** What was chosen and typed comes back with a refusal. */
type Typed = { method: OwnSigningMethod; phone: string; isRead: boolean }

export type SignPageAnswer =
  | Exclude<SignAnswer, { kind: 'failed' }>
  | { kind: 'refused'; code: SignProblem | 'not_read'; typed: Typed }
  | Checked
  | Failed

/** A drawing is some kilobytes; this is far beyond what the field can give. */
const MOST_BYTES = 1024 * 1024
const LONGEST_PHONE = 40

export async function answerSigning(post: CustomerPost) {
  const { web, token } = post
  const form = await readForm(post.request, MOST_BYTES)
  if (!form) return answered({ failed: 'internal' }, 413)
  if (form.get('intent') === 'check') {
    const answer = await web.customer.checkSigning(token)
    return answered({ checked: answer?.kind === 'running' ? 'same' : 'changed' })
  }
  const typed: Typed = {
    method: ownSigningMethods.find((method) => method === form.get('intent')) ?? 'drawn',
    phone: cleanLine(form.get('phone') ?? '').slice(0, LONGEST_PHONE),
    isRead: form.has('isRead'),
  }
  const refused = (code: SignProblem | 'not_read') =>
    answered({ kind: 'refused', code, typed }, code === 'contract_changed' ? 409 : 422)
  if (!typed.isRead) return refused('not_read')
  const answer = await sign(post, typed, form.get('drawing') ?? '')
  if (!answer) return undefined
  return answer.kind === 'failed' ? refused(answer.code) : answered(answer)
}

function sign(
  { web, token, locale, device }: CustomerPost,
  { method, phone }: Typed,
  drawing: string,
): Promise<SignAnswer | undefined> | SignAnswer {
  if (method !== 'drawn') return web.customer.signByPhone(token, method, phone, locale, device)
  const [, base64] = /^data:image\/png;base64,([A-Za-z0-9+/=]+)$/.exec(drawing) ?? []
  if (!base64) return { kind: 'failed', code: 'empty_drawing' }
  return web.customer.signByHand(token, new Uint8Array(Buffer.from(base64, 'base64')), device)
}

const answered = (answer: SignPageAnswer, status = 200) => data(answer, { status })
