import type { AnswerOf, EndpointName } from '../../../contract/staff/endpoints.ts'
import type { StaffRequest } from './staff-context.ts'

/** What a call answers, held against the table of calls: an answer that lacks something does not compile. */
export function answer<Name extends EndpointName>(
  context: StaffRequest,
  _call: Name,
  value: AnswerOf<Name>,
  { status = 200, headers = {} }: { status?: 200 | 201; headers?: Record<string, string> } = {},
): Response {
  return context.json(value, status, headers)
}
