import { data } from 'react-router'
import type { CustomerPost } from '../../customer/open-page.server.ts'
import { cleanText, readForm } from '../../inquiry/read-form.server.ts'
import { LONGEST_REASON } from './cancel-booking.tsx'

export async function cancelOrder({ web, token, request }: CustomerPost) {
  const form = await readForm(request)
  if (form?.get('intent') !== 'cancel') return undefined
  const answer = await web.customer.cancel(
    token,
    cleanText(form.get('reason') ?? '').slice(0, LONGEST_REASON),
  )
  return data(answer, { status: answer?.kind === 'not_possible' ? 409 : 200 })
}
