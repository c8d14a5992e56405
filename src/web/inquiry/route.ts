import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { isTooMany } from '../customer/customer-answer.ts'
import type { FormAnswer } from './form-answer.ts'

/** What every page with one of our small forms has besides its own loader and action. */

/** A connection that breaks must not replace the page, and with it what was typed. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<FormAnswer> {
  try {
    return await serverAction()
  } catch (error) {
    return { state: isTooMany(error) ? 'tooSoon' : 'failed', values: {} }
  }
}

/** Sending a letter changes nothing that the page shows, and reading it all again could fail where sending did. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formMethod === undefined && args.defaultShouldRevalidate
}
