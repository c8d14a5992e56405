import { requestLocale } from '../request-context.ts'
import { refuse, type StaffRequest } from './staff-request.ts'

/** Too often: when it is worth trying again stands in the sentence and in the header. */
export const refuseWait = (
  context: StaffRequest,
  code: 'too_many_attempts' | 'too_many_codes',
  seconds: number,
): Response => {
  const sentence = context.get('staffTexts')[requestLocale(context)].errors.errors[code]
  const detail = sentence.replace('{minutes}', String(Math.ceil(seconds / 60)))
  return refuse(context, 'errors', code, 429, { title: detail, detail }, { 'retry-after': String(seconds) })
}
