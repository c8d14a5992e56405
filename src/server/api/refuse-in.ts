import type { Context } from 'hono'
import { type ProblemCode, type ProblemExtras, problem } from './problem.ts'
import { type RequestContext, requestLocale, type Texts } from './request-context.ts'

/** A refusal in the language of whoever asks; the log knows it by its code. */
export const refuseIn =
  (texts: Texts) =>
  (
    context: Context<RequestContext>,
    code: ProblemCode,
    extras?: ProblemExtras,
    headers?: Record<string, string>,
  ): Response => {
    context.set('problemCode', code)
    return problem(code, texts[requestLocale(context)], extras, headers)
  }
