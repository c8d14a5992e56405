import type { z } from 'zod'

/** A field at fault, and a stable code for what is wrong with it. */
export type FieldError = {
  path: string
  code: string
  /** Where the code alone does not say enough: a sentence in the reader's language. */
  detail?: string
  /** With `closed`: the nearest time at which the place serves. */
  nearest?: string | null
}

/** What zod found, as paths and stable codes; its English sentences stay here. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({ path: issue.path.join('.'), code: codeOf(issue) }))
}

function codeOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'custom':
      return issue.message
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'type'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : 'too_many'
    case 'too_small':
      return 'too_small'
    case 'invalid_value':
      return 'unknown_value'
    default:
      return 'format'
  }
}
